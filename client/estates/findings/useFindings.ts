import { useIdentity } from '#client/access/identity.ts'
import { shownData } from '#client/access/pagesOf.ts'
import { screenQuery } from '#client/access/screenQuery.tsx'
import { useAllPages } from '#client/access/useAllPages.ts'
import { useMay } from '#client/access/useMay.ts'
import { useEstatePlace } from '#client/estates/estate/estatePlace.ts'
import { estateSections } from '#client/estates/estate/sections.ts'
import { useBuildingFindingsQuery, useFindingPlacesQuery } from '#client/generated/graphql.ts'
import type { Finding, FindingTask } from './finding.ts'

/** What is planned for the findings of a building, by the id of the finding; for whoever sees the plan. */
export function useBuildingFindings(estateId: string, buildingId: string): ReadonlyMap<string, FindingTask> {
  const { isPublic } = useEstatePlace()
  const mayRead = useMay(estateId)('read', estateSections.maintenance.part)
  const isPlanning = Boolean(useIdentity()?.features['maintenancePlan'])
  // Asked each time: the building beside it fills the cache with parts whose tasks are those of before.
  const answer = useBuildingFindingsQuery({
    variables: { estateId, buildingId },
    skip: isPublic || !mayRead || !isPlanning,
    fetchPolicy: 'cache-and-network',
    context: { tell: false },
  })
  const building = shownData(answer)?.building
  const places = [...(building?.parts ?? []), ...(building?.controlPoints ?? [])]
  return new Map(places.flatMap(({ id, task }) => (task ? [[id, task] as const] : [])))
}

/** The buildings of the plan with their areas. */
export function usePlanPlaces(isSkipped = false) {
  const { estateId } = useEstatePlace()
  const answer = useFindingPlacesQuery({ variables: { estateId }, skip: isSkipped, ...screenQuery })
  useAllPages(answer.data?.maintenanceBuildingOptions, answer)
  return shownData(answer)?.maintenanceBuildingOptions.edges.map(({ node }) => node) ?? []
}

/** Where such a task may be: the areas of the building, or of all where nobody has said which. */
export const useFindingPlaces = ({ buildingId, isArea }: Finding) =>
  usePlanPlaces(isArea === true).filter(({ id }) => !buildingId || id === buildingId)
