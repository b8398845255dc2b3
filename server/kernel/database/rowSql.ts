import type { EntityMetadata } from 'typeorm'

type NamedValues = Readonly<Record<string, unknown>>
/** What a column is held to that is no value, written around its name; what it compares with is handed over. */
export type Condition = (column: string, cell: (value: unknown) => string) => string
/** What the database works out as it writes. */
export type Worked = () => string

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`
const finding = new WeakMap<EntityMetadata, string>()

/** All columns of a row, under the names that its entity has for them. */
export function columnsOf(meta: EntityMetadata) {
  let text = finding.get(meta)
  if (!text) {
    const cells = meta.columns
      .filter(({ isSelect }) => isSelect)
      .map(({ databaseName, propertyName, type }) => `${quoted(databaseName)}${type === 'date' ? '::text' : ''} ${quoted(propertyName)}`)
    finding.set(meta, (text = cells.join(', ')))
  }
  return text
}

const column = (meta: EntityMetadata, property: string) => {
  const column = meta.findColumnWithPropertyName(property)
  if (!column) throw new Error(`${meta.name} has no column ${property}`)
  return column
}
export const namesOf = (meta: EntityMetadata, properties: readonly string[]) =>
  properties.map((property) => quoted(column(meta, property).databaseName))

/** What one statement is given, in the order of its numbers. */
export class Given {
  readonly values: unknown[] = []
  readonly #meta: EntityMetadata
  constructor(meta: EntityMetadata) {
    this.#meta = meta
  }

  cell = (value: unknown) => (typeof value === 'function' ? (value as Worked)() : `$${this.values.push(value)}`)

  /** `a = $1`, of each. Nothing equals null there. */
  equal(values: NamedValues): string[] {
    return Object.entries(values).map(([property, value]) => `${namesOf(this.#meta, [property])[0]} = ${this.cell(value)}`)
  }

  /** The same, where null is what has no value, and a list any of what it holds. */
  which(values: NamedValues): string[] {
    return Object.entries(values).map(([property, value]) => {
      const { databaseName, isArray } = column(this.#meta, property)
      const name = quoted(databaseName)
      if (value === null) return `${name} is null`
      if (typeof value === 'function') return (value as Condition)(name, this.cell)
      return Array.isArray(value) && !isArray ? `${name} = any(${this.cell(value)})` : `${name} = ${this.cell(value)}`
    })
  }
}
