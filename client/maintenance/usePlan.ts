import { shownData } from '#client/access/pagesOf.ts'
import { isStale, refusalOf } from '#client/access/refusal.ts'
import { screenQuery } from '#client/access/screenQuery.ts'
import { tellFailure } from '#client/access/tellFailure.ts'
import { useSending } from '#client/access/useSending.ts'
import { planChanged } from '#client/estates/findings/planChanged.ts'
import {
  type AddMaintenanceBuildingInput,
  type MaintenancePlanQuery,
  type PlanAreaLineFragment,
  type PlanBuildingPartsFragment,
  type PlanDocumentPartsFragment,
  type SavePlanDocumentInput,
  useAddMaintenanceBuildingMutation,
  useDeletePlanDocumentMutation,
  useMaintenanceBuildingOptionsQuery,
  useMaintenanceBuildingQuery,
  useMaintenancePlanQuery,
  useRemoveMaintenanceBuildingMutation,
  useSavePlanDocumentMutation,
  useUpdateMaintenanceBuildingMutation,
  type UpdateMaintenanceBuildingInput,
} from '#client/generated/graphql.ts'

export type PlanBuilding = MaintenancePlanQuery['maintenanceBuildings']['edges'][number]['node']
export type AreaLine = PlanAreaLineFragment
export type BuildingFacts = PlanBuildingPartsFragment
export type PlanDocument = PlanDocumentPartsFragment

/** The plan of an estate: its buildings with their areas, and the documents of the whole. */
export function usePlan(estateId: string) {
  const asked = useMaintenancePlanQuery({ variables: { estateId }, ...screenQuery })
  const data = shownData(asked)
  return {
    buildings: data?.maintenanceBuildings.edges.map(({ node }) => node),
    documents: data?.planDocuments.edges.map(({ node }) => node) ?? [],
    error: data ? undefined : asked.error,
    retry: () => void asked.refetch().catch(() => undefined),
  }
}

/** Documents of the plan as a whole, or of one of its areas. */
export function useDocuments(estateId: string, areaId?: string) {
  const [save] = useSavePlanDocumentMutation()
  const [remove] = useDeletePlanDocumentMutation()
  const sending = useSending()
  return {
    save: async (document: Pick<SavePlanDocumentInput, 'id' | 'version' | 'customName' | 'fileId'>) => {
      const input = { estateId, ...(areaId && { areaId }), ...document }
      await sending(input, (context) => save({ variables: { input }, context, update: planChanged }))
    },
    remove: (fileId: string) => remove({ variables: { estateId, areaId, fileId }, context: { keepalive: true }, update: planChanged }),
  }
}

export function usePlanBuilding(estateId: string, buildingId: string | undefined) {
  const asked = useMaintenanceBuildingQuery({ variables: { estateId, buildingId: buildingId ?? '' }, skip: !buildingId, ...screenQuery })
  const options = useMaintenanceBuildingOptionsQuery({ variables: { estateId }, skip: !!buildingId, ...screenQuery })
  const [add] = useAddMaintenanceBuildingMutation()
  const [update] = useUpdateMaintenanceBuildingMutation()
  const [remove] = useRemoveMaintenanceBuildingMutation()
  const sending = useSending()
  const building = shownData(asked)?.maintenanceBuilding ?? undefined
  return {
    building,
    /** Of the estate, and not in the plan yet. */
    options: shownData(options)?.maintenanceBuildingOptions.edges.flatMap(({ node }) => (node.inPlan ? [] : [node])),
    error: building ? undefined : (asked.error ?? options.error),
    isMissing: !!asked.data && !asked.data.maintenanceBuilding && !asked.loading,
    retry: () => void (buildingId ? asked : options).refetch().catch(() => undefined),
    add: async (values: Omit<AddMaintenanceBuildingInput, 'estateId'>) => {
      const input = { estateId, ...values }
      const { data } = await sending(input, (context) => add({ variables: { input }, context, update: planChanged }))
      return data!.addMaintenanceBuilding.id
    },
    change: async (values: Omit<UpdateMaintenanceBuildingInput, 'estateId'>) => {
      const input = { estateId, ...values }
      try {
        await sending(input, (context) => update({ variables: { input }, context, update: planChanged }))
      } catch (error) {
        // What was typed stays, to be saved upon the newest if one still wants to.
        if (isStale(error)) {
          tellFailure(refusalOf(error) ?? error)
          await asked.refetch()
        }
        throw error
      }
    },
    remove: (id: string) => remove({ variables: { estateId, buildingId: id }, update: planChanged }),
  }
}
