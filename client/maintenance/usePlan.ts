import { shownData } from '#client/access/pagesOf.ts'
import { screenQuery } from '#client/access/screenQuery.tsx'
import { useAllPages } from '#client/access/useAllPages.ts'
import { useNewest } from '#client/data/useNewest.ts'
import { useSend } from '#client/data/useSend.ts'
import { planChanges } from '#client/estates/findings/planChanges.ts'
import {
  type AddMaintenanceBuildingInput,
  MaintenanceAreaDocument,
  MaintenanceBuildingDocument,
  MaintenancePlanDocument,
  type MaintenancePlanQuery,
  type PlanAreaLineFragment,
  type PlanBuildingPartsFragment,
  type PlanDocumentPartsFragment,
  type SavePlanDocumentInput,
  AddMaintenanceBuildingDocument,
  DeletePlanDocumentDocument,
  useMaintenanceBuildingOptionsQuery,
  useMaintenanceBuildingQuery,
  useMaintenancePlanQuery,
  RemoveMaintenanceBuildingDocument,
  SavePlanDocumentDocument,
  UpdateMaintenanceBuildingDocument,
  type UpdateMaintenanceBuildingInput,
} from '#client/generated/graphql.ts'

export type PlanBuilding = MaintenancePlanQuery['maintenanceBuildings']['edges'][number]['node']
export type AreaLine = PlanAreaLineFragment
export type BuildingFacts = PlanBuildingPartsFragment
export type PlanDocument = PlanDocumentPartsFragment
export type PlanDocumentValues = Pick<SavePlanDocumentInput, 'id' | 'version' | 'customName' | 'fileId'>

/** The plan of an estate: its buildings with their areas, and the documents of the whole. */
export function usePlan(estateId: string) {
  const asked = useMaintenancePlanQuery({ variables: { estateId }, ...screenQuery })
  const data = shownData(asked)
  useAllPages(asked.data?.maintenanceBuildings, asked)
  return {
    buildings: data?.maintenanceBuildings.edges.map(({ node }) => node),
    documents: data?.planDocuments.edges.map(({ node }) => node) ?? [],
    /** All there are; the others are still on their way. */
    buildingCount: data?.maintenanceBuildings.totalCount ?? 0,
    error: data ? undefined : asked.error,
    retry: () => void asked.refetch().catch(() => undefined),
  }
}

/** Documents of the plan as a whole, or of one of its areas. */
export function useDocuments(estateId: string, areaId?: string) {
  const send = useSend()
  const readNewest = useNewest()
  const listed = async () =>
    areaId
      ? (await readNewest(MaintenanceAreaDocument, { estateId, areaId }))?.maintenanceArea?.documents
      : (await readNewest(MaintenancePlanDocument, { estateId }))?.planDocuments.edges.map(({ node }) => node)
  return {
    newest: async (id: string) => (await listed())?.find((document) => document.id === id),
    save: async (document: PlanDocumentValues) => {
      const input = { estateId, ...(areaId && { areaId }), ...document }
      await send({ mutation: SavePlanDocumentDocument, variables: { input } }, planChanges)
    },
    remove: (fileId: string) => send({ mutation: DeletePlanDocumentDocument, variables: { estateId, areaId, fileId } }, planChanges),
  }
}

export function usePlanBuilding(estateId: string, buildingId: string | undefined) {
  const asked = useMaintenanceBuildingQuery({ variables: { estateId, buildingId: buildingId ?? '' }, skip: !buildingId, ...screenQuery })
  const options = useMaintenanceBuildingOptionsQuery({ variables: { estateId }, skip: !!buildingId, ...screenQuery })
  const send = useSend()
  const readNewest = useNewest()
  const building = shownData(asked)?.maintenanceBuilding ?? undefined
  useAllPages(options.data?.maintenanceBuildingOptions, options)
  return {
    building,
    /** Of the estate, and not in the plan yet. */
    options: shownData(options)?.maintenanceBuildingOptions.edges.flatMap(({ node }) => (node.inPlan ? [] : [node])),
    error: building ? undefined : (asked.error ?? options.error),
    isMissing: !!asked.data && !asked.data.maintenanceBuilding && !asked.loading,
    retry: () => void (buildingId ? asked : options).refetch().catch(() => undefined),
    add: async (values: Omit<AddMaintenanceBuildingInput, 'estateId'>) => {
      const input = { estateId, ...values }
      const data = await send({ mutation: AddMaintenanceBuildingDocument, variables: { input } }, planChanges)
      return data.addMaintenanceBuilding.id
    },
    change: (values: Omit<UpdateMaintenanceBuildingInput, 'estateId'>) =>
      send({ mutation: UpdateMaintenanceBuildingDocument, variables: { input: { estateId, ...values } } }, planChanges),
    /** As it is now; nothing where somebody has taken it out. */
    newest: async () => (await readNewest(MaintenanceBuildingDocument, { estateId, buildingId: buildingId ?? '' }))?.maintenanceBuilding,
    remove: (id: string) => send({ mutation: RemoveMaintenanceBuildingDocument, variables: { estateId, buildingId: id } }, planChanges),
  }
}
