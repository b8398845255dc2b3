import { saveOtherDocumentInput } from '#schema/estates/otherDocuments.input.ts'
import type { Copies } from '#server/accounts/dataExport/copies.offer.ts'
import type { NamedRecords } from '#server/history/namedRecords.offer.ts'
import type { GraphqlApi } from '#server/kernel/api.ts'
import { fileAsUploaded } from '#server/kernel/fileAsUploaded.ts'
import { countOf } from '#server/kernel/read/mapping.ts'
import { sql } from '#server/kernel/read/sql.ts'
import { del, get, put, type Route } from '#server/kernel/rest.ts'
import { OtherDocument, otherDocument } from './otherDocument.entity.ts'
import { deleteOtherDocument, otherDocuments, saveOtherDocument } from './otherDocuments.operations.ts'

export const graphql: GraphqlApi = {
  Query: { otherDocuments },
  Mutation: { saveOtherDocument, deleteOtherDocument },
  entities: [otherDocument],
  types: {
    Building: {
      otherDocumentCount: countOf(OtherDocument, { estateId: 'estateId', buildingId: 'id' }),
    },
  },
}

const answer = '{ otherDocumentId: id customName file { id name type path size url } version createdAt }'

export const rest: Route[] = [
  get('/api/private/estate/:estateId/building/:buildingId/other-document', otherDocuments, { answer }),
  put('/api/private/estate/:estateId/building/:buildingId/other-document', saveOtherDocument, {
    answer,
    body: fileAsUploaded,
    takes: saveOtherDocumentInput.omit(['estateId', 'buildingId', 'version']),
  }),
  del('/api/private/estate/:estateId/building/:buildingId/other-document', deleteOtherDocument),
  get('/api/public/:publicLinkKey/estate/:estateId/building/:buildingId/other-document', otherDocuments, { answer }),
]

export const copies: readonly Copies[] = [{ ofEstates: [{ table: 'other_document', section: 'technical-information' }] }]

export const namedRecords: readonly NamedRecords[] = [
  { otherDocument: { section: 'technical-information', from: sql`other_document r`, name: sql`r.custom_name` } },
]
