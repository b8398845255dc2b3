import { yearWheelInput } from '#schema/maintenance/yearWheel.input.ts'
import { readsYearWheel } from '#server/access/yearWheel.ts'
import { answer } from '#server/kernel/operation.ts'

export const yearWheel = answer({
  name: 'yearWheel',
  input: yearWheelInput,
  permission: readsYearWheel,
  answer: ({ scope, input }) => scope.year(input),
})
