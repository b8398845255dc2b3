import { type GraphQLObjectType, isObjectType } from 'graphql'
import { defaultPageSize, largestPage } from '#schema/paging.ts'
import { cursorPart, cursorValue } from './cursor.ts'
import type { Description } from './description.ts'
import type { Field } from './selection.ts'
import { type Hole, isEmpty, join, literal, name, none, Param, raw, Sql, sql } from './sql.ts'
import { broughtBy, type Table, type Writer } from './write.ts'

/** A bare list over REST ends here; a longer one is read by pages. */
const longestList = 1000
const deepestOffset = 10_000

interface Read {
  table: Table
  json: Sql
  /** Where they are found before they are read: by what name their ids, and what is brought along, go from then on. */
  foundAs: Sql | undefined
}

function select(
  writer: Writer,
  { entity, wheres, order, rowFacts, source: ownSource, brings }: Description,
  nodeType: string,
  fields: readonly Field[],
  { source = ownSource, foundFirst = false }: { source?: Sql | undefined; foundFirst?: boolean } = {},
) {
  const meta = writer.mapping.entityOf(entity.name)
  if (!meta) throw new Error(`${entity.name} is not mapped`)
  const table = writer.table(meta, rowFacts, source, brings)
  const path = writer.path(table)
  const where = join(
    wheres.map((w) => w(path)),
    ' and ',
  )
  const keys = order.by(path)
  // Which takes no look at what they hang on.
  const foundAs = foundFirst && table.joins.length === 0 ? writer.alias('f') : undefined
  if (foundAs) table.rowFacts = { ...rowFacts, ...broughtBy(foundAs, brings) }
  const json = fields.length ? writer.object(table, nodeType, fields) : none
  const direction = raw(order.descending ? ' desc' : '')
  return {
    table,
    json,
    where,
    keys,
    foundAs,
    descending: order.descending,
    sorting: join(
      keys.map((key) => sql`${key}${direction}`),
      ',',
    ),
  }
}

const from = ({ table }: Pick<Read, 'table'>) => sql`${table.from}${join(table.joins, '')}`
const filter = (...parts: Sql[]) => {
  const given = parts.filter((part) => !isEmpty(part))
  return given.length ? sql` where ${join(given, ' and ')}` : none
}
const counted = (writer: Writer, description: Description) => {
  if (description.total instanceof Sql) return sql`(${description.total})`
  const all = select(writer, description, '', [])
  return sql`(select count(*) from ${from(all)}${filter(all.where)})`
}

export function one(writer: Writer, description: Description, field: Pick<Field, 'type' | 'fields'>, source?: Sql): Sql {
  const row = select(writer, description, field.type!.name, field.fields, { source })
  return sql`select ${row.json} from ${from(row)}${filter(row.where)}`
}

export function list(writer: Writer, description: Description, field: Pick<Field, 'type' | 'fields'>, most: Hole = raw(longestList)): Sql {
  const rows = select(writer, description, field.type!.name, field.fields)
  return sql`select coalesce(json_agg(r.j),'[]') from (select ${rows.json} j from ${from(rows)}${filter(rows.where)} order by ${rows.sorting} limit ${most}) r`
}

/** A REST page: counted, once though it is told twice, and by offset. */
export function page(writer: Writer, description: Description, field: Pick<Field, 'type' | 'fields'>): Sql {
  const rows = select(writer, description, field.type!.name, field.fields)
  const items = sql`select ${rows.json} j from ${from(rows)}${filter(rows.where)} order by ${rows.sorting} limit ${pageLimit} offset ${pageOffset}`
  return sql`select row_to_json(p) from (select (select coalesce(json_agg(r.j),'[]') from (${items}) r) items, ${pageNumber}::int8 page, ${pageSize}::int "pageSize", c.n "totalCount", ceil(c.n::numeric / ${pageSize}::int)::int "totalPages" from (select ${counted(writer, description)} n offset 0) c) p`
}
const sizeOf = (input: Readonly<Record<string, unknown>>) => Number(input['pageSize'] ?? defaultPageSize)
const offsetOf = (input: Readonly<Record<string, unknown>>) => (Number(input['page'] ?? 1) - 1) * sizeOf(input)
const pageNumber = new Param(({ input }) => input['page'] ?? 1)
const pageSize = new Param(({ input }) => sizeOf(input))
const pageLimit = new Param(({ input }) => (offsetOf(input) > deepestOffset ? 0 : sizeOf(input)))
const pageOffset = new Param(({ input }) => Math.min(offsetOf(input), deepestOffset))

export const isConnection = (type: unknown): type is GraphQLObjectType => isObjectType(type) && 'edges' in type.getFields()

/** What a connection lists, where a selection asks for it. */
export const nodeOf = ({ type, fields }: Pick<Field, 'type' | 'fields'>) =>
  isConnection(type) ? fields.find(({ name: given }) => given === 'edges')?.fields.find(({ name: given }) => given === 'node') : undefined

