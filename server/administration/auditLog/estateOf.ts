import type { AuditEntry } from '#server/history/auditEntry.entity.ts'
import type { Path } from '#server/kernel/read/description.ts'
import { sql } from '#server/kernel/read/sql.ts'

/** Nothing where the estate is gone: what was done to it stays told. */
export const addressOf = ({ estateId }: Path<AuditEntry>) => sql`(select e.address_line1 from estate e where e.id = ${estateId})`
