import type { Copies } from '#server/accounts/dataExport/copies.offer.ts'
import type { NamedRecords } from '#server/history/namedRecords.offer.ts'
import type { GraphqlApi } from '#server/kernel/api.ts'
import { fileAsUploaded } from '#server/kernel/fileAsUploaded.ts'
import { sql } from '#server/kernel/read/sql.ts'
import { del, get, put, type Route } from '#server/kernel/rest.ts'
import { privateDocument } from './privateDocument.entity.ts'
import { deletePrivateDocument, privateDocuments, savePrivateDocument } from './privateFolder.operations.ts'

export const graphql: GraphqlApi = {
  Query: { privateDocuments },
  Mutation: { savePrivateDocument, deletePrivateDocument },
  entities: [privateDocument],
}

const document = '{ id customName file { id name type path size url } version createdAt }'

export const rest: Route[] = [
  get('/api/private/estate/:estateId/private-folder', privateDocuments, { answer: document }),
  put('/api/private/estate/:estateId/private-folder', savePrivateDocument, { answer: document, body: fileAsUploaded }),
  del('/api/private/estate/:estateId/private-folder', deletePrivateDocument),
]

export const copies: readonly Copies[] = [{ ofEstates: [{ table: 'private_document', section: 'private-folder' }] }]

export const namedRecords: readonly NamedRecords[] = [
  { privateDocument: { section: 'private-folder', from: sql`private_document r`, name: sql`r.custom_name` } },
]
