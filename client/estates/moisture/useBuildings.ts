import { useAllPages } from '#client/access/useAllPages.ts'
import { useEstatePlace } from '#client/estates/estate/estatePlace.ts'
import { useMoistureBuildingsQuery } from '#client/generated/graphql.ts'

/** Where a sensor can be; nothing for whoever may not see the buildings, or where there are none. */
export function useBuildings() {
  const { estateId } = useEstatePlace()
  const asked = useMoistureBuildingsQuery({ variables: { estateId }, context: { tell: false } })
  useAllPages(asked.data?.buildings, asked)
  return asked.data?.buildings?.edges.map(({ node }) => node) ?? []
}
