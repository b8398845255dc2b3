import { privateClient } from '#client/access/apollo.ts'
import { type FoundAddress, lookUpAddresses } from '#client/access/lookups.ts'
import { refusalOf } from '#client/access/refusal.ts'
import { writtenCadastre, writtenPlace } from '#client/estates/estate/identity.ts'
import { PropertySummaryDocument, type PropertySummaryQuery } from '#client/generated/graphql.ts'
import { keyOf, type PropertyPlace, readPlace } from '#schema/lookups/propertyKey.ts'
import type { EstateValues } from './estateForm.ts'

type PropertySummary = PropertySummaryQuery['propertySummary']

/** A property that matches what was typed, and what it puts into the form. */
export interface FoundProperty {
  id: string
  name: string
  detail?: string
  place: PropertyPlace
  values: Partial<EstateValues>
}

const noPlace = {
  municipalityNumber: '',
  gnr: '',
  bnr: '',
  fnr: '',
  snr: '',
  organizationNumber: '',
  shareNumber: '',
}
const typed = (value: number | null | undefined) => (value ? String(value).replace('.', ',') : '')

/** By cadastre or share where that is what was typed, else by address. */
export async function lookUpProperties(words: string, cancelled: AbortSignal): Promise<FoundProperty[]> {
  const place = readPlace(words)
  if (!place) return (await lookUpAddresses(words, cancelled)).map(atAddress)
  const summary = await summaryOf(place)
  return summary ? [inRegister(place, summary)] : []
}

/** What the register says of the place; nothing where it knows no such thing. */
export async function summaryOf(place: PropertyPlace): Promise<PropertySummary | undefined> {
  const variables = { kind: place.kind, key: keyOf(place) }
  try {
    const { data } = await privateClient().query({ query: PropertySummaryDocument, variables, context: { tell: false } })
    return data?.propertySummary
  } catch (failure) {
    if (refusalOf(failure)?.status === 404) return undefined
    throw failure
  }
}

/** What else the register knows: for the fields that nobody has filled in. */
export const factsOf = ({ ownershipKind, houseType, builtYear, plotAreaM2 }: PropertySummary) => ({
  ownershipKind,
  houseType: houseType ?? '',
  builtYear: typed(builtYear),
  plotAreaM2: typed(plotAreaM2),
})

/** What the register says, as the form has it. */
export function inRegister(place: PropertyPlace, summary: PropertySummary): FoundProperty {
  const { addressLine1, addressLine2, key } = summary
  const address = { addressLine1: addressLine1 ?? '', addressLine2: addressLine2 ?? '' }
  const written = writtenPlace({ identityKind: place.kind, ...summary })
  return {
    id: key,
    name: [addressLine1, addressLine2].filter(Boolean).join(', ') || written,
    detail: addressLine1 ? written : undefined,
    place,
    values: { ...partsOf(place), ...(addressLine1 ? address : {}), ...factsOf(summary) },
  }
}

function atAddress(address: FoundAddress): FoundProperty {
  const { id, name, addressLine1, postalCode, city, municipalityNumber, gnr, bnr, fnr } = address
  const place = { kind: 'cadastre', municipalityNumber, gnr, bnr, fnr, snr: 0 } as const
  const hasUnit = gnr > 0 && bnr > 0
  return {
    id,
    name,
    detail: hasUnit ? writtenCadastre(place) : undefined,
    place,
    values: { addressLine1, addressLine2: `${postalCode} ${city}`.trim(), ...(hasUnit ? partsOf(place) : {}) },
  }
}

function partsOf(place: PropertyPlace): Partial<EstateValues> {
  if (place.kind === 'share') {
    const { organizationNumber, shareNumber } = place
    return { ...noPlace, identityKind: 'share', organizationNumber, shareNumber, ownershipKind: 'housingAssociation' }
  }
  const { municipalityNumber, gnr, bnr, fnr, snr } = place
  return { ...noPlace, identityKind: 'cadastre', municipalityNumber, gnr: typed(gnr), bnr: typed(bnr), fnr: typed(fnr), snr: typed(snr) }
}
