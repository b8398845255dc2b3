import { useEffect } from 'react'
import { shownOf } from '#client/access/pagesOf.ts'
import { refusalOf } from '#client/access/refusal.ts'
import { tellFailure } from '#client/access/tellFailure.ts'
import { useSend } from '#client/data/useSend.ts'
import { ExportMyDataDocument, useDataExportQuery } from '#client/generated/graphql.ts'

const betweenLooksMs = 3000

/** While a copy is under way it is looked for again and again. */
export function useDataExport() {
  const query = useDataExportQuery({ fetchPolicy: 'cache-and-network', context: { tell: false } })
  const { data, refetch, startPolling, stopPolling } = query
  const send = useSend()
  const isUnderWay = data?.dataExport?.state === 'making'

  useEffect(() => {
    if (isUnderWay) startPolling(betweenLooksMs)
    return stopPolling
  }, [isUnderWay, startPolling, stopPolling])

  return {
    ...shownOf(data, query),
    ask: async () => {
      await send({ mutation: ExportMyDataDocument, variables: {} })
      await refetch().catch((failed: unknown) => tellFailure(refusalOf(failed) ?? failed))
    },
  }
}
