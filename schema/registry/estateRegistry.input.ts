import { object } from 'yup'
import { isIdentityNumber } from '#schema/accounts/identityNumber.ts'
import { recordId, text } from '#schema/fields.ts'

export const identityNumberInput = object({
  identityNumber: text(11).test('identityNumber', 'invalidIdentityNumber', (value) => !value || isIdentityNumber(value)),
})
export const claimInput = object({ id: recordId() })
