import type { Copies } from '#server/accounts/dataExport/copies.offer.ts'
import type { GraphqlApi } from '#server/kernel/api.ts'
import type { Job } from '#server/kernel/job.ts'
import { computed } from '#server/kernel/read/mapping.ts'
import { sql } from '#server/kernel/read/sql.ts'
import { auditArchive } from './archive/auditArchive.entity.ts'
import { movesMonths } from './archive/moving.ts'
import { AuditEntry, auditEntry } from './auditEntry.entity.ts'
import { auditNote } from './auditNote.entity.ts'
import { auditSeal } from './auditSeal.entity.ts'
import { history } from './history.operations.ts'
import { preparesMonths } from './months.ts'
import { recordName, recordType } from './recordNames.ts'
import { refusalCount } from './refusalCount.entity.ts'
import { sealsDays } from './seals.ts'

/** What was made before has its first entry among those that were moved away. */
const firstIdHere = sql`select id_made_at((max(month) + interval '1 month') at time zone 'UTC') from audit_archive where moved_at is not null`

export const graphql: GraphqlApi = {
  Query: { history },
  names: { HistoryEntry: AuditEntry },
  entities: [auditEntry, auditNote, auditSeal, auditArchive, refusalCount],
  types: {
    HistoryEntry: {
      actorName: computed<AuditEntry>(({ user }) => sql`case when ${user.deletedAt} is null then ${user.name} end`),
      isActorGone: computed<AuditEntry>(({ user }) => sql`${user.deletedAt} is not null`),
      recordName: computed<AuditEntry>(recordName),
      recordType: computed<AuditEntry>(recordType),
      isFirst: computed<AuditEntry>(
        ({ id, recordId, estateId }) =>
          sql`not exists (select from audit_entry e where e.record_id = ${recordId} and e.estate_id = ${estateId} and e.outcome = 'done' and e.id < ${id})
            and not coalesce(${recordId} < (${firstIdHere}), false)`,
      ),
    },
  },
}

export const jobs: readonly Job[] = [preparesMonths, sealsDays, movesMonths]

export const copies: readonly Copies[] = [{ notCopied: ['audit_entry'] }]
