import { object } from 'yup'
import { optionalDay, recordId, version } from '#schema/fields.ts'
import { optionalKroner } from '#schema/figures.ts'

/** What has not been yet, wherever in the world it is asked. */
const latestDay = (now: number) => new Date(now + 14 * 3_600_000).toISOString().slice(0, 10)
const pastDay = () => optionalDay().test('past', 'notValid', (day) => !day || day <= latestDay(Date.now()))

const amounts = {
  purchasePrice: optionalKroner(),
  purchaseDate: pastDay(),
  taxValue: optionalKroner(),
  loan: optionalKroner(),
  sharedDebt: optionalKroner(),
  monthlySharedCost: optionalKroner(),
  estimatedValue: optionalKroner(),
}
const dayOfEstimate = () => pastDay().when('estimatedValue', ([amount], field) => (amount == null ? field : field.required('required')))

export const estateValueInput = object({ estateId: recordId() })
export const valueEstimateInput = object({ estateId: recordId(), id: recordId() })
export const estateValueForm = object({ ...amounts, valuedAt: dayOfEstimate() })
export const saveEstateValueInput = object({ estateId: recordId(), version: version(), ...amounts, valuedAt: dayOfEstimate() })
