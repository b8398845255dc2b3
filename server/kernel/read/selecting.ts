import type { Description } from './description.ts'
import type { Field } from './selection.ts'
import { isEmpty, join, none, raw, type Sql, sql } from './sql.ts'
import { broughtBy, type Table, type Writer } from './write.ts'

export interface Read {
  table: Table
  json: Sql
  /** Where they are found before they are read: by what name their ids, and what is brought along, go from then on. */
  foundAs: Sql | undefined
}

/** What is written of rows: where they are, in which order, and what is told of each. */
export function select(
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

export const from = ({ table }: Pick<Read, 'table'>) => sql`${table.from}${join(table.joins, '')}`
export const filter = (...parts: Sql[]) => {
  const given = parts.filter((part) => !isEmpty(part))
  return given.length ? sql` where ${join(given, ' and ')}` : none
}
