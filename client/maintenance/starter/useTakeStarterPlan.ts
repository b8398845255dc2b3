import { useRef } from 'react'
import { useSend } from '#client/data/useSend.ts'
import { planChanges } from '#client/estates/findings/planChanges.ts'
import { AddPlannedTasksDocument } from '#client/generated/operations/AddPlannedTasks.ts'
import { DeleteMaintenanceTaskDocument } from '#client/generated/operations/DeleteMaintenanceTask.ts'
import { useText } from '#client/messages/Text.tsx'
import type { StarterTask } from './useStarterPlan.ts'

/** Puts what was chosen into the plan in one step. Tried again after a failure, the same tasks keep their ids. */
export function useTakeStarterPlan(estateId: string) {
  const send = useSend()
  const text = useText()
  const ids = useRef(new Map<string, string>())
  const idOf = (name: string) => {
    const kept = ids.current.get(name) ?? crypto.randomUUID()
    ids.current.set(name, kept)
    return kept
  }
  return async (chosen: readonly StarterTask[], building: 'house' | 'flat') => {
    const tasks = chosen.map(({ name, code, title, priority, trade, estimatedCost, startDate, period, interval }) => ({
      taskId: idOf(name),
      code,
      title,
      priority,
      ...(trade && { trade }),
      estimatedCost,
      startDate,
      period,
      interval,
    }))
    const input = { estateId, buildingName: text(`maintenance.starter.building.${building}`), tasks }
    await send({ mutation: AddPlannedTasksDocument, variables: { input } }, planChanges)
    return tasks.map(({ taskId }) => taskId)
  }
}

/** Takes all of it out again. */
export function useTakeBack(estateId: string) {
  const send = useSend()
  return async (taskIds: readonly string[]) => {
    for (const taskId of taskIds) await send({ mutation: DeleteMaintenanceTaskDocument, variables: { estateId, taskId } }, planChanges)
  }
}
