import type { ApolloCache } from '@apollo/client'
import { refusalOf } from '#client/access/refusal.ts'
import { screenQuery } from '#client/access/screenQuery.ts'
import { tellFailure } from '#client/access/tellFailure.ts'
import { useRepeatKey } from '#client/access/useRepeatKey.ts'
import {
  type ReportPartsFragment,
  ReportsFromDocument,
  type SaveReportDocumentInput,
  useDeleteReportDocumentMutation,
  useReportArchiveQuery,
  useSaveReportDocumentMutation,
} from '#client/generated/graphql.ts'

export type Report = ReportPartsFragment
/** What is said about a report when it is saved; with `id` and `version` it is a change. */
export type ReportInput = Omit<SaveReportDocumentInput, 'estateId'>
export type ReportArchive = ReturnType<typeof useReportArchive>

export function useReportArchive(estateId: string) {
  const { client, data, previousData, error, loading, refetch, fetchMore } = useReportArchiveQuery({
    variables: { estateId },
    ...screenQuery,
  })
  const [saveReport] = useSaveReportDocumentMutation()
  const [deleteReport] = useDeleteReportDocumentMutation()
  const keyFor = useRepeatKey()

  // While the list is read again after a change, it stays as it was.
  const estate = (data ?? previousData)?.estate
  const list = estate?.reportDocuments
  const readAgain = (cache: ApolloCache) => {
    cache.evict({ id: cache.identify({ __typename: 'Estate', id: estateId }), fieldName: 'reportDocuments' })
  }

  async function save(report: ReportInput) {
    const input = { estateId, ...report }
    const context = { tell: false, headers: { 'Idempotency-Key': keyFor(input) } }
    try {
      // A change comes back whole, and the cache puts it where the report stands.
      await saveReport({ variables: { input }, context, update: report.version ? undefined : readAgain })
    } catch (error) {
      if (!isStale(error)) tellFailure(refusalOf(error) ?? error)
      throw error
    }
  }

  /** Goes through even when it is the last thing that the page does. */
  const remove = (id: string) => deleteReport({ variables: { estateId, id }, context: { keepalive: true }, update: readAgain })

  /** The report as it is now; nothing where somebody has deleted it. */
  async function newest(id: string): Promise<Report | undefined> {
    const before = list?.edges[list.edges.findIndex(({ node }) => node.id === id) - 1]
    const variables = { estateId, after: before?.cursor }
    const { data } = await client.query({ query: ReportsFromDocument, variables, fetchPolicy: 'network-only' })
    return data?.reportDocuments.edges.find(({ node }) => node.id === id)?.node
  }

  return {
    reports: list?.edges.map(({ node }) => node),
    totalCount: list?.totalCount ?? 0,
    hasMore: list?.pageInfo.hasNextPage ?? false,
    /** The viewer sees the estate, and not its reports. */
    isClosed: list === null,
    owner: estate?.contactName,
    error: estate ? undefined : error,
    loading,
    retry: () => void refetch(),
    more: () => void fetchMore({ variables: { after: list?.pageInfo.endCursor } }),
    save,
    remove,
    newest,
  }
}

/** Somebody has changed the report since it was read: the form itself says what to do about it. */
export const isStale = (error: unknown) => refusalOf(error)?.reason === 'stale'
