import type { IdentityPartsFragment } from '#client/generated/graphql.ts'

type EstateIdentity = IdentityPartsFragment['identity']
type Cadastre = Extract<EstateIdentity, { __typename: 'Cadastre' }>

/** `0301-207/80`, and `0301-207/80/0/3` where there is a lease or a section. */
export const writtenCadastre = ({ municipalityNumber, gnr, bnr, fnr, snr }: Omit<Cadastre, '__typename'>) =>
  `${municipalityNumber}-${gnr}/${bnr}${fnr || snr ? `/${fnr}/${snr}` : ''}`

/** `958 352 172`; its spaces do not break. */
export const writtenOrganizationNumber = (number: string) => number.replace(/^(\d{3})(\d{3})(\d{3})$/, '$1\u00a0$2\u00a0$3')

/** What stands on the plate of an estate. */
export const plateOf = (identity: EstateIdentity) =>
  identity.__typename === 'Cadastre' ? writtenCadastre(identity) : writtenOrganizationNumber(identity.organizationNumber)

/** The number on the wall: `14` of `Solveien 14`, `3B` of `Lia 3 b`. */
export const houseNumber = (addressLine: string) => /(\d+)\s?([a-zæøå])?$/i.exec(addressLine.trim())?.slice(1).join('').toUpperCase()
