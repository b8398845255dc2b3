import { object } from 'yup'
import { isIdentityNumber, optionalIdentityNumber } from '#schema/accounts/identityNumber.ts'
import { recordId, text } from '#schema/fields.ts'

const withoutSpaces = (value: unknown) => (typeof value === 'string' ? value.replaceAll(/\s/g, '') : value)

/** What a form asks for. */
export const identityNumberInput = object({
  identityNumber: text(11)
    .max(11, 'invalidIdentityNumber')
    .transform(withoutSpaces)
    .test('identityNumber', 'invalidIdentityNumber', (value) => !value || isIdentityNumber(value)),
})
/** Whoever has proven their number need not write it. */
export const registerInput = object({ identityNumber: optionalIdentityNumber().transform(withoutSpaces) })
export const claimInput = object({ id: recordId() })
