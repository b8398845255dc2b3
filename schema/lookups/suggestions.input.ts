import { number, object } from 'yup'
import { optionalText } from '#schema/fields.ts'

export const suggestionLimit = 10
const most = 50

export const suggestionsInput = object({
  searchValue: optionalText(200),
  limit: number().typeError('notValid').integer('notValid').min(1, 'notValid').max(most, 'notValid').nullable(),
})
