import type { Copies } from '#server/accounts/dataExport/copies.offer.ts'
import type { GraphqlApi } from '#server/kernel/api.ts'
import { through } from '#server/kernel/read/mapping.ts'
import { del, postFile, put, type Route } from '#server/kernel/rest.ts'
import { ofAsTold } from '../orders/copiedOrders.ts'
import { orderDocument } from './orderDocument.entity.ts'
import {
  addOrderDocument,
  changeOrderDocument,
  deleteOrderDocument,
  documentsOfOrder,
  uploadOrderDocument,
} from './orderDocuments.operations.ts'

export const graphql: GraphqlApi = {
  Mutation: { addOrderDocument, uploadOrderDocument, changeOrderDocument, deleteOrderDocument },
  entities: [orderDocument],
  types: { Order: { documents: through(documentsOfOrder, { orderId: 'id' }) } },
}

const file = '{ id name type path size url }'
const refuses = ['projectCompleted', 'transition'] as const

export const rest: Route[] = [
  postFile('/api/private/order/document', uploadOrderDocument, { answer: file, refuses: [...refuses, 'full'] }),
  put('/api/private/order/document', changeOrderDocument, { answer: `{ id orderId kind customName file ${file} createdAt }`, refuses }),
  del('/api/private/order/document/:documentId', deleteOrderDocument, { refuses }),
]

export const copies: readonly Copies[] = [{ ofEstates: [{ table: 'order_document', section: 'estate', where: ofAsTold }] }]
