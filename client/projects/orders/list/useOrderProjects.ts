import { shownData, shownOf } from '#client/access/pagesOf.ts'
import { useOrderProjectsQuery } from '#client/generated/graphql.ts'
/** The projects that somebody may have orders in, for choosing one. */
export function useOrderProjects() {
  const query = useOrderProjectsQuery({ fetchPolicy: 'no-cache', context: { tell: false } })
  const data = shownData(query)?.projects.nodes.filter(({ canAccessOrders }) => canAccessOrders)
  return shownOf(data, query)
}
