import { historyInput } from '#schema/history/history.input.ts'
import { onEstate } from '#server/access/onEstate.ts'
import { query } from '#server/kernel/operation.ts'
import { sql } from '#server/kernel/read/sql.ts'
import { AuditEntry } from './auditEntry.entity.ts'

export const history = query({
  name: 'history',
  input: historyInput,
  permission: onEstate('read', 'history'),
  rows: ({ scope, input }) =>
    scope
      .rows(AuditEntry)
      .matching(input.recordId, (entry, id) => sql`${entry.recordId} = ${id}`)
      .newestFirst(),
})
