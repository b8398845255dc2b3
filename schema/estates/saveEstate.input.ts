import { object } from 'yup'
import {
  choice,
  email,
  openChoice,
  optionalChoice,
  optionalEmail,
  optionalId,
  optionalPhone,
  optionalText,
  organizationNumber,
  recordId,
  text,
  version,
} from '#schema/fields.ts'
import { optionalFigure, optionalWhole } from '#schema/figures.ts'
import { houseTypes, ownershipKinds } from './estates.words.ts'

export const identityKinds = ['cadastre', 'share'] as const

/** How the land register knows an estate: by cadastre, or by a share in a housing association. */
export const identity = {
  identityKind: choice(identityKinds),
  municipalityNumber: optionalText(4)
    .matches(/^\d{4}$/, { message: 'notValid', excludeEmptyString: true })
    .when('identityKind', ([kind], field) => (kind === 'cadastre' ? field.required('required') : field)),
  gnr: optionalWhole(1).when('identityKind', ([kind], field) => (kind === 'cadastre' ? field.required('required') : field)),
  bnr: optionalWhole(1).when('identityKind', ([kind], field) => (kind === 'cadastre' ? field.required('required') : field)),
  fnr: optionalWhole(0),
  snr: optionalWhole(0),
  organizationNumber: organizationNumber().when('identityKind', ([kind], field) => (kind === 'share' ? field.required('required') : field)),
  shareNumber: optionalText(20).when('identityKind', ([kind], field) => (kind === 'share' ? field.required('required') : field)),
}

const described = {
  ownershipKind: choice(ownershipKinds),
  houseType: openChoice(houseTypes),
  builtYear: optionalWhole(1000, 2200),
  plotAreaM2: optionalFigure(),
  addressLine1: text(255),
  addressLine2: optionalText(255),
  contactName: optionalText(255),
  contactPhoneNumber: optionalPhone(),
  contactEmail: optionalEmail(),
  imageFileId: optionalId(),
}

export const estateIdentityInput = object(identity)
export const estateForm = object({ ...identity, ...described })

export const ownerKinds = ['PRIVATE', 'COMPANY'] as const
const withEmail = () => optionalText(255).when('customerEmail', ([given], field) => (given ? field.required('required') : field))

/** Of a company that adds an estate for a customer: who owns it, and is told. */
const customer = {
  ownerKind: optionalChoice(ownerKinds),
  customerFirstName: withEmail(),
  customerLastName: withEmail(),
  customerEmail: optionalEmail(),
}

export const createEstateInput = object({ ...identity, ...described, ...customer })
/** The same where a company writes it: an estate is always somebody's. */
export const customerEstateForm = object({
  ...identity,
  ...described,
  ownerKind: choice(ownerKinds),
  customerFirstName: text(255),
  customerLastName: text(255),
  customerEmail: email(),
})
export const updateEstateInput = object({ estateId: recordId(), version: version(), ...identity, ...described })
