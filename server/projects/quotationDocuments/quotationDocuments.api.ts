import type { Copies } from '#server/accounts/dataExport/copies.offer.ts'
import type { GraphqlApi } from '#server/kernel/api.ts'
import { through } from '#server/kernel/read/mapping.ts'
import { del, postFile, type Route } from '#server/kernel/rest.ts'
import { quotationDocument } from './quotationDocument.entity.ts'
import {
  addQuotationDocument,
  deleteQuotationDocument,
  documentsOfQuotation,
  uploadQuotationDocument,
} from './quotationDocuments.operations.ts'

export const graphql: GraphqlApi = {
  Mutation: { addQuotationDocument, uploadQuotationDocument, deleteQuotationDocument },
  entities: [quotationDocument],
  types: { Quotation: { documents: through(documentsOfQuotation, { quotationId: 'id' }) } },
}

const place = '/api/private/order/quotation/document'
const refuses = ['projectCompleted', 'transition'] as const

export const rest: Route[] = [
  postFile(place, uploadQuotationDocument, { answer: '{ id name type path size url }', refuses: [...refuses, 'full'] }),
  del(`${place}/:documentId`, deleteQuotationDocument, { refuses }),
]

export const copies: readonly Copies[] = [{ notCopied: ['quotation_document'] }]
