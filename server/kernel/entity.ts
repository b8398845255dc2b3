import { EntitySchema, type EntitySchemaColumnOptions, type EntitySchemaRelationOptions } from 'typeorm'

/** What every row has. Fields are declared, not initialised, so that an entity stays a plain class. */
export abstract class Row {
  declare id: string
}

export type RelationKeys<T> = { [K in keyof T]-?: NonNullable<T[K]> extends Row | readonly Row[] ? K : never }[keyof T]
type ColumnKeys<T> = Exclude<keyof T, RelationKeys<T>>
/** Nullable exactly when the field's type admits null. */
type Column<Value> = Omit<EntitySchemaColumnOptions, 'nullable'> & (null extends Value ? { nullable: true } : { nullable?: false })

interface Shape<T> {
  table: string
  columns: { [K in Exclude<ColumnKeys<T>, 'id'>]-?: Column<T[K]> }
  relations?: { [K in RelationKeys<T>]-?: EntitySchemaRelationOptions }
}
type Complete<T> = [RelationKeys<T>] extends [never] ? Shape<T> : Shape<T> & Required<Pick<Shape<T>, 'relations'>>

export type EntityClass<T extends Row = Row> = new () => T

export const idColumn = { type: 'uuid', primary: true, default: () => 'new_id()' } as const

/** Ties a class to its table. Columns and relations that don't fit the class don't compile. */
export const entity = <T extends Row>(target: EntityClass<T>, { table, columns, relations = {} as never }: Complete<T>): EntitySchema =>
  new EntitySchema({
    name: target.name,
    target,
    tableName: table,
    columns: { id: idColumn, ...columns },
    relations,
  })

/** Foreign key and relation of a to-one, the column being `{name}Id`. */
export const toOne = (target: EntityClass, column: string, inverse?: string): EntitySchemaRelationOptions => ({
  type: 'many-to-one',
  target: () => target,
  joinColumn: { name: column },
  ...(inverse && { inverseSide: inverse }),
})

/** Columns that many tables share. */
export const columns = {
  uuid: { type: 'uuid' },
  optionalUuid: { type: 'uuid', nullable: true },
  text: { type: 'text' },
  optionalText: { type: 'text', nullable: true },
  int: { type: 'int' },
  optionalInt: { type: 'int', nullable: true },
  optionalOre: { type: 'bigint', nullable: true },
  boolean: { type: 'boolean' },
  moment: { type: 'timestamptz' },
  optionalMoment: { type: 'timestamptz', nullable: true },
  createdAt: { type: 'timestamptz', default: () => 'now()' },
  version: { type: 'int', default: 1 },
} as const
