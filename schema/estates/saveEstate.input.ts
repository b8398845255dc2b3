import { mixed, number, object } from 'yup'
import { choice, optionalChoice, optionalId, optionalText, recordId, text, version } from '#schema/fields.ts'
import { houseTypes, ownershipKinds } from './estates.input.ts'
import { organizationNumber } from './organizationNumber.ts'

export const identityKinds = ['cadastre', 'share'] as const

/** Digits as they are typed into a field are a number too. */
const typedNumber = (_: unknown, sent: unknown) => {
  if (typeof sent !== 'string') return sent
  return sent.trim() === '' ? null : /^\d{1,9}$/.test(sent.trim()) ? Number(sent) : sent
}
const whole = (min: number, max = 2_147_483_647) =>
  number().typeError('notValid').transform(typedNumber).integer('notValid').min(min, 'notValid').max(max, 'notValid').nullable()

/** How the land register knows an estate: by cadastre, or by a share in a housing association. */
const identity = {
  identityKind: choice(identityKinds),
  municipalityNumber: optionalText(4)
    .matches(/^\d{4}$/, { message: 'notValid', excludeEmptyString: true })
    .when('identityKind', ([kind], field) => (kind === 'cadastre' ? field.required('required') : field)),
  gnr: whole(1).when('identityKind', ([kind], field) => (kind === 'cadastre' ? field.required('required') : field)),
  bnr: whole(1).when('identityKind', ([kind], field) => (kind === 'cadastre' ? field.required('required') : field)),
  fnr: whole(0),
  snr: whole(0),
  organizationNumber: organizationNumber().when('identityKind', ([kind], field) => (kind === 'share' ? field.required('required') : field)),
  shareNumber: optionalText(20).when('identityKind', ([kind], field) => (kind === 'share' ? field.required('required') : field)),
}

const described = {
  ownershipKind: choice(ownershipKinds),
  houseType: optionalChoice(houseTypes).transform((value: unknown) => (value === '' ? null : value)),
  builtYear: whole(1000, 2200),
  plotAreaM2: mixed<number>()
    .transform((value: unknown) => (typeof value === 'string' ? area(value) : value))
    .nullable()
    .test('area', 'notValid', (value) => value == null || (typeof value === 'number' && value >= 0 && value <= 1e12)),
  addressLine1: text(255),
  addressLine2: optionalText(255),
  contactName: optionalText(255),
  contactPhoneNumber: optionalText(30),
  contactEmail: optionalText(254).matches(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, { message: 'notValid', excludeEmptyString: true }),
  imageFileId: optionalId(),
}

const area = (typed: string) => {
  const plain = typed.replaceAll(/\s/g, '').replace(',', '.')
  if (!plain) return null
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : typed
}

export const estateIdentityInput = object(identity)
export const estateForm = object({ ...identity, ...described })
export const createEstateInput = object({ ...identity, ...described })
export const updateEstateInput = object({ estateId: recordId(), version: version(), ...identity, ...described })
