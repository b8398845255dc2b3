import type { Copies } from '#server/accounts/dataExport/copies.offer.ts'
import type { NamedRecords } from '#server/history/namedRecords.offer.ts'
import type { GraphqlApi } from '#server/kernel/api.ts'
import { fileAsUploaded } from '#server/kernel/fileAsUploaded.ts'
import { sql } from '#server/kernel/read/sql.ts'
import { del, get, put, type Route } from '#server/kernel/rest.ts'
import { deleteReportDocument, reportDocuments, saveReportDocument } from './reportArchive.operations.ts'
import { reportDocument } from './reportDocument.entity.ts'

export const graphql: GraphqlApi = {
  Query: { reportDocuments },
  Mutation: { saveReportDocument, deleteReportDocument },
  entities: [reportDocument],
}

const document = '{ id reportType customName reportDate file { id name type path size url } version createdAt }'

const listed = { answer: document, query: { searchValue: 'search' } }

export const rest: Route[] = [
  get('/api/private/estate/:estateId/report-archive', reportDocuments, listed),
  put('/api/private/estate/:estateId/report-archive', saveReportDocument, { answer: document, body: fileAsUploaded }),
  del('/api/private/estate/:estateId/report-archive', deleteReportDocument),
  get('/api/public/:publicLinkKey/estate/:estateId/report-archive', reportDocuments, listed),
]

export const copies: readonly Copies[] = [{ ofEstates: [{ table: 'report_archive_document', section: 'report-archive' }] }]

export const namedRecords: readonly NamedRecords[] = [
  { report: { section: 'report-archive', from: sql`report_archive_document r`, name: sql`r.custom_name` } },
]
