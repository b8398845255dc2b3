import { shownData } from '#client/access/pagesOf.ts'
import { screenQuery } from '#client/access/screenQuery.tsx'
import { useNewest } from '#client/data/useNewest.ts'
import { useSend } from '#client/data/useSend.ts'
import { planChanges } from '#client/estates/findings/planChanges.ts'
import {
  MaintenanceAreaDocument,
  type PlanAreaPartsFragment,
  type PlanTaskLineFragment,
  type SaveMaintenanceAreaInput,
  DeleteMaintenanceAreaDocument,
  useMaintenanceAreaQuery,
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

/** One area with its tasks and documents. */
export function useArea(estateId: string, areaId: string) {
  const asked = useMaintenanceAreaQuery({ variables: { estateId, areaId }, ...screenQuery })
  const readNewest = useNewest()
  const send = useSend()
  const area = shownData(asked)?.maintenanceArea ?? undefined
  return {
    area,
    error: area ? undefined : asked.error,
    retry: () => void asked.refetch().catch(() => undefined),
    /** As it is now; nothing where somebody has deleted it. */
    newest: async () => (await readNewest(MaintenanceAreaDocument, { estateId, areaId }))?.maintenanceArea ?? undefined,
    remove: () => send({ mutation: DeleteMaintenanceAreaDocument, variables: { estateId, areaId } }, planChanges),
  }
}
