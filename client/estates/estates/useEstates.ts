import { screenQuery } from '#client/access/screenQuery.ts'
import { useEstatesQuery } from '#client/generated/graphql.ts'

/** The estates of the account, a page at a time; all of them where nothing is searched for. */
export function useEstates(search: string) {
  const { data, previousData, error, loading, refetch, fetchMore } = useEstatesQuery({
    variables: { search: search || null },
    ...screenQuery,
  })
  // While another search is under way, what was found before stays.
  const list = (data ?? previousData)?.estates
  return {
    estates: list?.edges.map(({ node }) => node),
    totalCount: list?.totalCount,
    hasMore: list?.pageInfo.hasNextPage ?? false,
    error,
    loading,
    retry: () => void refetch(),
    more: () => void fetchMore({ variables: { after: list?.pageInfo.endCursor } }),
  }
}
