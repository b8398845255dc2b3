import type { EntityMetadata } from 'typeorm'
import type { ColumnMetadata } from 'typeorm/metadata/ColumnMetadata.js'
import type { RelationMetadata } from 'typeorm/metadata/RelationMetadata.js'
import type { Row } from '../entity.ts'
import { inputFields } from '../input.ts'
import type { Operation } from '../operation.ts'
import type { ViewerKind } from '../viewer.ts'
import { type Brings, type Description, type KnownOfRow, OneRow, type Path, withId } from './description.ts'
import { Computed, Count, type Mapping, Shared, Through, Variants } from './mapping.ts'
import { type Field, Unsupported } from './selection.ts'
import { join, literal, name, none, Param, raw, type Sql, sql, statement } from './sql.ts'

/** A table in a statement being written, and the joins made from it so far. */
export interface Table {
  meta: EntityMetadata
  alias: Sql
  from: Sql
  rowFacts: KnownOfRow
  joins: Sql[]
  ones: Map<string, Table>
  /** Reached over a nullable foreign key: everything below may be absent. */
  outer: boolean
}

/** Sub-selects beside a row, by what wrote them. */
type Beside = Map<Shared['source'], { alias: Sql; from: Sql }>

/** How the rows of a field below another are written. */
type WriteNested = (writer: Writer, description: Description, field: Field) => Sql

/** Fields and metadata to SQL that yields JSON. A to-one is a join, everything else is written where it stands. */
export class Writer {
  readonly mapping: Mapping
  readonly viewer: ViewerKind
  readonly #nested: WriteNested
  #aliases = 0

  constructor(mapping: Mapping, viewer: ViewerKind, nested: WriteNested) {
    this.mapping = mapping
    this.viewer = viewer
    this.#nested = nested
  }

  alias(letter: string) {
    return raw(`${letter}${this.#aliases++}`)
  }

  /** `source` where the rows are not simply those of the entity's table, and what it brings along of each. */
  table(meta: EntityMetadata, given: KnownOfRow = {}, source: Sql = name(meta.tableName), brings: Brings = {}): Table {
    const alias = this.alias('t')
    const rowFacts: KnownOfRow = { ...given, ...broughtBy(alias, brings) }
    return { meta, alias, from: sql`${source} ${alias}`, rowFacts, joins: [], ones: new Map(), outer: false }
  }

  path(table: Table): Path<never> {
    return new Proxy(
      {},
      {
        get: (_, property) => {
          const relation = table.meta.findRelationWithPropertyPath(String(property))
          if (relation) return this.path(this.#toOne(table, relation))
          return columnOf(table, property)
        },
      },
    ) as never
  }

  object(table: Table, type: string, fields: readonly Field[]): Sql {
    const beside: Beside = new Map()
    const cells = fields.map((field) => sql`${this.#value(table, type, field, beside)} ${name(field.key)}`)
    const row = this.alias('v')
    const json = beside.size ? jsonBeside(row, cells, beside) : sql`row_to_json(${row})`
    if (!beside.size) table.joins.push(sql` cross join lateral (select ${join(cells, ',')}) ${row}`)
    return table.outer ? sql`case when ${table.alias}.id is not null then ${json} end` : json
  }

  #value(table: Table, type: string, field: Field, beside: Beside): Sql {
    if (field.name === '__typename') return literal(type)
    const rule = this.mapping.ruleOf(type, field.name)
    if (rule instanceof Computed) return asPromised(field, rule.write(this.path(table), this.viewer, table.rowFacts))
    if (rule instanceof Count) return this.#count(table, rule)
    if (rule instanceof Shared) return asPromised(field, this.#shared(table, rule, beside))
    if (rule instanceof Variants) return this.#variants(table, rule, field)
    if (rule instanceof Through) return this.#through(table, rule, field)
    const relation = table.meta.findRelationWithPropertyPath(field.name)
    if (relation && !field.list) return this.object(this.#toOne(table, relation), field.type!.name, field.fields)
    if (relation || !table.meta.findColumnWithPropertyName(field.name)) throw new Unsupported(`${type}.${field.name}`)
    return cellOf(table, field.name)
  }

  #shared(table: Table, { source, column: wanted }: Shared, beside: Beside): Sql {
    let lateral = beside.get(source)
    if (!lateral) {
      const alias = this.alias('w')
      lateral = { alias, from: sql`lateral (${source(this.path(table), this.viewer, table.rowFacts)}) ${alias}` }
      beside.set(source, lateral)
    }
    return sql`${lateral.alias}.${name(wanted)}`
  }

  #count(table: Table, { entity, on, where }: Count): Sql {
    const counted = this.table(this.mapping.entityOf(entity.name)!)
    const hanging = Object.entries(on).map(([theirs, own]) => sql`${columnOf(counted, theirs)} = ${columnOf(table, own)}`)
    const such = where ? [where(this.path(counted))] : []
    return sql`(select count(*)::int from ${counted.from}${join(counted.joins, '')} where ${join([...hanging, ...such], ' and ')})`
  }

