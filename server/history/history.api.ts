import type { Copies } from '#server/accounts/dataExport/copies.offer.ts'
import type { GraphqlApi } from '#server/kernel/api.ts'
import type { Job } from '#server/kernel/job.ts'
import { computed } from '#server/kernel/read/mapping.ts'
import { sql } from '#server/kernel/read/sql.ts'
import { AuditEntry, auditEntry } from './auditEntry.entity.ts'
import { auditNote } from './auditNote.entity.ts'
import { auditSeal } from './auditSeal.entity.ts'
import { history } from './history.operations.ts'
import { recordName, recordType } from './recordNames.ts'
import { refusalCount } from './refusalCount.entity.ts'
import { sealsDays } from './seals.ts'

export const graphql: GraphqlApi = {
  Query: { history },
  names: { HistoryEntry: AuditEntry },
  entities: [auditEntry, auditNote, auditSeal, refusalCount],
  types: {
    HistoryEntry: {
      actorName: computed<AuditEntry>(({ user }) => sql`case when ${user.deletedAt} is null then ${user.name} end`),
      isActorGone: computed<AuditEntry>(({ user }) => sql`${user.deletedAt} is not null`),
      recordName: computed<AuditEntry>(recordName),
      recordType: computed<AuditEntry>(recordType),
      isFirst: computed<AuditEntry>(
        ({ id, recordId, estateId }) =>
          sql`not exists (select from audit_entry e where e.record_id = ${recordId} and e.estate_id = ${estateId} and e.outcome = 'done' and e.id < ${id})`,
      ),
    },
  },
}

export const jobs: readonly Job[] = [sealsDays]

export const copies: readonly Copies[] = [{ notCopied: ['audit_entry'] }]
