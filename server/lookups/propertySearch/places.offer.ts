import { keyOf, type PropertyPlace, readPlace } from '#schema/lookups/propertyKey.ts'
import { AppError } from '#server/kernel/errors.ts'
import { registeredIdentity, type RegisteredProperty } from '#server/kernel/registers.ts'
import type { Services } from '#server/kernel/services.ts'

/** The place that a key names, if it is of that kind. */
export function placeOf(kind: PropertyPlace['kind'], key: string): PropertyPlace {
  const place = readPlace(key)
  if (place?.kind !== kind) throw new AppError('entityNotFound')
  return place
}

/** What the land register says of a place; nothing where it knows no such thing. */
export async function registeredAt({ registers }: Pick<Services, 'registers'>, place: PropertyPlace, cancelled: AbortSignal) {
  const { kind: identityKind, ...parts } = place
  const property = await registers.property(registeredIdentity({ identityKind, ...parts }), cancelled)
  return property && summaryOf(place, property)
}

const summaryOf = (place: PropertyPlace, { municipalityNo, ...property }: RegisteredProperty) => ({
  key: keyOf(place),
  municipalityNumber: municipalityNo,
  ...property,
})
