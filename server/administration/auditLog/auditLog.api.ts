import { AuditEntry } from '#server/history/auditEntry.entity.ts'
import type { GraphqlApi } from '#server/kernel/api.ts'
import { computed } from '#server/kernel/read/mapping.ts'
import { sql } from '#server/kernel/read/sql.ts'
import { get, type Route } from '#server/kernel/rest.ts'
import { auditLog } from './auditLog.operations.ts'
import { addressOf } from './estateOf.ts'
import { noteOf } from './noteOf.ts'

const ofActor = (property: 'name' | 'email') =>
  computed<AuditEntry>(({ user }) => sql`case when ${user.deletedAt} is null then ${user[property]}::text end`)

export const graphql: GraphqlApi = {
  Query: { auditLog },
  names: { AuditLogEntry: AuditEntry },
  types: {
    AuditLogEntry: {
      actorName: ofActor('name'),
      actorEmail: ofActor('email'),
      estateAddress: computed<AuditEntry>(addressOf),
      triedEmail: computed<AuditEntry>(noteOf('tried')),
      reason: computed<AuditEntry>(noteOf('reason')),
    },
  },
}

const answer = '{ id at actorName actorEmail operation estateId estateAddress recordId outcome triedEmail reason changedFields requestId }'

export const rest: Route[] = [
  get('/api/private/administration/audit', auditLog, { answer, shape: 'page', query: { searchQuery: 'search' } }),
]
