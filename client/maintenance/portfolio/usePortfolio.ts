import { useEffect } from 'react'
import { pagesOf, shownData } from '#client/access/pagesOf.ts'
import { screenQuery } from '#client/access/screenQuery.ts'
import { usePortfolioQuery } from '#client/generated/graphql.ts'

/** All estates that one sees: page after page, for only all of them can be sorted. */
export function usePortfolio() {
  const asked = usePortfolioQuery({ variables: { search: null }, ...screenQuery })
  const { fetchMore } = asked
  const { hasNextPage, endCursor } = asked.data?.portfolio.pageInfo ?? {}
  useEffect(() => {
    // What can't be read is left out, and those before it stay.
    if (hasNextPage) void fetchMore({ variables: { after: endCursor } }).catch(() => undefined)
  }, [hasNextPage, endCursor, fetchMore])
  return pagesOf(shownData(asked)?.portfolio, asked)
}
