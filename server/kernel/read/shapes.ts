import { type GraphQLObjectType, isObjectType } from 'graphql'
import { defaultPageSize, largestPage } from '#schema/paging.ts'
import { cursorPart, cursorValue } from './cursor.ts'
import type { Description } from './description.ts'
import { filter, from, select } from './selecting.ts'
import type { Field } from './selection.ts'
import { type Hole, join, literal, name, none, Param, raw, Sql, sql } from './sql.ts'
import { countedTo, isFoundByWays, pageByWays } from './ways.ts'
import type { Writer } from './write.ts'

/** A bare list over REST ends here; a longer one is read by pages. */
const longestList = 1000
const deepestOffset = 10_000
/** What is not counted to its end: who looks at it wants to know that there are many. */
const mostCounted = 1000

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
  const items = itemsOfPage(writer, description, field)
  const limited = countedNoFurther(writer, description, deepestOffset)
  const count = limited
    ? sql`select least(c.n,${raw(deepestOffset)}) n, c.n > ${raw(deepestOffset)} more from ${limited} c`
    : sql`select ${counted(writer, description)} n`
  const more = limited ? sql`c.more "hasMoreThanCounted",` : none
  return sql`select row_to_json(p) from (select (select coalesce(json_agg(r.j),'[]') from (${items}) r) items, ${more}${pageNumber}::int8 page, ${pageSize}::int "pageSize", c.n "totalCount", ceil(c.n::numeric / ${pageSize}::int)::int "totalPages" from (${count} offset 0) c) p`
}
function itemsOfPage(writer: Writer, description: Description, field: Pick<Field, 'type' | 'fields'>) {
  if (isFoundByWays(description)) {
    const rows = pageByWays(writer, description, field, { limit: sql`${pageLimit}::int`, offset: sql`${pageOffset}::int` })
    return sql`select ${rows.json} j from ${rows.from} order by ${rows.sorting}`
  }
  const rows = select(writer, description, field.type!.name, field.fields)
  return sql`select ${rows.json} j from ${from(rows)}${filter(rows.where)} order by ${rows.sorting} limit ${pageLimit} offset ${pageOffset}`
}
/** How many there are, as `n`, or one more than that many: of what is not counted to its end. */
function countedNoFurther(writer: Writer, description: Description, most: number): Sql | undefined {
  if (isFoundByWays(description)) return countedTo(writer, description, most)
  if (description.total !== 'to a limit') return undefined
  const all = select(writer, description, '', [])
  return sql`(select count(*) n from (select from ${from(all)}${filter(all.where)} limit ${raw(most + 1)}) u)`
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
  const node = { type: nodeFields[0]?.type, fields: nodeFields[0]?.fields ?? [] }
  const size = new Param((ask) => Math.min(Math.max(Number(field.args['first']?.read(ask) ?? defaultPageSize), 1), largestPage))
  const looksAhead = info.some(({ name: given }) => given === 'hasNextPage')
  const limit = looksAhead ? sql`${size}::int + 1` : sql`${size}::int`
  const ways = isFoundByWays(description)
    ? pageByWays(writer, description, node, { limit, beyond: (rowKeys) => after(field, rowKeys, description.order.descending) })
    : undefined
  const rows = ways ?? select(writer, description, node.type?.name ?? '', node.fields, { foundFirst: isCountedAsFound })
  // Told in more than one way, a record is written once for each.
  const jsonOf = (cell: Field) => (cell === nodeFields[0] ? rows.json : writer.object(rows.table, cell.type!.name, cell.fields))

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
  const inner = ways
    ? sql`${cellsOf(none)} from ${ways.from} order by ${rows.sorting}`
    : foundAs
      ? sql`${cellsOf(sql`,${foundAs}.total`)} from (select ${join(brought, ',')}${counting} from ${table}${such}) ${foundAs} join ${name(meta.tableName)} ${alias} on ${alias}.id=${foundAs}.id${join(joins, '')} order by ${rows.sorting}`
      : sql`${cellsOf(isCountedAsFound ? counting : none)} from ${from(rows)}${such}`

  // One more than is told is cut off as an array, which costs less than to number all of them.
  const listed = (cell: Sql) =>
    looksAhead ? sql`coalesce(array_to_json((array_agg(${cell}))[:${size}::int]),'[]')` : sql`coalesce(json_agg(${cell}),'[]')`
  const isCounted = field.fields.some(({ name: given }) => given === 'totalCount' || given === 'hasMoreThanCounted')
  const limited = isCounted ? countedNoFurther(writer, description, mostCounted) : undefined
  const total = () => {
    if (limited) return sql`(select least(c.n,${raw(mostCounted)}) from c)`
    return isCountedAsFound ? sql`coalesce(min(r.total),0)` : counted(writer, description)
  }
  const cells = field.fields.map((cell) => {
    if (cell.name === 'edges') return listed(sql`r.e${raw(edges.indexOf(cell))}`)
    if (cell.name === 'nodes') return listed(sql`r.d${raw(nodes.indexOf(cell))}`)
    if (cell.name === 'totalCount') return total()
    if (cell.name === 'hasMoreThanCounted') return limited ? sql`(select c.n > ${raw(mostCounted)} from c)` : sql`false`
    if (cell.name === 'pageInfo')
      return object(cell, {
        hasNextPage: () => sql`count(*) > ${size}::int`,
        endCursor: () => sql`case when count(*) > 0 then ${cursorValue(keys.map((_, i) => lastOf(i, size)))} end`,
      })
    return literal(field.type!.name)
  })
  const pairs = cells.map((cell, i) => sql`${literal(field.fields[i]!.key)},${cell}`)
  const source = readsRows ? sql` from (${inner}) r` : none
  const count = limited ? sql`with c as materialized ${limited} ` : none
  return sql`${count}select json_build_object(${join(pairs, ',')})${source}`
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
