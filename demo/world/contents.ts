import { drawLogo } from '#demo/art/logos.ts'
import { drawDocument } from '#demo/documents.ts'
import type { Photograph } from '#demo/documents/occasion.ts'
import type { BuildingPicture } from './buildingRows.ts'
import { companyKeys } from './companies.ts'
import { estateKeys, estates } from './estates.ts'
import type { Ids } from './ids.ts'
import { pictureSize } from './paperRows.ts'
import type { Paper } from './papers.ts'
import { propertyOf } from './property.ts'

/** What lies in a file. */
export interface Content {
  fileId: string
  draw: (photograph: Photograph) => Promise<Buffer>
}

export const contentsOf = (now: Date, ids: Ids, papers: readonly Paper[], pictures: readonly BuildingPicture[]): Content[] => [
  ...pictures.map(({ fileId, scene }): Content => ({ fileId, draw: (photograph) => photograph(scene, pictureSize) })),
  ...estateKeys.map((key): Content => ({ fileId: ids.image(key), draw: (photograph) => photograph(estates[key].scene, pictureSize) })),
  ...companyKeys.map((key): Content => ({ fileId: ids.logo(key), draw: () => drawLogo(key) })),
  ...papers.map(({ fileId, content, estate, made }): Content => {
    if ('scene' in content) return { fileId, draw: (photograph) => photograph(content.scene, pictureSize) }
    return { fileId, draw: (photograph) => drawDocument(content.document, propertyOf(estates[estate], now), { made, photograph }) }
  }),
]
