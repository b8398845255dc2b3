import { type Description, Rows, type Way, type Ways } from './description.ts'
import { filter, from, select } from './selecting.ts'
import type { Field } from './selection.ts'
import { join, name, none, raw, type Sql, sql } from './sql.ts'
import type { Writer } from './write.ts'

type FoundByWays = Description & { byWays: Ways }
export const isFoundByWays = (description: Description): description is FoundByWays => description.byWays !== undefined

interface Ends {
  limit: Sql
  offset?: Sql
  /** What a row must be behind, by what the rows are ordered by. */
  beyond?: (keys: readonly Sql[]) => Sql
}

/** As many as are told, by one of the ways: by what they are ordered by, at the end of which stands their id. */
function inWay(
  writer: Writer,
  description: FoundByWays,
  { each, rows, repeats }: Way,
  { limit, beyond = () => none }: Ends,
  sorted: boolean,
) {
  const written = select(writer, description, '', [], { source: rows })
  const keys = sorted ? written.keys : written.keys.slice(-1)
  const cells = join(
    keys.map((key, i) => sql`${key} k${raw(i)}`),
    ',',
  )
  const sorting = sorted ? sql` order by ${written.sorting}` : none
  const once = raw(repeats ? 'distinct ' : '')
  const such = sql`select ${once}${cells} from ${from(written)}${filter(written.where, beyond(written.keys))}${sorting} limit ${limit}`
  return each ? sql`(select b.* from ${each} cross join lateral (${such}) b)` : sql`(${such})`
}

const inAll = (writer: Writer, description: FoundByWays, ends: Ends, sorted = true) =>
  join(
    description.byWays.ways.map((way) => inWay(writer, description, way, ends, sorted)),
    ' union ',
  )

/** Found first, as many by each way as are told of all, and told then with what is known of them. */
export function pageByWays(writer: Writer, description: FoundByWays, { type, fields }: Pick<Field, 'type' | 'fields'>, ends: Ends) {
  const { entity, order, rowFacts, brings, byWays } = description
  const rows = select(writer, new Rows(entity, [], { order, rowFacts, brings }), type?.name ?? '', fields, { foundFirst: true })
  const { alias, meta, joins } = rows.table
  const direction = raw(order.descending ? ' desc' : '')
  const keys = rows.keys.map((_, i) => sql`w.k${raw(i)}`)
  const [limit, offset] = ends.offset ? [sql`${ends.limit} + ${ends.offset}`, sql` offset ${ends.offset}`] : [ends.limit, none]
  const sorting = join(
    keys.map((key) => sql`${key}${direction}`),
    ',',
  )
  const page = sql`(select w.* from (${inAll(writer, description, { ...ends, limit })}) w order by ${sorting} limit ${ends.limit}${offset}) w`
  const row = sql`join ${name(meta.tableName)} ${alias} on ${alias}.id=${keys.at(-1)!}`
  return { ...rows, from: sql`${page} ${row} cross join lateral (${byWays.beside(sql`${alias}.id`)}) ${rows.foundAs!}${join(joins, '')}` }
}

/** How many there are, in its only column `n`; of more than that many, one more than that. */
export const countedTo = (writer: Writer, description: FoundByWays, most: number) =>
  sql`(select count(*) n from (select from (${inAll(writer, description, { limit: raw(most + 1) }, false)}) u limit ${raw(most + 1)}) u)`
