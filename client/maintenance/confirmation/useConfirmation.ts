import { pagesOf, shownData } from '#client/access/pagesOf.ts'
import { screenQuery } from '#client/access/screenQuery.tsx'
import { useSend } from '#client/data/useSend.ts'
import { planChanges } from '#client/estates/findings/planChanges.ts'
import {
  type TasksToConfirmQuery,
  ConfirmDoneTaskDocument,
  useMaintenanceSettingsQuery,
  SendBackDoneTaskDocument,
  SetMaintenanceConfirmationDocument,
  useTasksToConfirmQuery,
} from '#client/generated/graphql.ts'

export type ReportedTask = TasksToConfirmQuery['tasksToConfirm']['edges'][number]['node']

/** What companies say they did, and what an owner answers. */
export function useTasksToConfirm(estateId: string) {
  const query = useTasksToConfirmQuery({ variables: { estateId }, ...screenQuery })
  const send = useSend()
  return {
    ...pagesOf(shownData(query)?.tasksToConfirm, query),
    confirm: (occurrenceId: string) => send({ mutation: ConfirmDoneTaskDocument, variables: { estateId, occurrenceId } }, planChanges),
    sendBack: (occurrenceId: string, reason: string) =>
      send({ mutation: SendBackDoneTaskDocument, variables: { estateId, occurrenceId, reason } }, planChanges),
  }
}

/** Whether owners want to confirm; undefined until that is known. */
export function useConfirmationWish(estateId: string) {
  const query = useMaintenanceSettingsQuery({ variables: { estateId }, ...screenQuery })
  const send = useSend()
  return {
    isWanted: shownData(query)?.maintenanceSettings?.confirmsSuppliers,
    want: (confirmsSuppliers: boolean) =>
      send({ mutation: SetMaintenanceConfirmationDocument, variables: { estateId, confirmsSuppliers } }),
  }
}
