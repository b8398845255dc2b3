import { number, object } from 'yup'
import { asSent } from '#schema/asSent.ts'
import { optionalText } from '#schema/fields.ts'

export const suggestionLimit = 10
const most = 50

export const suggestionsInput = object({
  searchValue: optionalText(200),
  limit: asSent(
    number().typeError('notValid').integer('notValid').min(1, 'notValid').max(most, 'notValid').nullable(),
    (value) => value == null || (Number.isInteger(value) && Number(value) >= 1 && Number(value) <= most),
  ),
})
