import type { Task, TaskInput } from '#client/maintenance/useTask.ts'
import { today } from '#schema/day.ts'
import type { Period } from '#schema/maintenance/recurrence.ts'
import { taskForm } from '#schema/maintenance/tasks.input.ts'
import { type TemplateName, templateOf } from '#schema/maintenance/templates.ts'

export const taskRules = taskForm

export const valuesOf = (task?: Task) => ({
  title: task?.title ?? '',
  description: task?.description ?? '',
  priority: String(task?.priority ?? 2),
  trade: task?.trade ?? '',
  responsibleKind: task?.responsibleKind ?? 'landlord',
  responsibleId: task?.responsibleId ?? '',
  estimatedCost: task?.estimatedCost == null ? '' : String(task.estimatedCost).replace('.', ','),
  startDate: task?.startDate ?? today(),
  period: task?.period ?? ('' as Period | ''),
  interval: String(task?.interval ?? 1),
  endDate: task?.endDate ?? '',
  basis: task?.basis ?? 'plan',
  version: task?.version ?? 0,
})
export type TaskValues = ReturnType<typeof valuesOf>

/** What a template says goes into the form; the rest stays as it was typed. */
export function filledBy(name: TemplateName, title: string, values: TaskValues): TaskValues {
  const { interval, priority, trade } = templateOf(name)
  return { ...values, title, priority: String(priority), trade: trade ?? '', period: 'month', interval: String(interval) }
}

/** What is done once has no interval, and no end. */
export function inputOf(values: TaskValues): TaskInput {
  const cast = taskRules.cast(values, { stripUnknown: true })
  return cast.period ? cast : { ...cast, period: null, interval: 1, endDate: null, basis: 'plan' }
}
