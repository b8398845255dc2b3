import { AuditEntry } from '#server/history/auditEntry.entity.ts'
import type { GraphqlApi, Routes } from '#server/kernel/api.ts'
import { computed } from '#server/kernel/read/mapping.ts'
import { sql } from '#server/kernel/read/sql.ts'
import { get, type Route } from '#server/kernel/rest.ts'
import { archiveRoute } from './archiveRoute.ts'
import { auditArchive } from './auditArchive.operations.ts'
import { auditLog } from './auditLog.operations.ts'
import { addressOf } from './estateOf.ts'
import { noteOf } from './noteOf.ts'

const ofActor = (property: 'name' | 'email') =>
  computed<AuditEntry>(({ user }) => sql`case when ${user.deletedAt} is null then ${user[property]}::text end`)

export const graphql: GraphqlApi = {
  Query: { auditLog, auditArchive },
  names: { AuditLogEntry: AuditEntry, AuditArchive: null },
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
  get('/api/private/administration/audit/archive', auditArchive, {
    answer: '{ before months { month entryCount byteCount sha256 movedAt url } }',
  }),
]

export const routes: readonly Routes[] = [archiveRoute]
