import { type Sql, sql } from '#server/kernel/read/sql.ts'

/** What the estate of a row is called: where it lies. */
export const estateNamed = (estateId: Sql) => sql`(select e.address_line1 from estate e where e.id = ${estateId})`
/** And by which words it is found. */
export const wordsOfEstate = (estateId: Sql) => sql`(select e.search_text from estate e where e.id = ${estateId})`
