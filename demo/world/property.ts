import type { Property } from '#demo/documents/property.ts'
import type { DemoEstate } from './estate.ts'
import { people } from './people.ts'

const inThrees = (number: string) => number.replace(/^(...)(...)(...)$/, '$1 $2 $3')

const written = (identity: DemoEstate['identity']) => {
  if ('shareNumber' in identity) return `${inThrees(identity.organizationNumber)}, nr. ${identity.shareNumber}`
  const { municipalityNo, gnr, bnr, fnr = 0, snr = 0 } = identity
  return `${municipalityNo}-${gnr}/${bnr}${fnr || snr ? `/${fnr}/${snr}` : ''}`
}

/** What the papers of an estate say about it. */
export function propertyOf(
  { addressLine1, addressLine2, identity, owners, home, builtYear, area, renewed, scene }: DemoEstate,
  now: Date,
): Property {
  const year = (ago: number) => now.getUTCFullYear() - ago
  return {
    address: addressLine1,
    place: addressLine2,
    identity: written(identity),
    owner: owners.map((owner) => `${people[owner].firstName} ${people[owner].lastName}`).join(' og '),
    home,
    built: builtYear,
    area,
    renewed: { roof: year(renewed.roof), windows: year(renewed.windows), bathroom: year(renewed.bathroom) },
    scene,
  }
}
