import { historyInput } from '#schema/history/history.input.ts'
import { historyKinds } from '#schema/history/historyKinds.ts'
import { historyRecords } from '#schema/history/historyRecords.ts'
import { onEstate } from '#server/access/onEstate.ts'
import { query } from '#server/kernel/operation.ts'
import { literal, sql } from '#server/kernel/read/sql.ts'
import { AuditEntry } from './auditEntry.entity.ts'

const ofKind = (wanted: string) =>
  Object.values(historyRecords)
    .filter(({ kind }) => kind === wanted)
    .flatMap(({ by }): readonly string[] => by)
const operationsByKind = literal(JSON.stringify(Object.fromEntries(historyKinds.map((kind) => [kind, ofKind(kind)]))))

export const history = query({
  name: 'history',
  input: historyInput,
  mayBeOld: true,
  permission: onEstate('read', 'history'),
  rows: ({ scope, input }) =>
    scope
      .rows(AuditEntry)
      .matching(input.recordId, (entry, id) => sql`${entry.recordId} = ${id}`)
      .matching(input.kind, ({ operation }, kind) => sql`(${operationsByKind}::jsonb -> ${kind}::text) ? ${operation}`)
      .matching(input.outcome, ({ outcome }, wanted) => sql`(${outcome} = 'done') = (${wanted}::text = 'done')`)
      .newestFirst()
      .countedToALimit(),
})
