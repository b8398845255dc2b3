import { useApolloClient } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import type { SearchQuery } from '#client/generated/graphql.ts'
import { SearchDocument } from '#client/generated/operations/Search.ts'

/** Long enough for a word to be typed, short enough not to be waited for. */
const pause = 150

interface Found {
  /** For which words. */
  typed: string
  result?: SearchQuery['search']
  failed?: boolean
}

const none: Found = { typed: '' }

/** What has the words that are typed. Until that has come, what was found for those before stays. */
export function useFound(typed: string) {
  const client = useApolloClient()
  const [looked, setLooked] = useState(none)
  const isEnough = typed.length >= 2
  const isLooking = isEnough && looked.typed !== typed
  useEffect(() => {
    if (!isLooking) return undefined
    const asking = new AbortController()
    const context = { fetchOptions: { signal: asking.signal } }
    const waiting = setTimeout(() => {
      client.query({ query: SearchDocument, variables: { text: typed }, fetchPolicy: 'no-cache', context }).then(
        ({ data }) => !asking.signal.aborted && setLooked({ typed, ...(data ? { result: data.search } : { failed: true }) }),
        () => !asking.signal.aborted && setLooked({ typed, failed: true }),
      )
    }, pause)
    return () => {
      clearTimeout(waiting)
      asking.abort()
    }
  }, [client, typed, isLooking])
  return { looked: isEnough ? looked : none, isLooking, again: () => setLooked(none) }
}
