import { useRef } from 'react'
import { useSend } from '#client/data/useSend.ts'
import { planChanges } from '#client/estates/findings/planChanges.ts'
import { AddPlannedTasksDocument } from '#client/generated/operations/AddPlannedTasks.ts'
import { useText } from '#client/messages/Text.tsx'
import { today } from '#schema/day.ts'
import { type DutyName, dutyOf } from '#schema/maintenance/duties.ts'
import { lastDayOf } from '#schema/maintenance/starterPlan.ts'

/** The last day of its month, the next time that comes. */
function firstDay(name: DutyName) {
  const [year = 0, thisMonth = 1] = today().split('-').map(Number)
  const month = dutyOf(name).month ?? (thisMonth % 12) + 1
  return lastDayOf(month > thisMonth ? year : year + 1, month)
}

/** Puts them into the plan in one step. Tried again after a failure, the same tasks keep their ids. */
export function useTakeDuties(estateId: string) {
  const send = useSend()
  const text = useText()
  const ids = useRef(new Map<DutyName, string>())
  const idOf = (name: DutyName) => {
    const kept = ids.current.get(name) ?? crypto.randomUUID()
    ids.current.set(name, kept)
    return kept
  }
  return (chosen: readonly DutyName[]) => {
    const tasks = chosen.map((name) => {
      const { code, interval, priority, trade } = dutyOf(name)
      return {
        taskId: idOf(name),
        code,
        title: text(`maintenance.duties.name.${name}`),
        description: text(`maintenance.duties.basis.${name}`),
        priority,
        ...(trade && { trade }),
        startDate: firstDay(name),
        period: 'month' as const,
        interval,
      }
    })
    const input = { estateId, buildingName: text('maintenance.starter.building.house'), tasks }
    return send({ mutation: AddPlannedTasksDocument, variables: { input } }, planChanges)
  }
}
