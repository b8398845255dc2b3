import { useEffect } from 'react'
import type { AskedByPages } from './own.ts'

interface Listed {
  pageInfo: { hasNextPage: boolean; endCursor?: string | null }
}

/** Page after page, where only all of a list can be shown or sorted. */
export function useAllPages(list: Listed | null | undefined, { fetchMore }: Pick<AskedByPages, 'fetchMore'>) {
  const { hasNextPage, endCursor } = list?.pageInfo ?? {}
  useEffect(() => {
    // What can't be read is left out, and those before it stay.
    if (hasNextPage) void fetchMore({ variables: { after: endCursor } }).catch(() => undefined)
  }, [hasNextPage, endCursor, fetchMore])
}
