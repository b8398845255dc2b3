import { array, object } from 'yup'
import { buildingPartCodes } from '#schema/estates/condition.words.ts'
import { choice, optionalId, optionalRecordId, recordId, text } from '#schema/fields.ts'
import { taskFields } from './tasks.input.ts'

export const mostPlannedAtOnce = 50

const plannedTask = object({ taskId: optionalRecordId(), code: choice(buildingPartCodes), ...taskFields })

/** Without a building it is the first of the plan; where there is none, one with that name is made. */
export const addPlannedTasksInput = object({
  estateId: recordId(),
  buildingId: optionalId(),
  buildingName: text(100),
  tasks: array().of(plannedTask).typeError('notValid').required('required').min(1, 'required').max(mostPlannedAtOnce, 'tooMany'),
})
