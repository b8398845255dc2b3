import { useSend } from '#client/data/useSend.ts'
import { planChanges } from '#client/estates/findings/planChanges.ts'
import {
  type PlanAreaPartsFragment,
  type PlanTaskLineFragment,
  type SaveMaintenanceAreaInput,
  DeleteMaintenanceAreaDocument,
  SaveMaintenanceAreaDocument,
} from '#client/generated/graphql.ts'

export type Area = PlanAreaPartsFragment
export type TaskLine = PlanTaskLineFragment
export type AreaInput = Omit<SaveMaintenanceAreaInput, 'estateId'>

/** Saves a new area or a change, and answers its id. */
export function useSaveArea(estateId: string) {
  const send = useSend()
  return async (area: AreaInput) => {
    const input = { estateId, ...area }
    const data = await send({ mutation: SaveMaintenanceAreaDocument, variables: { input } }, planChanges)
    return data.saveMaintenanceArea.id
  }
}

export function useDeleteArea(estateId: string) {
  const send = useSend()
  return (areaId: string) => send({ mutation: DeleteMaintenanceAreaDocument, variables: { estateId, areaId } }, planChanges)
}
