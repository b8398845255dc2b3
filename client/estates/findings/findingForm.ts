import { string } from 'yup'
import { inputOf, taskRules, valuesOf } from '#client/maintenance/tasks/taskForm.ts'
import { inDays } from '#schema/day.ts'
import type { Finding } from './finding.ts'

/** Of a building that is known, the part that fits need not be chosen. */
export const rulesOf = ({ buildingId }: Finding) => taskRules.shape({ areaId: buildingId ? string() : string().required('required') })

export const startOf = ({ title, description, priority, days, cost }: Finding) => ({
  ...valuesOf(),
  title,
  description,
  priority: String(priority),
  startDate: inDays(days),
  estimatedCost: cost == null ? '' : String(cost).replace('.', ','),
  areaId: '',
})
export type FindingValues = ReturnType<typeof startOf>

export const foundOf = ({ kind, id }: Finding, { areaId, ...values }: FindingValues) => ({
  ...inputOf(values),
  origin: { kind, findingId: id },
  areaId: areaId || null,
})
