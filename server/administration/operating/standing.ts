import type { SystemGrant } from '#server/access/caretaker.ts'
import { ofEverybody } from '#server/access/heldSql.ts'
import { howBackupsStand } from '#server/administration/backups/backups.ts'
import { writtenAt } from '#server/kernel/days.ts'
import { there } from '#server/kernel/errors.ts'
import { spaceInShort } from '../space/space.ts'

/** Three times of telling, less a second. */
export const serves = `seen_at > now() - interval '30 seconds'`

const instances = ofEverybody(`select id, name, version, ${writtenAt('started_at')} "startedAt", ${writtenAt('seen_at')} "seenAt",
  ${serves} "isServing", memory_bytes "memoryBytes" from instance order by name, started_at`)
const jobs =
  ofEverybody(`select count(*) filter (where state = 'created')::int "waitingCount", count(*) filter (where state = 'active')::int "activeCount",
    count(*) filter (where state = 'retry')::int "retryingCount", count(*) filter (where state = 'failed')::int "failedCount",
    ${writtenAt(`min(start_after) filter (where state = 'created' and start_after < now())`)} "dueSince"
  from pgboss.job where name not like '\\_\\_%'`)
const mails = ofEverybody(`select
    json_build_object('waitingCount', count(*) filter (where sent_at is null and failed_at is null),
      'waitingSince', ${writtenAt('min(created_at) filter (where sent_at is null and failed_at is null)')},
      'hasServer', (select coalesce(bool_or(sends_mail), false) from instance where ${serves})) outbox,
    json_build_object('sentCount', count(*) filter (where sent_at > now() - interval '1 day'),
      'refusedCount', count(*) filter (where failed_at > now() - interval '1 day'), 'lastSentAt', ${writtenAt('max(sent_at)')}) deliveries
  from outbox_mail`)
const storage =
  ofEverybody(`select (select coalesce(sum(bytes), 0)::float8 from storage) "fileBytes", (select count(*)::int from file) "fileCount",
    pg_database_size(current_database())::float8 "databaseBytes", d.free "freeBytes", d.bytes "diskBytes",
    (select count(*)::int from storage where bytes >= 0.9 * nullif(current_setting('grunnmur.room', true), '')::bigint) "fullHolderCount",
    (select count(*)::int from pg_stat_activity where backend_type = 'client backend') "connectionCount",
    current_setting('max_connections')::int "mostConnections"
  from (select) one left join lateral (select free_bytes free, disk_bytes bytes from instance where ${serves} and disk_bytes > 0
    order by free_bytes / disk_bytes limit 1) d on true`)
const integrity = ofEverybody(`select ${writtenAt('r.finished_at')} "checkedAt", r.difference_count "differenceCount",
    (select max(day)::text from audit_seal) "sealedTo"
  from (select) one left join lateral (select finished_at, difference_count from integrity_run order by finished_at desc limit 1) r on true`)
const operations =
  ofEverybody(`select t.operation, sum(t.calls) calls, sum(t.seconds) / sum(t.calls) "meanSeconds", max(t.slowest) "slowestSeconds",
    sum(t."slowCalls") "slowCalls"
  from instance, jsonb_to_recordset(times) t (operation text, calls float8, seconds float8, slowest float8, "slowCalls" float8)
  where ${serves} group by t.operation order by sum(t."slowCalls") desc, sum(t.seconds) / sum(t.calls) desc limit 10`)
const statements = ofEverybody(
  `select statement, calls, mean_ms / 1000 "meanSeconds", total_ms / 1000 "totalSeconds" from slow_statements(10)`,
)

export interface OperationTime {
  operation: string
  calls: number
  meanSeconds: number
  slowestSeconds: number
  slowCalls: number
}
type StatementTime = Pick<OperationTime, 'calls' | 'meanSeconds'> & { statement: string; totalSeconds: number }

/** How each part stands. */
export interface Standing {
  instances: { id: string; name: string; version: string; startedAt: string; seenAt: string; isServing: boolean; memoryBytes: number }[]
  jobs: { waitingCount: number; activeCount: number; retryingCount: number; failedCount: number; dueSince: string | null }
  outbox: { waitingCount: number; waitingSince: string | null; hasServer: boolean }
  deliveries: { sentCount: number; refusedCount: number; lastSentAt: string | null }
  storage: {
    fileBytes: number
    fileCount: number
    databaseBytes: number
    freeBytes: number | null
    diskBytes: number | null
    fullHolderCount: number
    connectionCount: number
    mostConnections: number
    deadRowCount: number
    looseBytes: number
    unusedIndexBytes: number
    neglectedTableCount: number
  }
  backups: Awaited<ReturnType<typeof howBackupsStand>>
  integrity: { checkedAt: string | null; differenceCount: number | null; sealedTo: string | null }
  operations: OperationTime[]
  statements: StatementTime[]
}

type Space = Pick<Standing['storage'], 'deadRowCount' | 'looseBytes' | 'unusedIndexBytes' | 'neglectedTableCount'>

const only = <T>([row]: T[]) => there(row)

export async function standingOf(grant: SystemGrant): Promise<Standing> {
  const { outbox, deliveries } = only(await grant.query<Pick<Standing, 'outbox' | 'deliveries'>>(mails))
  return {
    instances: await grant.query(instances),
    jobs: only(await grant.query<Standing['jobs']>(jobs)),
    outbox,
    deliveries,
    storage: { ...only(await grant.query<Standing['storage']>(storage)), ...only(await grant.query<Space>(spaceInShort)) },
    backups: await howBackupsStand(grant),
    integrity: only(await grant.query<Standing['integrity']>(integrity)),
    operations: await grant.query(operations),
    statements: await grant.query(statements),
  }
}
