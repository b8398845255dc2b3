import { auditLogInput } from '#schema/administration/auditLog.input.ts'
import { asSystemAdmin } from '#server/access/asSystemAdmin.ts'
import { AuditEntry } from '#server/history/auditEntry.entity.ts'
import { query } from '#server/kernel/operation.ts'
import { containing } from '#server/kernel/read/search.ts'
import { sql } from '#server/kernel/read/sql.ts'
import { addressOf } from './estateOf.ts'
import { noteOf } from './noteOf.ts'

export const auditLog = query({
  name: 'auditLog',
  input: auditLogInput,
  mayBeOld: true,
  permission: asSystemAdmin,
  rows: ({ scope, input }) =>
    scope
      .rows(AuditEntry)
      .matching(input.outcome, ({ outcome }, wanted) => sql`(${outcome} = 'done') = (${wanted}::text = 'done')`)
      .matching(input.search, (entry, search) =>
        containing(
          sql`folded(concat_ws(' ', case when ${entry.user.deletedAt} is null then ${entry.user.name} || ' ' || ${entry.user.email}::text end,
            ${entry.operation}, ${addressOf(entry)}, ${entry.estateId}, ${entry.recordId}, ${entry.requestId}, ${noteOf('tried')(entry)}))`,
          search,
        ),
      )
      .newestFirst(),
})
