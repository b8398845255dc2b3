import { wheelMonthInput, yearWheelInput } from '#schema/maintenance/yearWheel.input.ts'
import { seesYearWheel } from '#server/access/onPlan.ts'
import { answer } from '#server/kernel/operation.ts'
import { yearOf } from './wheel.ts'
import { monthOf } from './wheelMonth.ts'

export const yearWheel = answer({
  name: 'yearWheel',
  input: yearWheelInput,
  mayBeOld: true,
  permission: seesYearWheel,
  answer: ({ grant, input }) => yearOf(grant, input),
})

export const wheelMonth = answer({
  name: 'wheelMonth',
  input: wheelMonthInput,
  mayBeOld: true,
  permission: seesYearWheel,
  answer: ({ grant, input }) => monthOf(grant, input),
})
