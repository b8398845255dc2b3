import { useEffect, useState } from 'react'
import { refusalOf } from '#client/access/refusal.ts'
import { tellFailure } from '#client/access/tellFailure.ts'
import { useDataExportQuery, useExportMyDataMutation } from '#client/generated/graphql.ts'

const betweenLooksMs = 3000

/** While a copy is under way it is looked for again and again. */
export function useDataExport() {
  const { data, error, refetch, startPolling, stopPolling } = useDataExportQuery({
    fetchPolicy: 'cache-and-network',
    context: { tell: false },
  })
  const [begin] = useExportMyDataMutation()
  const [isAsking, setAsking] = useState(false)
  const isUnderWay = data?.dataExport?.state === 'making'

  useEffect(() => {
    if (isUnderWay) startPolling(betweenLooksMs)
    return stopPolling
  }, [isUnderWay, startPolling, stopPolling])

  async function ask() {
    setAsking(true)
    try {
      await begin({ context: { tell: false } })
      await refetch()
    } catch (failed) {
      tellFailure(refusalOf(failed) ?? failed)
    } finally {
      setAsking(false)
    }
  }

  return {
    copy: data?.dataExport,
    isKnown: data !== undefined,
    error: data ? undefined : error,
    retry: () => void refetch(),
    ask,
    isAsking,
  }
}
