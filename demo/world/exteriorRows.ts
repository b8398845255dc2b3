import sharp from 'sharp'
import { urlNameOf } from '#server/files/names.offer.ts'
import type { Content } from './contents.ts'
import { demoId } from './demoId.ts'
import { estates } from './estates.ts'
import { type ExteriorKey, exteriors } from './exteriors.ts'
import type { Ids } from './ids.ts'
import { pictureSize } from './paperRows.ts'
import { minutesAfter, type Past } from './past.ts'
import type { Rows } from './tables.ts'

const step = 1024
/** Of a picture that shows a part of the scene. */
const closeUp = { width: 1200, height: 900 }
const keys = Object.keys(exteriors) as ExteriorKey[]

const taken = (past: Past, ids: Ids) =>
  keys.flatMap((key) =>
    exteriors[key].shots.map((shot, index) => {
      const createdAt = minutesAfter(past(estates[key].since, '19:10'), index)
      // The first is the one that the estate is known by.
      return { key, shot, index, createdAt, fileId: index ? demoId(`exterior ${key} ${index}`, createdAt) : ids.image(key) }
    }),
  )

export const exteriorContents = (past: Past, ids: Ids): Content[] =>
  taken(past, ids).flatMap(({ key, shot: { at }, fileId }) =>
    at ? [{ fileId, draw: async (photograph) => partOf(await photograph(estates[key].scene, pictureSize), at) }] : [],
  )

/** A part of a picture that is four to three. */
export const partOf = (whole: Buffer, [left, top, width]: readonly [number, number, number]) =>
  sharp(whole)
    .extract({ left, top, width, height: (width * 3) / 4 })
    .resize(closeUp)
    .jpeg({ quality: 86 })
    .toBuffer()

export function exteriorRows(past: Past, ids: Ids): Rows {
  const shots = taken(past, ids)
  const dated = (createdAt: Date) => ({ createdAt, updatedAt: createdAt })
  return {
    file: shots
      .filter(({ index }) => index)
      .map(({ key, shot, fileId, createdAt }) => {
        const name = `${shot.caption}.jpg`
        return {
          id: fileId,
          name,
          urlName: urlNameOf(name),
          type: 'image/jpeg',
          purpose: 'image',
          ...closeUp,
          ownerAccountId: ids.account(estates[key].owners[0]!),
          estateId: ids.estate(key),
          section: 'exterior',
          isTemporary: false,
          expiresAt: null,
          createdAt,
        }
      }),
    estate_exterior: keys.map((key) => {
      const { shots: _, ...words } = exteriors[key]
      return { id: ids.estate(key), estateId: ids.estate(key), ...words, version: 1, ...dated(past(estates[key].since, '19:00')) }
    }),
    exterior_image: shots.map(({ key, shot, index, fileId, createdAt }) => ({
      id: fileId,
      estateId: ids.estate(key),
      fileId,
      caption: shot.caption,
      sortOrder: (index + 1) * step,
      version: 1,
      ...dated(createdAt),
    })),
  }
}
