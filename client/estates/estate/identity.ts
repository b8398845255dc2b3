import type { IdentityPartsFragment } from '#client/generated/graphql.ts'
import { writtenOrganizationNumber } from '#client/ui/writing.ts'

type EstateIdentity = IdentityPartsFragment['identity']
type Cadastre = Extract<EstateIdentity, { __typename: 'Cadastre' }>

/** `0301-207/80`, and `0301-207/80/0/3` where there is a lease or a section. */
export const writtenCadastre = ({ municipalityNumber, gnr, bnr, fnr, snr }: Omit<Cadastre, '__typename'>) =>
  `${municipalityNumber}-${gnr}/${bnr}${fnr || snr ? `/${fnr}/${snr}` : ''}`

/** What stands on the plate of an estate. */
export const plateOf = (identity: EstateIdentity) =>
  identity.__typename === 'Cadastre' ? writtenCadastre(identity) : writtenOrganizationNumber(identity.organizationNumber)

interface FlatPlace {
  identityKind: 'cadastre' | 'share'
  municipalityNumber: string | null
  gnr: number | null
  bnr: number | null
  fnr: number | null
  snr: number | null
  organizationNumber: string | null
}

/** The same of what lies flat, as in the registers. */
export const writtenPlace = ({ identityKind, municipalityNumber, gnr, bnr, fnr, snr, organizationNumber }: FlatPlace) =>
  identityKind === 'share'
    ? writtenOrganizationNumber(organizationNumber ?? '')
    : writtenCadastre({ municipalityNumber: municipalityNumber ?? '', gnr: gnr ?? 0, bnr: bnr ?? 0, fnr: fnr ?? 0, snr: snr ?? 0 })

/** `1/2`; never a percentage, which would have to be rounded. */
export const writtenFraction = (numerator: number, denominator: number) => `${numerator}/${denominator}`
