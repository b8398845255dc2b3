import type { EntitySchemaRelationOptions } from 'typeorm'

/** What every row has. Fields are declared, not initialised, so that an entity stays a plain class. */
export abstract class Row {
  declare id: string
}

export type RelationKeys<T> = { [K in keyof T]-?: NonNullable<T[K]> extends Row | readonly Row[] ? K : never }[keyof T]
export type EntityClass<T extends Row = Row> = new () => T

export const idColumn = { type: 'uuid', primary: true, default: () => 'new_id()' } as const

/** Foreign key and relation of a to-one, the column being `{name}Id`. */
export const toOne = (target: EntityClass, column: string, inverse?: string): EntitySchemaRelationOptions => ({
  type: 'many-to-one',
  target: () => target,
  joinColumn: { name: column },
  ...(inverse && { inverseSide: inverse }),
})
