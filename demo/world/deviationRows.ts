import type { ControlAreaType, ControlPointType } from '#schema/projects/controls.ts'
import { urlNameOf } from '#server/files/names.offer.ts'
import type { Content } from './contents.ts'
import { demoId } from './demoId.ts'
import { partOf } from './exteriorRows.ts'
import type { Ids } from './ids.ts'
import { pictureSize } from './paperRows.ts'
import { minutesAfter, type Past, type Span } from './past.ts'
import type { PersonKey } from './people.ts'
import { planOfBathroomId } from './projectPaperRows.ts'
import { areaId, bathroom, bathroomId, pointId } from './projectRows.ts'
import type { Rows, RowValues } from './tables.ts'

interface DemoDeviation {
  text: string
  raisedBy: PersonKey
  since: Span
  due: Span
  /** What shows it: a part of the picture of the bathroom, from the left, from the top, so wide. */
  at: readonly [number, number, number]
  mended?: { since: Span; answer: string; at: readonly [number, number, number] }
  confirmed?: Span
  /** The point that it is about; or where on the plan of the bathroom. */
  about: readonly [ControlAreaType, ControlPointType] | { x: number; y: number }
}

/** Of the bathroom: one that is late, one that waits for its owner, and one that is over. */
const deviations: readonly DemoDeviation[] = [
  {
    text: 'Lim utenfor klemringen ved sluket',
    raisedBy: 'leader',
    since: { days: 24 },
    due: { days: 12 },
    at: [80, 620, 480],
    mended: { since: { days: 18 }, answer: 'Renset og limt på nytt, klemringen sitter.', at: [60, 560, 560] },
    confirmed: { days: 17 },
    about: ['wetAreas', 'drainCollar'],
  },
  {
    text: 'Sprukket flis ved dusjnisjen',
    raisedBy: 'owner',
    since: { days: 8 },
    due: { days: -4 },
    at: [160, 160, 520],
    mended: { since: { days: 2 }, answer: 'Støtteplate festet på nytt, flis byttet og fuget.', at: [120, 120, 640] },
    about: { x: 0.53, y: 0.21 },
  },
  {
    text: 'Mangler silikon i hjørnet',
    raisedBy: 'leader',
    since: { days: 7 },
    due: { days: 2 },
    at: [20, 480, 420],
    about: ['bathroom', 'silicone'],
  },
]

const size = { width: 1200, height: 900 }

function placeOf(past: Past, about: DemoDeviation['about']) {
  if ('x' in about) {
    const mark = { documentId: planOfBathroomId(past), markX: about.x, markY: about.y }
    return { controlAreaId: null, controlPointId: null, ...mark }
  }
  const [area, point] = about
  const of = { controlAreaId: areaId(past, bathroom, area), controlPointId: pointId(past, bathroom, area, point) }
  return { ...of, documentId: null, markX: null, markY: null }
}

/** What was not as it should be in the bathroom, with pictures of before and after. */
export function deviationRows(past: Past, ids: Ids): { rows: Rows; contents: Content[] } {
  const place = { estateId: ids.estate('house'), projectId: bathroomId(past) }
  const [leader, pro, owner] = [ids.account('leader', 'builders'), ids.account('pro', 'builders'), ids.account('owner')]
  const accountOf = (key: PersonKey) => (key === 'owner' ? owner : leader)
  const mender = {
    id: demoId('participant pro of the bathroom', past({ months: 2 }, '08:20')),
    ...place,
    role: 'Subcontractor',
    accountId: pro,
    subcontractorId: null,
    confirmedAt: past({ months: 2 }, '09:05'),
    createdAt: past({ months: 2 }, '08:20'),
  }
  const parts = deviations.map(({ text, raisedBy, since, due, at, mended, confirmed, about }, index) => {
    const createdAt = past(since, '12:20')
    const id = demoId(`deviation ${text}`, createdAt)
    const mendedAt = mended ? past(mended.since, '07:07') : null
    const confirmedAt = confirmed ? past(confirmed, '13:15') : null
    const picture = (side: 'before' | 'after', when: Date, part: readonly [number, number, number], by: string) => {
      const fileId = demoId(`deviation ${text} ${side}`, when)
      const name = side === 'before' ? 'avvik.jpg' : 'rettet.jpg'
      return {
        file: {
          id: fileId,
          name,
          urlName: urlNameOf(name),
          type: 'image/jpeg',
          purpose: 'image',
          ...size,
          ownerAccountId: by,
          ...place,
          section: 'project-inside',
          isTemporary: false,
          expiresAt: null,
          createdAt: when,
        } satisfies RowValues,
        row: {
          id: demoId(`deviation file ${text} ${side}`, minutesAfter(when, 1)),
          ...place,
          deviationId: id,
          side,
          fileId,
          createdAt: when,
        },
        content: { fileId, draw: async (photograph) => partOf(await photograph('bathroom', pictureSize), part) } satisfies Content,
      }
    }
    const pictures = [
      picture('before', createdAt, at, accountOf(raisedBy)),
      ...(mended && mendedAt ? [picture('after', mendedAt, mended.at, pro)] : []),
    ]
    return {
      deviation: {
        id,
        ...place,
        number: index + 1,
        text,
        ...placeOf(past, about),
        responsibleId: mender.id,
        dueDate: past(due).toISOString().slice(0, 10),
        status: confirmed ? 'confirmed' : mended ? 'mended' : 'open',
        answer: mended?.answer ?? null,
        raisedByAccountId: accountOf(raisedBy),
        mendedAt,
        mendedByAccountId: mended ? pro : null,
        confirmedAt,
        version: confirmed ? 3 : mended ? 2 : 1,
        createdAt,
        updatedAt: confirmedAt ?? mendedAt ?? createdAt,
      },
      pictures,
    }
  })
  const pictures = parts.flatMap((part) => part.pictures)
  return {
    rows: {
      project_participant: [mender],
      file: pictures.map(({ file }) => file),
      project_deviation: parts.map(({ deviation }) => deviation),
      project_deviation_file: pictures.map(({ row }) => row),
    },
    contents: pictures.map(({ content }) => content),
  }
}
