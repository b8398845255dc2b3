import type { GraphqlApi } from '#server/kernel/api.ts'
import { computed } from '#server/kernel/read/mapping.ts'
import { AuditEntry, auditEntry } from './auditEntry.entity.ts'
import { history } from './history.operations.ts'

export const graphql: GraphqlApi = {
  Query: { history },
  names: { HistoryEntry: AuditEntry },
  entities: [auditEntry],
  types: {
    HistoryEntry: {
      actorName: computed<AuditEntry>(({ user }) => (user as unknown as { name: never }).name),
    },
  },
}
