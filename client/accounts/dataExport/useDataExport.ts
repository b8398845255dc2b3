import { useEffect } from 'react'
import { refusalOf } from '#client/access/refusal.ts'
import { tellFailure } from '#client/access/tellFailure.ts'
import { useSend } from '#client/data/useSend.ts'
import { ExportMyDataDocument, useDataExportQuery } from '#client/generated/graphql.ts'

const betweenLooksMs = 3000

/** While a copy is under way it is looked for again and again. */
export function useDataExport() {
  const { data, error, refetch, startPolling, stopPolling } = useDataExportQuery({
    fetchPolicy: 'cache-and-network',
    context: { tell: false },
  })
  const send = useSend()
  const isUnderWay = data?.dataExport?.state === 'making'

  useEffect(() => {
    if (isUnderWay) startPolling(betweenLooksMs)
    return stopPolling
  }, [isUnderWay, startPolling, stopPolling])

  return {
    copy: data?.dataExport,
    isKnown: data !== undefined,
    error: data ? undefined : error,
    retry: () => void refetch(),
    ask: async () => {
      await send({ mutation: ExportMyDataDocument, variables: {} })
      await refetch().catch((failed: unknown) => tellFailure(refusalOf(failed) ?? failed))
    },
  }
}