  #toOne(table: Table, relation: RelationMetadata): Table {
    const kept = table.ones.get(relation.propertyName)
    if (kept) return kept
    const key = relation.joinColumns[0]!
    const meta = relation.inverseEntityMetadata
    const one: Table = {
      meta,
      alias: this.alias('t'),
      from: none,
      rowFacts: {},
      joins: table.joins,
      ones: new Map(),
      outer: table.outer || key.isNullable,
    }
    table.joins.push(
      sql` ${raw(one.outer ? 'left join' : 'join')} ${name(meta.tableName)} ${one.alias} on ${one.alias}.id=${column(table, key)}`,
    )
    table.ones.set(relation.propertyName, one)
    return one
  }

  #variants(table: Table, { by, members }: Variants, field: Field): Sql {
    const branches = Object.entries(members).map(([member, { when, fields }]) => {
      const cells = field.variants![member]!.map(({ key, name: wanted }) => {
        const value = wanted === '__typename' ? literal(member) : cellOf(table, fields[wanted] ?? wanted)
        return sql`${literal(key)},${value}`
      })
      return sql` when ${literal(when)} then json_build_object(${join(cells, ',')})`
    })
    return sql`case ${columnOf(table, by)}${join(branches, '')} end`
  }

  #through(table: Table, { operation, inputFrom }: Through, field: Field): Sql {
    const parent = Object.fromEntries(Object.entries(inputFrom).map(([input, property]) => [input, columnOf(table, property)]))
    const { rows, may } = operation.within(
      this.viewer,
      { ...absent(operation), ...field.args, ...parent },
      this.path(table),
      table.rowFacts,
    )
    const itself = isItself(this.path(table), table, rows)
      ? this.object({ ...table, rowFacts: rows.rowFacts }, field.type!.name, field.fields)
      : sql`(${this.#nested(this, rows, field)})`
    return sql`case when ${may} then ${itself} end`
  }
}

/** What is brought along of a row. */
export const broughtBy = (alias: Sql, brings: Brings): KnownOfRow =>
  Object.fromEntries(Object.entries(brings).map(([fact, column]) => [fact, sql`${alias}.${name(column)}`]))

/** Whether the row that is described is the one that it hangs on: then it need not be found anew. */
function isItself(row: Path<Row>, { meta }: Table, described: Description) {
  if (!(described instanceof OneRow) || described.entity !== meta.target || described.wheres.length !== 1) return false
  return statement(described.wheres[0]!(row)).text === statement(withId(row.id)(row)).text
}

/** What a nested field was not asked with. */
const absent = (operation: Operation) => Object.fromEntries(inputFields(operation).map((name) => [name, new Param(() => null, false)]))

/** A sub-select of its own: worked out for the rows that are told, and not for those that are only looked through to find them. */
const jsonBeside = (row: Sql, cells: readonly Sql[], beside: Beside) =>
  sql`(select row_to_json(${row}) from (select ${join(cells, ',')} from ${join(
    [...beside.values()].map(({ from }) => from),
    ',',
  )}) ${row})`

const column = (table: Table, { databaseName }: ColumnMetadata) => sql`${table.alias}.${name(databaseName)}`
function metadataOf({ meta }: Table, property: string | symbol) {
  const column = meta.findColumnWithPropertyName(String(property))
  if (!column) throw new Error(`${meta.name} has no column ${String(property)}`)
  return column
}
const columnOf = (table: Table, property: string | symbol) => column(table, metadataOf(table, property))
/** The same as it is answered. */
function cellOf(table: Table, property: string) {
  const { type } = metadataOf(table, property)
  return type === 'timestamptz' ? utc(columnOf(table, property)) : columnOf(table, property)
}

const utc = (moment: Sql) => sql`to_char((${moment}) at time zone 'UTC','YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
/** A moment is answered alike, wherever it comes from. */
const asPromised = ({ type, list }: Field, value: Sql) => (type?.name === 'DateTime' && !list ? utc(value) : value)
