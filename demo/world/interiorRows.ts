import type { SceneName } from '#demo/art/scenes.ts'
import { urlNameOf } from '#server/files/names.offer.ts'
import type { Content } from './contents.ts'
import { demoId } from './demoId.ts'
import { type EstateKey, estates } from './estates.ts'
import type { Ids } from './ids.ts'
import { cabinInterior } from './interior/cabin.ts'
import { flatInterior } from './interior/flat.ts'
import type { DemoComment, DemoFloor, DemoRoom } from './interior/floor.ts'
import { houseInterior } from './interior/house.ts'
import { pictureSize } from './paperRows.ts'
import { minutesAfter, type Past } from './past.ts'
import type { Rows } from './tables.ts'

const interiors: readonly (readonly [EstateKey, readonly DemoFloor[]])[] = [
  ['house', houseInterior],
  ['flat', flatInterior],
  ['cabin', cabinInterior],
]
const step = 1024

interface Placed {
  id: string
  estate: EstateKey
  createdAt: Date
}
type Picture = Placed & { scene: SceneName; commentId: string; fileId: string; comment: DemoComment }

/** Entered on the evening that the estate was, floor by floor. */
function placed(past: Past) {
  const floors = interiors.flatMap(([estate, all]) =>
    all.map((floor, index) => {
      const createdAt = minutesAfter(past(estates[estate].since, '18:30'), index * 10)
      return { ...floor, estate, index, createdAt, id: demoId(`floor ${estate} ${index}`, createdAt) }
    }),
  )
  const rooms = floors.flatMap(({ estate, index: floor, id: floorId, createdAt: from, rooms: all }) =>
    all.map((room: DemoRoom, index) => {
      const createdAt = minutesAfter(from, index + 1)
      return { ...room, estate, index, floorId, createdAt, id: demoId(`room ${estate} ${floor} ${index}`, createdAt) }
    }),
  )
  const comments = rooms.flatMap(({ id: roomId, estate, comments: all = [] }) =>
    all.map((comment) => {
      const createdAt = past(comment.said, '19:20')
      return { ...comment, comment, estate, roomId, createdAt, id: demoId(`comment ${roomId} ${comment.text}`, createdAt) }
    }),
  )
  const pictures: Picture[] = comments.flatMap(({ id: commentId, estate, comment, createdAt }) =>
    (comment.pictures ?? []).map((scene) => {
      const id = demoId(`picture ${commentId} ${scene}`, createdAt)
      return { id, estate, createdAt, scene, comment, commentId, fileId: demoId(`picture file ${commentId} ${scene}`, createdAt) }
    }),
  )
  return { floors, rooms, comments, pictures }
}

export const interiorContents = (past: Past): Content[] =>
  placed(past).pictures.map(({ fileId, scene }) => ({ fileId, draw: (photograph) => photograph(scene, pictureSize) }))

export function interiorRows(past: Past, ids: Ids): Rows {
  const { floors, rooms, comments, pictures } = placed(past)
  const dated = (createdAt: Date) => ({ createdAt, updatedAt: createdAt })
  const author = ({ estate, comment }: { estate: EstateKey; comment: DemoComment }) => ids.account(comment.by ?? estates[estate].owners[0]!)
  const named = (name: string) => ({ name, urlName: urlNameOf(name) })
  return {
    file: pictures.map((picture) => ({
      id: picture.fileId,
      ...named(`${names[picture.scene] ?? 'Bilde'}.jpg`),
      type: 'image/jpeg',
      purpose: 'image',
      ...pictureSize,
      ownerAccountId: author(picture),
      estateId: ids.estate(picture.estate),
      section: 'room-comments',
      isTemporary: false,
      expiresAt: null,
      createdAt: picture.createdAt,
    })),
    floor: floors.map(({ id, estate, type, name = null, index, createdAt }) => ({
      id,
      estateId: ids.estate(estate),
      type,
      name,
      sortOrder: (index + 1) * step,
      roomCount: 0,
      areaM2: 0,
      version: 1,
      ...dated(createdAt),
    })),
    room: rooms.map(({ id, estate, floorId, type, name = null, area = null, removed, index, createdAt }) => ({
      id,
      estateId: ids.estate(estate),
      floorId,
      type,
      name,
      areaM2: area,
      sortOrder: (index + 1) * step,
      commentCount: 0,
      removedAt: removed ? past(removed, '19:58') : null,
      version: removed ? 2 : 1,
      ...dated(createdAt),
    })),
    room_comment: comments.map(({ id, estate, comment, roomId, createdAt }) => ({
      id,
      estateId: ids.estate(estate),
      roomId,
      text: comment.text,
      authorAccountId: author({ estate, comment }),
      version: 1,
      ...dated(createdAt),
    })),
    room_comment_picture: pictures.map(({ id, estate, commentId, fileId }) => ({ id, estateId: ids.estate(estate), commentId, fileId })),
  }
}

const names: Partial<Record<SceneName, string>> = {
  bathroom: 'Badet',
  technicalRoom: 'Teknisk rom',
  electricalCabinet: 'Sikringsskap',
  floorPlan: 'Plantegning',
  roofAndGutter: 'Taket',
}
