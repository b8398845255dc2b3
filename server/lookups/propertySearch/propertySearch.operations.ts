import { nothing } from '#schema/accounts/identity.input.ts'
import { keyOf, type PropertyPlace, readPlace } from '#schema/lookups/propertyKey.ts'
import { propertySummaryInput } from '#schema/lookups/propertySearch.input.ts'
import { inPerson } from '#server/access/inPerson.ts'
import { searchingProperties } from '#server/access/searchingProperties.ts'
import { issueSearchToken } from '#server/access/searchTokens.ts'
import type { Call } from '#server/kernel/call.ts'
import { AppError } from '#server/kernel/errors.ts'
import { answer } from '#server/kernel/operation.ts'
import { registeredIdentity, type RegisteredProperty } from '#server/kernel/registers.ts'
import { countSearch } from '#server/lookups/propertySearch/searches.ts'

export const propertySearchToken = answer({
  name: 'propertySearchToken',
  input: nothing,
  permission: inPerson(searchingProperties),
  answer: ({ grant }) => issueSearchToken(grant),
})

export const propertySummary = answer({
  name: 'propertySummary',
  input: propertySummaryInput,
  permission: searchingProperties,
  async answer({ grant, input: { kind, key }, call }) {
    const place = placeOf(kind, key)
    await countSearch(grant)
    const property = await registeredAt(place, call)
    if (!property) throw new AppError('entityNotFound')
    return property
  },
})

/** The place that a key names, if it is of that kind. */
export function placeOf(kind: PropertyPlace['kind'], key: string): PropertyPlace {
  const place = readPlace(key)
  if (place?.kind !== kind) throw new AppError('entityNotFound')
  return place
}

/** What the land register says of a place; nothing where it knows no such thing. */
export async function registeredAt(place: PropertyPlace, call: Call) {
  const { kind: identityKind, ...parts } = place
  const property = await call.registers.property(registeredIdentity({ identityKind, ...parts }), call.cancelled())
  return property && summaryOf(place, property)
}

const summaryOf = (place: PropertyPlace, { municipalityNo, ...property }: RegisteredProperty) => ({
  key: keyOf(place),
  municipalityNumber: municipalityNo,
  ...property,
})
