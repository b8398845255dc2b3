import { useAllPages } from '#client/access/useAllPages.ts'
import { useEstatePlace } from '#client/estates/estate/estatePlace.ts'
import { useMoistureBuildingsQuery } from '#client/generated/graphql.ts'

/** Where a sensor can be; nothing for whoever may not see the buildings, or where there are none. */
export function useBuildings() {
  const { estateId } = useEstatePlace()
  const query = useMoistureBuildingsQuery({ variables: { estateId }, context: { tell: false } })
  useAllPages(query.data?.buildings, query)
  return query.data?.buildings?.edges.map(({ node }) => node) ?? []
}