/** A GraphQL connection: by keyset, counted only where the count is asked for. */
export function connection(writer: Writer, description: Description, field: Field): Sql {
  const wanted = (wantedName: string) => field.fields.filter(({ name: given }) => given === wantedName)
  const edges = wanted('edges')
  const nodes = wanted('nodes')
  const nodeFields = [...edges.flatMap((edge) => edge.fields.filter(({ name: given }) => given === 'node')), ...nodes]
  const info = wanted('pageInfo').flatMap(({ fields }) => fields)
  // Only what speaks of the rows reads them: a count alone does not.
  const readsRows = edges.length > 0 || nodes.length > 0 || info.some(({ name: given }) => given !== '__typename')
  const isCountedAsFound =
    description.total === 'as found' && readsRows && beginsAtFirst(field) && field.fields.some(({ name: given }) => given === 'totalCount')
  const rows = select(writer, description, nodeFields[0]?.type?.name ?? '', nodeFields[0]?.fields ?? [], { foundFirst: isCountedAsFound })
  // Told in more than one way, a record is written once for each.
  const jsonOf = (cell: Field) => (cell === nodeFields[0] ? rows.json : writer.object(rows.table, cell.type!.name, cell.fields))

  const size = new Param((ask) => Math.min(Math.max(Number(field.args['first']?.read(ask) ?? defaultPageSize), 1), largestPage))
  const looksAhead = info.some(({ name: given }) => given === 'hasNextPage')
  const limit = looksAhead ? sql`${size}::int + 1` : sql`${size}::int`
  const keys = rows.keys.map((key, i) => sql`${key}::text k${raw(i)}`)
  const edgeJson = edges.map((edge, i) => sql`${object(edge, { cursor: () => cursorValue(rows.keys), node: jsonOf })} e${raw(i)}`)
  const nodeJson = nodes.map((cell, i) => sql`${jsonOf(cell)} d${raw(i)}`)
  const beyond = after(field, rows.keys, rows.descending)
  const counting = sql`,count(*) over () total`
  const such = sql`${filter(rows.where, beyond)} order by ${rows.sorting} limit ${limit}`
  const cellsOf = (total: Sql) => sql`select ${join([...keys, ...edgeJson, ...nodeJson], ',')}${total}`
  // All of them are looked at to be counted: only what is told of the page is read.
  const { meta, alias, from: table, joins } = rows.table
  const { foundAs } = rows
  const brought = ['id', ...Object.values(description.brings)].map((column) => sql`${alias}.${name(column)}`)
  const inner = foundAs
    ? sql`${cellsOf(sql`,${foundAs}.total`)} from (select ${join(brought, ',')}${counting} from ${table}${such}) ${foundAs} join ${name(meta.tableName)} ${alias} on ${alias}.id=${foundAs}.id${join(joins, '')} order by ${rows.sorting}`
    : sql`${cellsOf(isCountedAsFound ? counting : none)} from ${from(rows)}${such}`

  // One more than is told is cut off as an array, which costs less than to number all of them.
  const listed = (cell: Sql) =>
    looksAhead ? sql`coalesce(array_to_json((array_agg(${cell}))[:${size}::int]),'[]')` : sql`coalesce(json_agg(${cell}),'[]')`
  const cells = field.fields.map((cell) => {
    if (cell.name === 'edges') return listed(sql`r.e${raw(edges.indexOf(cell))}`)
    if (cell.name === 'nodes') return listed(sql`r.d${raw(nodes.indexOf(cell))}`)
    if (cell.name === 'totalCount') return isCountedAsFound ? sql`coalesce(min(r.total),0)` : counted(writer, description)
    if (cell.name === 'pageInfo')
      return object(cell, {
        hasNextPage: () => sql`count(*) > ${size}::int`,
        endCursor: () => sql`case when count(*) > 0 then ${cursorValue(keys.map((_, i) => lastOf(i, size)))} end`,
      })
    return literal(field.type!.name)
  })
  const pairs = cells.map((cell, i) => sql`${literal(field.fields[i]!.key)},${cell}`)
  const source = readsRows ? sql` from (${inner}) r` : none
  return sql`select json_build_object(${join(pairs, ',')})${source}`
}

const lastOf = (key: number, size: Param) => sql`(array_agg(r.k${raw(key)}))[least(${size}::int, count(*)::int)]`

const object = (field: Field, cells: Record<string, (cell: Field) => Sql>) =>
  sql`json_build_object(${join(
    field.fields.map(
      (cell) => sql`${literal(cell.key)},${cell.name === '__typename' ? literal(field.type!.name) : cells[cell.name]!(cell)}`,
    ),
    ',',
  )})`

const beginsAtFirst = ({ args: { after: cursor } }: Field) => !cursor || cursor.given === false

function after(field: Field, keys: readonly Sql[], descending: boolean): Sql {
  const cursor = field.args['after']
  if (!cursor || beginsAtFirst(field)) return none
  const values = keys.map((_, i) => cursorPart(cursor, i, keys.length))
  const beyond = sql`(${join(keys, ',')}) ${raw(descending ? '<' : '>')} (${join(values, ',')})`
  return cursor.given ? beyond : sql`(${new Param((ask) => cursor.read(ask) == null)}::boolean or ${beyond})`
}
