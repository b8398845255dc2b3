import type { CreateEstateInput, EstateFormPartsFragment } from '#client/generated/graphql.ts'

/** What stands in the form: everything as it is typed. */
export type EstateValues = Record<Exclude<keyof CreateEstateInput, 'identityKind'>, string> & {
  identityKind: 'cadastre' | 'share'
  /** What the property was looked up by; nothing of the estate. */
  search: string
}

export const noValues: EstateValues = {
  search: '',
  identityKind: 'cadastre',
  municipalityNumber: '',
  gnr: '',
  bnr: '',
  fnr: '',
  snr: '',
  organizationNumber: '',
  shareNumber: '',
  ownershipKind: 'owned',
  houseType: '',
  builtYear: '',
  plotAreaM2: '',
  addressLine1: '',
  addressLine2: '',
  contactName: '',
  contactPhoneNumber: '',
  contactEmail: '',
  imageFileId: '',
  ownerKind: 'PRIVATE',
  customerFirstName: '',
  customerLastName: '',
  customerEmail: '',
}

const typed = (value: unknown) => (typeof value === 'number' ? String(value).replace('.', ',') : typeof value === 'string' ? value : '')

export function valuesOf(estate: Omit<EstateFormPartsFragment, 'may' | 'version' | 'id'>): EstateValues {
  const parts: Record<string, unknown> = { ...estate, ...estate.identity }
  const filled = Object.fromEntries(Object.keys(noValues).map((field) => [field, typed(parts[field])]))
  const identityKind = estate.identity.__typename === 'Share' ? 'share' : 'cadastre'
  // Lease and section are written only where there are any.
  return {
    ...noValues,
    ...filled,
    fnr: filled['fnr'] === '0' ? '' : filled['fnr']!,
    snr: filled['snr'] === '0' ? '' : filled['snr']!,
    imageFileId: estate.image?.id ?? '',
    identityKind,
  }
}

const otherKind = {
  cadastre: ['organizationNumber', 'shareNumber'],
  share: ['municipalityNumber', 'gnr', 'bnr', 'fnr', 'snr'],
} as const

/** Nothing for what is of the other kind. */
export const ofItsKind = (values: EstateValues) => ({
  ...values,
  ...Object.fromEntries(otherKind[values.identityKind].map((field) => [field, ''])),
})
