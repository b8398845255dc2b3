import sharp from 'sharp'
import { drawDocument } from '#demo/documents.ts'
import { urlNameOf } from '#server/files/names.offer.ts'
import type { Content } from './contents.ts'
import { demoId } from './demoId.ts'
import { type EstateKey, estates } from './estates.ts'
import type { Ids } from './ids.ts'
import { pictureSize } from './paperRows.ts'
import { minutesAfter, type Past, workday } from './past.ts'
import { propertyOf } from './property.ts'
import { cabinRenovations } from './renovations/cabin.ts'
import { flatRenovations } from './renovations/flat.ts'
import { houseRenovations } from './renovations/house.ts'
import type { DemoRenovation } from './renovations/renovation.ts'
import type { Rows } from './tables.ts'

const all: readonly (readonly [EstateKey, readonly DemoRenovation[]])[] = [
  ['house', houseRenovations],
  ['flat', flatRenovations],
  ['cabin', cabinRenovations],
]

/** Written down the evening it was done, and what is older than the estate here when the estate came. */
function placed(past: Past) {
  return all.flatMap(([estate, renovations]) =>
    renovations.map((renovation, index) => {
      const done = past({ years: renovation.ago, days: 9 }, '20:10')
      const entered = past(estates[estate].since, '20:30')
      const createdAt = minutesAfter(done > entered ? done : entered, renovations.length - index)
      return { ...renovation, estate, done, createdAt, id: demoId(`renovation ${estate} ${index}`, createdAt) }
    }),
  )
}
type Placed = ReturnType<typeof placed>[number]

const papersOf = ({ id, papers = [], createdAt }: Placed) =>
  papers.map((paper) => ({ ...paper, id: demoId(`paper ${id}`, createdAt), fileId: demoId(`paper file ${id}`, createdAt) }))
const picturesOf = ({ id, before = [], after = [], createdAt }: Placed) =>
  [...before.map((shown) => ({ ...shown, side: 'before' })), ...after.map((shown) => ({ ...shown, side: 'after' }))].map(
    (picture, sortOrder) => ({
      ...picture,
      sortOrder,
      id: demoId(`${picture.side} ${sortOrder} ${id}`, createdAt),
      fileId: demoId(`${picture.side} file ${sortOrder} ${id}`, createdAt),
    }),
  )

export function renovationContents(now: Date, past: Past): Content[] {
  return placed(past).flatMap((renovation) => [
    ...papersOf(renovation).map(({ fileId, document }): Content => ({
      fileId,
      draw: (photograph) =>
        drawDocument(document, propertyOf(estates[renovation.estate], now), { made: workday(renovation.done), photograph }),
    })),
    ...picturesOf(renovation).map(({ fileId, scene, side }): Content => ({
      fileId,
      draw: async (photograph) => {
        const picture = await photograph(scene, pictureSize)
        return side === 'before' ? worn(picture) : picture
      },
    })),
  ])
}

/** As it looked before: greyer, darker, and on an older picture. */
const worn = (picture: Buffer) => sharp(picture).modulate({ saturation: 0.4, brightness: 0.82 }).jpeg({ quality: 82 }).toBuffer()

export function renovationRows(past: Past, ids: Ids): Rows {
  const renovations = placed(past)
  const dated = ({ createdAt }: Placed) => ({ createdAt, updatedAt: createdAt })
  const file = (renovation: Placed, id: string, name: string, looks: object) => ({
    id,
    name,
    urlName: urlNameOf(name),
    ...looks,
    ownerAccountId: ids.account(estates[renovation.estate].owners[0]!),
    estateId: ids.estate(renovation.estate),
    section: 'renovations',
    isTemporary: false,
    expiresAt: null,
    createdAt: minutesAfter(renovation.createdAt, -1),
  })
  const asPaper = { type: 'application/pdf', purpose: 'document', width: null, height: null }
  const asPicture = { type: 'image/jpeg', purpose: 'image', ...pictureSize }
  return {
    file: renovations.flatMap((renovation) => [
      ...papersOf(renovation).map(({ fileId, name }) => file(renovation, fileId, `${name}.pdf`, asPaper)),
      ...picturesOf(renovation).map(({ fileId, side, caption }) =>
        file(renovation, fileId, `${caption ?? (side === 'before' ? 'Før' : 'Etter')}.jpg`, asPicture),
      ),
    ]),
    renovation: renovations.map((renovation) => {
      const { id, estate, kind, title, done, trades = [], companies = [], description, cost } = renovation
      const facts = { kind, title, year: done.getUTCFullYear(), trades, companies, description, costOre: cost ?? null }
      return { id, estateId: ids.estate(estate), ...facts, version: 1, ...dated(renovation) }
    }),
    renovation_document: renovations.flatMap((renovation) =>
      papersOf(renovation).map(({ id, type, name, fileId }) => ({
        id,
        estateId: ids.estate(renovation.estate),
        renovationId: renovation.id,
        documentType: type,
        customName: name,
        fileId,
        version: 1,
        ...dated(renovation),
      })),
    ),
    renovation_picture: renovations.flatMap((renovation) =>
      picturesOf(renovation).map(({ id, side, caption = null, sortOrder, fileId }) => ({
        id,
        estateId: ids.estate(renovation.estate),
        renovationId: renovation.id,
        side,
        caption,
        sortOrder,
        fileId,
        version: 1,
        ...dated(renovation),
      })),
    ),
  }
}
