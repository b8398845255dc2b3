import { type Sql, sql } from '#server/kernel/read/sql.ts'

/** What the firm of a row is called by the company that calls it in. */
export const subcontractorNamed = (subcontractorId: Sql) => sql`(select c.name from subcontractor c where c.id = ${subcontractorId})`
