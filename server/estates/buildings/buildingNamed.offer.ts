import { type Sql, sql } from '#server/kernel/read/sql.ts'

/** What the building of a row is called. */
export const buildingNamed = (buildingId: Sql) => sql`(select b.name from building b where b.id = ${buildingId})`
