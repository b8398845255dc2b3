import { EntitySchema, type EntitySchemaColumnOptions, type EntitySchemaRelationOptions } from 'typeorm'
import { idColumn, type RelationKeys, Row } from './entity.ts'
import { type Refusal, refuse } from './refusals.ts'
import { snake } from './snake.ts'

const value = Symbol('value')
/** A column, and the type of what it holds. */
export class Column<Value> {
  declare readonly [value]: Value
  readonly options: EntitySchemaColumnOptions
  constructor(options: EntitySchemaColumnOptions) {
    this.options = options
  }
  /** One of these values; a check on the column holds it to them. */
  as<Narrow extends Value>(): Column<Narrow> {
    return new Column<Narrow>(this.options)
  }
  get optional(): Column<Value | null> {
    return new Column<Value | null>({ ...this.options, nullable: true })
  }
  /** The database knows what to write where nothing is given. */
  usually(value: EntitySchemaColumnOptions['default']): Column<Value> {
    return new Column<Value>({ ...this.options, default: value })
  }
  /** The database writes it, and nobody else. */
  get kept(): Column<Value> {
    return new Column<Value>({ ...this.options, insert: false, update: false })
  }
  /** Looked into in SQL, and never read with its row. */
  get unread(): Column<Value> {
    return new Column<Value>({ ...this.options, select: false })
  }
  /** By which a row is known, alone or with others that say so. */
  get key(): Column<Value> {
    return new Column<Value>({ ...this.options, primary: true })
  }
  /** What the table calls it, where that is not its own name with underscores. */
  called(name: string): Column<Value> {
    return new Column<Value>({ ...this.options, name })
  }
}

export const uuid = new Column<string>({ type: 'uuid' })
export const text = new Column<string>({ type: 'text' })
export const uuids = new Column<string[]>({ type: 'uuid', array: true })
export const texts = new Column<string[]>({ type: 'text', array: true })
/** So many digits or letters, and no fewer. */
export const char = (length: number) => new Column<string>({ type: 'char', length })
export const int = new Column<number>({ type: 'int' })
export const float = new Column<number>({ type: 'float8' })
export const ore = new Column<string>({ type: 'bigint' })
export const email = new Column<string>({ type: 'citext' })
export const yesNo = new Column<boolean>({ type: 'boolean' })
export const date = new Column<string>({ type: 'date' })
export const moment = new Column<Date>({ type: 'timestamptz' })
export const bytes = new Column<Buffer>({ type: 'bytea' })
export const inet = new Column<string>({ type: 'inet' })
export const tsvector = new Column<string>({ type: 'tsvector' })
export const version = int.usually(1)
export const createdAt = moment.usually(() => 'now()')

const id = new Column<string>(idColumn)

type Columns = Readonly<Record<string, Column<unknown>>>
type ValuesOf<C extends Columns> = { [Name in keyof C]: C[Name][typeof value] }
interface Declared {
  table: string
  columns: Columns
}
const tables = new WeakMap<object, Declared>()

function classOf(table: string, columns: Columns): unknown {
  const Base = class extends Row {}
  tables.set(Base, { table, columns })
  return Base
}
/** The class that an entity extends: its columns are its fields. */
export const table = <C extends Columns>(name: string, columns: C) => classOf(name, { id, ...columns }) as new () => Row & ValuesOf<C>
/** The same where rows have no id: each is known by the columns that are its key. */
export const keyed = <C extends Columns>(name: string, columns: C) => classOf(name, columns) as new () => ValuesOf<C>

const definitionOf = (target: object) => tables.get(Object.getPrototypeOf(target) as object)!
/** What the database calls the table of an entity. */
export const tableOf = (entity: object) => definitionOf(entity).table

interface Beside<T> {
  relations?: { [K in RelationKeys<T>]-?: EntitySchemaRelationOptions }
  refuses?: Readonly<Record<string, Refusal<keyof T & string>>>
  /** Put together of other tables by the database, and only read. */
  isView?: true
}
export const entityOf = <T extends object>(target: new () => T, { relations, refuses = {}, isView }: Beside<T> = {}): EntitySchema => {
  const { table: tableName, columns } = definitionOf(target)
  // A check of one column is called after it, and what does not hold is said of its field.
  for (const [property, { options }] of Object.entries(columns)) refuse(`${tableName}_${options.name ?? snake(property)}_check`, property)
  for (const [constraint, refusal] of Object.entries<Refusal>(refuses)) refuse(constraint, refusal)
  return new EntitySchema({
    name: target.name,
    target,
    tableName,
    columns: Object.fromEntries(Object.entries(columns).map(([name, { options }]) => [name, options])),
    ...(relations && { relations }),
    ...(isView && { synchronize: false }),
  })
}
