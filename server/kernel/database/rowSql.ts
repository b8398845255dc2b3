import type { EntityMetadata } from 'typeorm'

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`
const finding = new WeakMap<EntityMetadata, string>()

/** All columns of a row, under the names that its entity has for them. */
export function columnsOf(meta: EntityMetadata) {
  let known = finding.get(meta)
  if (!known) {
    const cells = meta.columns
      .filter(({ isSelect }) => isSelect)
      .map(({ databaseName, propertyName, type }) => `${quoted(databaseName)}${type === 'date' ? '::text' : ''} ${quoted(propertyName)}`)
    finding.set(meta, (known = cells.join(', ')))
  }
  return known
}

const column = (meta: EntityMetadata, property: string) => {
  const found = meta.findColumnWithPropertyName(property)
  if (!found) throw new Error(`${meta.name} has no column ${property}`)
  return quoted(found.databaseName)
}
/** `a = $1 and b = $2`, numbered from there on. */
export const equals = (meta: EntityMetadata, properties: readonly string[], from: number, by: string) =>
  properties.map((property, i) => `${column(meta, property)} = $${from + i}`).join(by)
