import { shownData } from '#client/access/pagesOf.ts'
import { screenQuery } from '#client/access/screenQuery.ts'
import { useSending } from '#client/access/useSending.ts'
import { planChanged } from '#client/estates/findings/planChanged.ts'
import {
  type PlanAreaPartsFragment,
  type PlanTaskLineFragment,
  type SaveMaintenanceAreaInput,
  useDeleteMaintenanceAreaMutation,
  useMaintenanceAreaQuery,
  useSaveMaintenanceAreaMutation,
} from '#client/generated/graphql.ts'

export type Area = PlanAreaPartsFragment
export type TaskLine = PlanTaskLineFragment
export type AreaInput = Omit<SaveMaintenanceAreaInput, 'estateId'>

/** Saves a new area or a change, and answers its id. */
export function useSaveArea(estateId: string) {
  const [call] = useSaveMaintenanceAreaMutation()
  const sending = useSending()
  return async (area: AreaInput) => {
    const input = { estateId, ...area }
    const { data } = await sending(input, (context) => call({ variables: { input }, context, update: planChanged }))
    return data!.saveMaintenanceArea.id
  }
}

/** One area with its tasks and documents. */
export function useArea(estateId: string, areaId: string) {
  const asked = useMaintenanceAreaQuery({ variables: { estateId, areaId }, ...screenQuery })
  const [remove] = useDeleteMaintenanceAreaMutation()
  const area = shownData(asked)?.maintenanceArea ?? undefined
  return {
    area,
    error: area ? undefined : asked.error,
    retry: () => void asked.refetch().catch(() => undefined),
    /** As it is now; nothing where somebody has deleted it. */
    newest: async () => (await asked.refetch()).data?.maintenanceArea ?? undefined,
    remove: () => remove({ variables: { estateId, areaId }, update: planChanged }),
  }
}
