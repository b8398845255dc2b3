import { useSend } from '#client/data/useSend.ts'
import { planChanges } from '#client/estates/findings/planChanges.ts'
import { MoveMaintenanceTaskDocument } from '#client/generated/graphql.ts'

/** Moves one time of a task to another day. */
export function useMove(estateId: string) {
  const send = useSend()
  return (taskId: string, dueDate: string, movedTo: string) =>
    send({ mutation: MoveMaintenanceTaskDocument, variables: { input: { estateId, taskId, dueDate, movedTo } } }, planChanges)
}
