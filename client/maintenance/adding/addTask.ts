import { mixed } from 'yup'
import type { AddPlannedTasksInput } from '#client/generated/graphql.ts'
import { inputOf, taskRules, valuesOf } from '#client/maintenance/tasks/taskForm.ts'
import { type BuildingPartCode, buildingPartCodes } from '#schema/estates/condition.words.ts'
import { choice, optionalId } from '#schema/fields.ts'

/** What is known of a task where it is added from: a day of the wheel, a room. */
export interface KnownTask {
  startDate?: string | undefined
  description?: string | undefined
  buildingId?: string | undefined
}

export const rules = taskRules.shape({ buildingId: optionalId(), code: choice(buildingPartCodes), isFollowed: mixed() })

export const startOf = ({ startDate, description, buildingId = '' }: KnownTask) => ({
  ...valuesOf(),
  ...(startDate && { startDate }),
  ...(description && { description }),
  buildingId,
  code: '' as BuildingPartCode | '',
  isFollowed: false,
})
export type AddValues = ReturnType<typeof startOf>

/** With an id of its own: sent again after a failure it is the same task. */
export const plannedOf = (values: AddValues, taskId: string): AddPlannedTasksInput['tasks'] => [
  { ...inputOf(values), taskId, code: values.code },
]
