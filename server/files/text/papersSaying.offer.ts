import { type Hole, type Sql, sql } from '#server/kernel/read/sql.ts'

/** The papers of these estates that say what is wanted, those of their projects among them, the nearest first and so many at most. */
export const papersSaying = (wanted: Sql, { estateIds, such, most }: { estateIds: Sql; such: (row: Sql) => Sql; most: Hole }) =>
  sql`(select x.* from file_text x where numnode(${wanted}) > 0 and x.estate_id in (${estateIds}) and x.search @@ ${wanted} and ${such(sql`x`)}
    order by ts_rank(x.search, ${wanted}) desc, x.id desc limit ${most})`

/** Where the text of one says it. */
export const excerptOf = (textId: Sql, wanted: Sql) =>
  sql`(select document_excerpt(x.content, ${wanted}) from file_text x where x.id = ${textId})`
