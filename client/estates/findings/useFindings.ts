import { shownData } from '#client/access/pagesOf.ts'
import { refusalOf } from '#client/access/refusal.ts'
import { screenQuery } from '#client/access/screenQuery.ts'
import { useMay } from '#client/access/useMay.ts'
import { useSending } from '#client/access/useSending.ts'
import { useEstatePlace } from '#client/estates/estate/estatePlace.ts'
import { estateSections } from '#client/estates/estate/sections.ts'
import { useBuildingFindingsQuery, useFindingPlacesQuery, useMakeTaskOfFindingMutation } from '#client/generated/graphql.ts'
import { notify } from '#client/ui/notify.ts'
import { type Finding, findingRules, type FindingTask, type FindingValues } from './finding.ts'
import { planChanged } from './planChanged.ts'

/** What is planned for the findings of a building, by the id of the finding; for whoever sees the plan. */
export function useBuildingFindings(estateId: string, buildingId: string): ReadonlyMap<string, FindingTask> {
  const { isPublic } = useEstatePlace()
  const mayRead = useMay(estateId)('read', estateSections.maintenance.part)
  // Asked each time: the building beside it fills the cache with parts whose tasks are those of before.
  const answer = useBuildingFindingsQuery({
    variables: { estateId, buildingId },
    skip: isPublic || !mayRead,
    fetchPolicy: 'cache-and-network',
    context: { tell: false },
  })
  const building = shownData(answer)?.building
  const found = [...(building?.parts ?? []), ...(building?.controlPoints ?? [])]
  return new Map(found.flatMap(({ id, task }) => (task ? [[id, task] as const] : [])))
}

/** Where such a task may be: the areas of the building, or of all where nobody has said which. */
export function useFindingPlaces({ buildingId, isArea }: Finding) {
  const { estateId } = useEstatePlace()
  const answer = useFindingPlacesQuery({ variables: { estateId }, skip: isArea === true, ...screenQuery })
  const buildings = shownData(answer)?.maintenanceBuildingOptions.edges.map(({ node }) => node) ?? []
  return buildings.filter(({ id }) => !buildingId || id === buildingId)
}

/** Makes a task of a finding. Where somebody else was first, theirs is shown. */
export function useMakeTask() {
  const { estateId } = useEstatePlace()
  const [make, { client }] = useMakeTaskOfFindingMutation()
  const sending = useSending()
  return async ({ kind, id }: Finding, { areaId, ...values }: FindingValues) => {
    const asked = findingRules.cast(values, { stripUnknown: true })
    const input = { estateId, origin: { kind, findingId: id }, ...asked, areaId: areaId || null }
    try {
      await sending(input, (context) => make({ variables: { input }, context, update: planChanged }))
    } catch (error) {
      if (refusalOf(error)?.code !== 'entityAlreadyExists') throw error
      planChanged(client.cache)
      return
    }
    notify.success('estates.finding.made', { values: { title: asked.title } })
  }
}
