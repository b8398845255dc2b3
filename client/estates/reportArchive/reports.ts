import { type NodeOf, records } from '#client/data/collection.ts'
import {
  DeleteReportDocumentDocument,
  type ReportArchiveQuery,
  SaveReportDocumentDocument,
  type SaveReportDocumentInput,
} from '#client/generated/graphql.ts'

export type Report = NodeOf<NonNullable<ReportArchiveQuery['estate']>['reportDocuments']>

export const reports = records({
  texts: 'estates.reportArchive',
  address: 'report',
  nameOf: ({ customName }: Report) => customName,
  save: ({ estateId }: { estateId: string }, input: Omit<SaveReportDocumentInput, 'estateId'>) => ({
    mutation: SaveReportDocumentDocument,
    variables: { input: { estateId, ...input } },
  }),
  remove: ({ estateId }, { id }) => ({ mutation: DeleteReportDocumentDocument, variables: { estateId, id } }),
  listed: ['Estate.reportDocuments'],
  changes: ['Query.documentSearch'],
})
