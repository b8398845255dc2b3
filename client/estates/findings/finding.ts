import type { FindingTaskPartsFragment } from '#client/generated/graphql.ts'
import { inDays } from '#schema/day.ts'
import { taskForm } from '#schema/maintenance/tasks.input.ts'
import type { FindingKind } from '#schema/maintenance/tasks.words.ts'

export type FindingTask = FindingTaskPartsFragment

/** Something found wrong, and what a task of it would say. */
export interface Finding {
  kind: FindingKind
  id: string
  /** What is to be done. */
  title: string
  description: string
  priority: 1 | 2 | 3
  /** So many days there are to do it. */
  days: number
  /** Of putting it right, in kroner. */
  cost?: number | null | undefined
  /** Where it is; none where nobody has said. */
  buildingId: string | null | undefined
  /** The area itself is the finding: it need not be asked for. */
  isArea?: boolean
}

export const findingRules = taskForm.pick(['title', 'description', 'priority', 'startDate', 'estimatedCost'])

export const valuesOf = ({ title, description, priority, days, cost }: Finding) => ({
  title,
  description,
  priority: String(priority),
  startDate: inDays(days),
  estimatedCost: cost == null ? '' : String(cost).replace('.', ','),
  areaId: '',
})
export type FindingValues = ReturnType<typeof valuesOf>
