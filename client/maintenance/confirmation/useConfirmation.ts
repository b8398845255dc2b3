import { pagesOf, shownData } from '#client/access/pagesOf.ts'
import { screenQuery } from '#client/access/screenQuery.ts'
import { useSending } from '#client/access/useSending.ts'
import { planChanged } from '#client/estates/findings/planChanged.ts'
import {
  type TasksToConfirmQuery,
  useConfirmDoneTaskMutation,
  useMaintenanceSettingsQuery,
  useSendBackDoneTaskMutation,
  useSetMaintenanceConfirmationMutation,
  useTasksToConfirmQuery,
} from '#client/generated/graphql.ts'

export type ReportedTask = TasksToConfirmQuery['tasksToConfirm']['edges'][number]['node']

/** What companies say they did, and what an owner answers. */
export function useTasksToConfirm(estateId: string) {
  const asked = useTasksToConfirmQuery({ variables: { estateId }, ...screenQuery })
  const [confirm] = useConfirmDoneTaskMutation()
  const [sendBack] = useSendBackDoneTaskMutation()
  const sending = useSending()
  return {
    ...pagesOf(shownData(asked)?.tasksToConfirm, asked),
    confirm: (occurrenceId: string) => confirm({ variables: { estateId, occurrenceId }, update: planChanged }),
    sendBack: (occurrenceId: string, reason: string) =>
      sending({ occurrenceId, reason }, (context) =>
        sendBack({ variables: { estateId, occurrenceId, reason }, context, update: planChanged }),
      ),
  }
}

/** Whether owners want to confirm; undefined until that is known. */
export function useConfirmationWish(estateId: string) {
  const asked = useMaintenanceSettingsQuery({ variables: { estateId }, ...screenQuery })
  const [set] = useSetMaintenanceConfirmationMutation()
  return {
    isWanted: shownData(asked)?.maintenanceSettings?.confirmsSuppliers,
    want: (confirmsSuppliers: boolean) => set({ variables: { estateId, confirmsSuppliers } }),
  }
}
