import { responsibleOptionsInput } from '#schema/maintenance/tasks.input.ts'
import { readsPlan } from '#server/access/onPlan.ts'
import { answer } from '#server/kernel/operation.ts'
import { planSheetOf } from './lines.ts'

export const planSheet = answer({
  name: 'planSheet',
  input: responsibleOptionsInput,
  mayBeOld: true,
  permission: readsPlan,
  answer: ({ grant }) => planSheetOf(grant),
})
