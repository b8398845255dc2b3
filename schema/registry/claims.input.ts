import { boolean, object } from 'yup'
import { id, recordId, text } from '#schema/fields.ts'

export const claimStates = ['waiting', 'approved', 'denied', 'expired'] as const
export type ClaimState = (typeof claimStates)[number]
export const claimEvidences = ['proven', 'typed', 'none'] as const
export type ClaimEvidence = (typeof claimEvidences)[number]
export type SettledAs = 'register' | 'owner' | 'letter' | 'administrator'

export const estateClaimsInput = object({ estateId: recordId() })
export const estateClaimInput = object({ estateId: recordId(), id: recordId() })
export const ownClaimInput = object({ id: recordId() })

/** Letters and digits that nobody takes for one another. */
export const codeLetters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
export const codeLength = 10
const written = new RegExp(`^[${codeLetters}]{${codeLength}}$`)

/** As it is typed: spaces, hyphens and small letters are borne with. */
export const claimCodeInput = object({
  id: recordId(),
  code: text(40)
    .transform((value: unknown) => (typeof value === 'string' ? value.replaceAll(/[\s-]/g, '').toUpperCase() : value))
    .test('code', 'notValid', (value) => !value || written.test(value)),
})

export const settleClaimInput = object({
  id: id(),
  isApproved: boolean().typeError('notValid').required('required'),
  reason: text(500).min(10, 'tooShort'),
})
