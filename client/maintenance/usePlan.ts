import { useNewest } from '#client/data/useNewest.ts'
import { useSend } from '#client/data/useSend.ts'
import { planChanges } from '#client/estates/findings/planChanges.ts'
import {
  type AddMaintenanceBuildingInput,
  MaintenanceAreaDocument,
  MaintenancePlanDocument,
  type MaintenancePlanQuery,
  type PlanAreaLineFragment,
  type PlanBuildingPartsFragment,
  type PlanDocumentPartsFragment,
  type SavePlanDocumentInput,
  AddMaintenanceBuildingDocument,
  DeletePlanDocumentDocument,
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

/** What is done with the buildings of a plan. */
export function useBuildingCommands(estateId: string) {
  const send = useSend()
  return {
    add: async (values: Omit<AddMaintenanceBuildingInput, 'estateId'>) => {
      const input = { estateId, ...values }
      const data = await send({ mutation: AddMaintenanceBuildingDocument, variables: { input } }, planChanges)
      return data.addMaintenanceBuilding.id
    },
    change: (values: Omit<UpdateMaintenanceBuildingInput, 'estateId'>) =>
      send({ mutation: UpdateMaintenanceBuildingDocument, variables: { input: { estateId, ...values } } }, planChanges),
    remove: (buildingId: string) => send({ mutation: RemoveMaintenanceBuildingDocument, variables: { estateId, buildingId } }, planChanges),
  }
}
