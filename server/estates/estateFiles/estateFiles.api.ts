import type { Copies } from '#server/accounts/dataExport/copies.offer.ts'
import type { GraphqlApi } from '#server/kernel/api.ts'
import { del, postFile, put, type Route } from '#server/kernel/rest.ts'
import {
  chooseEstateImage,
  deleteEstateDocument,
  deleteEstateImage,
  estateImages,
  uploadEstateDocument,
  uploadEstateImage,
  uploadExteriorImage,
} from './estateFiles.operations.ts'
import { estateImage } from './estateImage.entity.ts'

export const graphql: GraphqlApi = {
  Query: { estateImages },
  Mutation: { chooseEstateImage, uploadEstateImage, uploadExteriorImage, deleteEstateImage, uploadEstateDocument, deleteEstateDocument },
  entities: [estateImage],
}

const file = '{ id name type path size url }'

export const rest: Route[] = [
  put('/api/private/estate/:estateId/details-image', chooseEstateImage, { answer: `{ estateId: id image ${file} version }` }),
  postFile('/api/private/estate/:estateId/image', uploadEstateImage, { answer: file }),
  postFile('/api/private/estate/:estateId/exterior/image', uploadExteriorImage, { answer: file }),
  del('/api/private/estate/:estateId/image', deleteEstateImage),
  postFile('/api/private/estate/:estateId/document', uploadEstateDocument, { answer: file }),
  del('/api/private/estate/:estateId/document', deleteEstateDocument, { refuses: ['held'] }),
]

export const copies: readonly Copies[] = [{ ofEstates: [{ table: 'estate_image', section: 'estate' }] }]
