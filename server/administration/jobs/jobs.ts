import type { InferType } from 'yup'
import type { backgroundJobsInput } from '#schema/administration/jobs.input.ts'
import type { SystemGrant } from '#server/access/caretaker.ts'
import { ofEverybody } from '#server/access/heldSql.ts'
import { partOf } from '#server/kernel/partOf.ts'

const most = 50

/** What a job carries and what its failure said may tell of people: neither is shown. */
const queues = ofEverybody(`select q.name, s.cron schedule,
    count(*) filter (where j.state = 'created')::int "waitingCount", count(*) filter (where j.state = 'active')::int "activeCount",
    count(*) filter (where j.state = 'retry')::int "retryingCount", count(*) filter (where j.state = 'failed')::int "failedCount",
    max(j.completed_on) filter (where j.state = 'completed') "lastDoneAt"
  from pgboss.queue q left join pgboss.schedule s on s.name = q.name left join pgboss.job j on j.name = q.name
  where q.name not like '\\_\\_%' and q.name ilike $1 group by q.name, s.cron order by q.name`)
const failing = ofEverybody(`select id, name queue, state = 'failed' "isGivenUp", retry_count attempts, created_on "createdAt",
    case when state = 'retry' then start_after end "nextAt"
  from pgboss.job where state in ('failed', 'retry') and name ilike $1 order by created_on desc, id limit ${most + 1} offset ($2::int - 1) * ${most}`)

interface Queue {
  lastDoneAt: Date | null
}
interface Failing {
  createdAt: Date
  nextAt: Date | null
}

export async function jobsNamed(grant: SystemGrant, { searchValue, page }: InferType<typeof backgroundJobsInput>) {
  const named = partOf(searchValue)
  const kinds = await grant.query<Queue>(queues, named)
  const failingJobs = await grant.query<Failing>(failing, named, page ?? 1)
  return {
    queues: kinds.map(({ lastDoneAt, ...queue }) => ({ ...queue, lastDoneAt: lastDoneAt?.toISOString() ?? null })),
    failing: failingJobs.slice(0, most).map(({ createdAt, nextAt, ...job }) => ({
      ...job,
      createdAt: createdAt.toISOString(),
      nextAt: nextAt?.toISOString() ?? null,
    })),
    hasMore: failingJobs.length > most,
  }
}
