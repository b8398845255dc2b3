import { object } from 'yup'
import { isIdentityNumber } from '#schema/accounts/identityNumber.ts'
import { recordId, text } from '#schema/fields.ts'

export const identityNumberInput = object({
  identityNumber: text(11)
    .transform((value: unknown) => (typeof value === 'string' ? value.replaceAll(/\s/g, '') : value))
    .test('identityNumber', 'invalidIdentityNumber', (value) => !value || isIdentityNumber(value)),
})
export const claimInput = object({ id: recordId() })
