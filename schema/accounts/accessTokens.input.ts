import { number, object } from 'yup'
import { choice, recordId, text } from '#schema/fields.ts'

export const accessScopes = ['read', 'write'] as const
export const longestDays = 365

export const createAccessTokenInput = object({
  name: text(255),
  scope: choice(accessScopes),
  days: number().typeError('notValid').required('required').integer('notValid').min(1, 'notValid').max(longestDays, 'notValid'),
})
export const accessTokenInput = object({ id: recordId() })
