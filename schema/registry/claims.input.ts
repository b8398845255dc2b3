import { boolean, type InferType, object } from 'yup'
import { identity } from '#schema/estates/saveEstate.input.ts'
import { id, optionalText, recordId, text } from '#schema/fields.ts'
import { whole } from '#schema/figures.ts'

export const claimStates = ['waiting', 'approved', 'denied', 'expired'] as const
export type ClaimState = (typeof claimStates)[number]
/** The strongest first. */
export const claimEvidences = ['proven', 'typed', 'none'] as const
export type ClaimEvidence = (typeof claimEvidences)[number]
export type SettledAs = 'register' | 'owner' | 'letter' | 'administrator'

/** Nobody owns less than that of a home. */
const smallestPart = 10_000
export const claimEstateAtPlaceInput = object({
  ...identity,
  shareNumerator: whole(1, smallestPart),
  shareDenominator: whole(1, smallestPart).when('shareNumerator', ([above], field) =>
    Number.isInteger(above) ? field.min(Math.max(above as number, 1), 'notValid') : field,
  ),
})

/** `1/2`, as it is written. */
export function readPart(written: string) {
  const [, numerator, denominator] = /^\s*(\d{1,5})\s*\/\s*(\d{1,5})\s*$/.exec(written) ?? []
  return denominator ? { numerator: Number(numerator), denominator: Number(denominator) } : undefined
}
const isPart = (written: string) => {
  const { numerator, denominator } = readPart(written) ?? { numerator: 0, denominator: 0 }
  return numerator >= 1 && denominator >= numerator && denominator <= smallestPart
}
/** What the form asks for. */
export const claimAtPlaceForm = object({
  ...identity,
  part: text(13).test('part', 'notValid', (value) => !value || isPart(value)),
})
export type EstateAtPlace = InferType<typeof claimEstateAtPlaceInput>

export const waitingClaimsInput = object({ searchValue: optionalText(200) })
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

export const askElectronicIdInput = object({ estateId: recordId(), id: id() })
export const askClaimantInput = object({ id: id() })

export const settleClaimInput = object({
  id: id(),
  isApproved: boolean().typeError('notValid').required('required'),
  reason: text(500).min(10, 'tooShort'),
})
