import { collection, type RecordOf } from '#client/data/collection.ts'
import {
  DeleteReportDocumentDocument,
  ReportArchiveDocument,
  SaveReportDocumentDocument,
  type SaveReportDocumentInput,
} from '#client/generated/graphql.ts'

export const reports = collection({
  texts: 'estates.reportArchive',
  address: 'report',
  list: ReportArchiveDocument,
  at: ({ estate }) => estate?.reportDocuments,
  nameOf: ({ customName }) => customName,
  save: ({ estateId }, input: Omit<SaveReportDocumentInput, 'estateId'>) => ({
    mutation: SaveReportDocumentDocument,
    variables: { input: { estateId, ...input } },
  }),
  remove: ({ estateId }, { id }) => ({ mutation: DeleteReportDocumentDocument, variables: { estateId, id } }),
  listed: ['Estate.reportDocuments'],
  changes: ['Query.documentSearch'],
})
export type Report = RecordOf<typeof reports>
