import { object } from 'yup'
import { optionalChoice, optionalDay, optionalId, recordId } from '#schema/fields.ts'
import { optionalWhole, whole } from '#schema/figures.ts'
import { partyKinds } from './tasks.words.ts'
import { firstWheelYear, lastWheelYear } from './wheelYears.ts'

const filter = {
  estateId: recordId(),
  year: optionalWhole(firstWheelYear, lastWheelYear),
  buildingId: optionalId(),
  responsibleKind: optionalChoice(partyKinds),
  responsibleId: optionalId(),
}
/** Either a year of the calendar or twelve months from another day, never both. */
export const yearWheelInput = object({
  ...filter,
  from: optionalDay().test(
    'window',
    'notValid',
    (day, { parent }) =>
      !day ||
      ((parent as { year?: unknown }).year == null &&
        Number(day.slice(0, 4)) >= firstWheelYear &&
        Number(day.slice(0, 4)) <= lastWheelYear),
  ),
})

/** So many pages nobody leafs through; more times than they hold no month has. */
const lastPage = 100_000
export const wheelMonthInput = object({ ...filter, month: whole(1, 12), page: optionalWhole(1, lastPage) })
