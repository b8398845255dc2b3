import type { SceneName } from '#demo/art/scenes.ts'
import { areasFor } from '#schema/projects/controls.ts'
import { urlNameOf } from '#server/files/names.offer.ts'
import type { Content } from './contents.ts'
import { demoId } from './demoId.ts'
import { partOf } from './exteriorRows.ts'
import type { Ids } from './ids.ts'
import { pictureSize } from './paperRows.ts'
import { minutesAfter, type Past } from './past.ts'
import { projectLooks, type Shot } from './projectPictures.ts'
import { pictureId, pointId, projectId, projects } from './projectRows.ts'
import type { Rows, RowValues } from './tables.ts'

const closeUp = { width: 1200, height: 900 }

const draw = (shot: Shot | SceneName): Content['draw'] =>
  typeof shot === 'string'
    ? (photograph) => photograph(shot, pictureSize)
    : async (photograph) => partOf(await photograph(shot[0], pictureSize), [shot[1], shot[2], shot[3]])

/** Pictures of the projects themselves, and of what was looked at in them. */
export function projectPictureRows(past: Past, ids: Ids): { rows: Rows; contents: Content[] } {
  const estateId = ids.estate('house')
  const ownerAccountId = ids.account('pro', 'builders')
  const parts = projects.flatMap((project) => {
    const place = { estateId, projectId: projectId(past, project) }
    const picture = (fileId: string, name: string, createdAt: Date, size: object): RowValues => ({
      id: fileId,
      name,
      urlName: urlNameOf(name),
      type: 'image/jpeg',
      purpose: 'image',
      ...size,
      ownerAccountId,
      ...place,
      section: 'project',
      isTemporary: false,
      expiresAt: null,
      createdAt,
    })
    const look = projectLooks[project.name]!
    const own = pictureId(past, project)
    const isWhole = typeof look.picture === 'string'
    const shots = areasFor(project.type, [...project.presets]).flatMap(({ type, points }) =>
      points.flatMap((code) => (look.points[code]?.shots ?? []).map((shot, index) => ({ type, code, shot, index }))),
    )
    const finishedAt = past(project.closedSince ?? { days: 6 }, '14:10')
    return [
      {
        file: picture(own, 'prosjektet.jpg', past(project.since, '08:30'), isWhole ? pictureSize : closeUp),
        row: null,
        content: { fileId: own, draw: draw(look.picture) } satisfies Content,
      },
      ...shots.map(({ type, code, shot, index }, n) => {
        const at = minutesAfter(finishedAt, n - shots.length - 20)
        const fileId = demoId(`point picture ${project.name} ${type} ${code} ${index}`, at)
        return {
          file: picture(fileId, `${code}${index ? `-${index + 1}` : ''}.jpg`, at, closeUp),
          row: {
            id: demoId(`point file ${project.name} ${type} ${code} ${index}`, at),
            ...place,
            controlPointId: pointId(past, project, type, code),
            fileId,
            createdAt: at,
          } satisfies RowValues,
          content: { fileId, draw: draw(shot) } satisfies Content,
        }
      }),
    ]
  })
  return {
    rows: { file: parts.map(({ file }) => file), control_point_file: parts.flatMap(({ row }) => row ?? []) },
    contents: parts.map(({ content }) => content),
  }
}
