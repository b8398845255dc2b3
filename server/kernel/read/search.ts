import { type Hole, Param, type Sql, sql } from './sql.ts'

/** The words of a search, each somewhere in the folded text; `%`, `_` and `\` mean themselves. */
export const containing = (folded: Sql, search: Hole) =>
  sql`${folded} like all (array(select '%' || folded(word) || '%' from unnest(${search instanceof Param ? wordsOf(search) : search}::text[]) word))`

const wordsOf = (search: Param) =>
  new Param((ask) =>
    ((search.read(ask) ?? '') as string)
      .split(/\s+/)
      .filter(Boolean)
      .map((word) => word.replace(/[\\%_]/g, '\\$&')),
  )
