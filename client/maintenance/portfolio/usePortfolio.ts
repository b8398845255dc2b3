import { pagesOf, shownData } from '#client/access/pagesOf.ts'
import { screenQuery } from '#client/access/screenQuery.tsx'
import { useAllPages } from '#client/access/useAllPages.ts'
import { usePortfolioQuery } from '#client/generated/graphql.ts'

/** All estates that one sees: page after page, for only all of them can be sorted. */
export function usePortfolio() {
  const asked = usePortfolioQuery({ variables: { search: null }, ...screenQuery })
  useAllPages(asked.data?.portfolio, asked)
  return pagesOf(shownData(asked)?.portfolio, asked)
}
