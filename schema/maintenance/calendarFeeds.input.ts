import { object } from 'yup'
import { languages } from '#schema/accounts/details.input.ts'
import { choice, optionalChoice, optionalId, recordId } from '#schema/fields.ts'
import { partyKinds } from './tasks.words.ts'

export const calendarFeedsInput = object({ estateId: recordId() })
export const calendarFeedInput = object({ estateId: recordId(), id: recordId() })
export const createCalendarFeedInput = object({
  estateId: recordId(),
  responsibleKind: optionalChoice(partyKinds),
  responsibleId: optionalId().when('responsibleKind', ([kind], field) => {
    if (kind === 'supplier') return field.required('required')
    return kind === 'landlord' ? field : field.test('none', 'notValid', (value) => value == null)
  }),
  language: choice(languages),
})
