import { array, object } from 'yup'
import { trades } from '#schema/companies/trades.ts'
import { buildingPartCodes } from '#schema/estates/condition.words.ts'
import { choice, day, openChoice, optionalId, optionalRecordId, optionalText, recordId, text } from '#schema/fields.ts'
import { optionalKroner, optionalWhole, whole } from '#schema/figures.ts'
import { periods } from './recurrence.ts'
import { longestInterval } from './tasks.words.ts'

export const mostPlannedAtOnce = 50

export const plannedTask = {
  code: choice(buildingPartCodes),
  title: text(255),
  description: optionalText(4000),
  priority: whole(1, 3),
  trade: openChoice(trades),
  estimatedCost: optionalKroner(),
  startDate: day(),
  period: openChoice(periods),
  interval: optionalWhole(1, longestInterval),
}

/** Without a building it is the first of the plan; where there is none, one with that name is made. */
export const addPlannedTasksInput = object({
  estateId: recordId(),
  buildingId: optionalId(),
  buildingName: text(100),
  tasks: array()
    .of(object({ taskId: optionalRecordId(), ...plannedTask }))
    .typeError('notValid')
    .required('required')
    .min(1, 'required')
    .max(mostPlannedAtOnce, 'tooMany'),
})
