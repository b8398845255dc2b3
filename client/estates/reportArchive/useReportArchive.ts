import { shownData } from '#client/access/pagesOf.ts'
import { screenQuery } from '#client/access/screenQuery.ts'
import { usePapers } from '#client/estates/papers/usePapers.ts'
import {
  type ReportPartsFragment,
  ReportsFromDocument,
  type SaveReportDocumentInput,
  useDeleteReportDocumentMutation,
  useReportArchiveQuery,
  useSaveReportDocumentMutation,
} from '#client/generated/graphql.ts'

export type Report = ReportPartsFragment
export type ReportInput = Omit<SaveReportDocumentInput, 'estateId'>

export function useReportArchive(estateId: string) {
  const asked = useReportArchiveQuery({ variables: { estateId }, ...screenQuery })
  const [save] = useSaveReportDocumentMutation()
  const [remove] = useDeleteReportDocumentMutation()

  const estate = shownData(asked)?.estate

  return usePapers<Report, ReportInput>({
    estateId,
    field: 'reportDocuments',
    asked,
    estate,
    list: estate?.reportDocuments,
    save: (input, options) => save({ variables: { input }, ...options }),
    remove: (id, options) => remove({ variables: { estateId, id }, ...options }),
    async readFrom(after) {
      const variables = { estateId, after }
      return (await asked.client.query({ query: ReportsFromDocument, variables, fetchPolicy: 'network-only' })).data?.reportDocuments
    },
  })
}
