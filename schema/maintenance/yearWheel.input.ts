import { object } from 'yup'
import { optionalChoice, optionalId, recordId } from '#schema/fields.ts'
import { optionalWhole } from '#schema/figures.ts'
import { partyKinds } from './tasks.input.ts'
import { firstWheelYear, lastWheelYear } from './wheelYears.ts'

export const occurrenceStates = ['planned', 'overdue', 'awaiting', 'done', 'passedOver'] as const
export type OccurrenceState = (typeof occurrenceStates)[number]

export const yearWheelInput = object({
  estateId: recordId(),
  year: optionalWhole(firstWheelYear, lastWheelYear),
  buildingId: optionalId(),
  responsibleKind: optionalChoice(partyKinds),
  responsibleId: optionalId(),
})
