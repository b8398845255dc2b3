import { array, number, object } from 'yup'
import { tokenAreas } from '#schema/access/tokenAreas.ts'
import { choice, id, recordId, text } from '#schema/fields.ts'

export const accessScopes = ['read', 'write'] as const
export const longestDays = 365
/** More than anybody picks by hand. */
export const mostEstates = 100

export const createAccessTokenInput = object({
  name: text(255),
  scope: choice(accessScopes),
  days: number().typeError('notValid').required('required').integer('notValid').min(1, 'notValid').max(longestDays, 'notValid'),
  areas: array(choice(tokenAreas)).typeError('notValid').min(1, 'required').nullable(),
  estateIds: array(id()).typeError('notValid').min(1, 'required').max(mostEstates, 'tooMany').nullable(),
})
export const accessTokenInput = object({ id: recordId() })
