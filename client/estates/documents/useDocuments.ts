import { screenQuery } from '#client/access/screenQuery.ts'
import { type FindDocumentsQueryVariables, type FoundDocumentPartsFragment, useFindDocumentsQuery } from '#client/generated/graphql.ts'

export type FoundDocument = FoundDocumentPartsFragment

/** The documents that fit, a page at a time. A search that another takes the place of is given up. */
export function useDocuments(asked: FindDocumentsQueryVariables) {
  const { data, previousData, error, loading, refetch, fetchMore } = useFindDocumentsQuery({ variables: asked, ...screenQuery })
  // While another search is under way, what was found before stays.
  const list = (data ?? previousData)?.documentSearch
  return {
    documents: list?.edges.map(({ node }) => node),
    totalCount: list?.totalCount ?? 0,
    hasMore: list?.pageInfo.hasNextPage ?? false,
    error: data ? undefined : error,
    loading,
    retry: () => void refetch(),
    more: () => void fetchMore({ variables: { after: list?.pageInfo.endCursor } }),
  }
}
