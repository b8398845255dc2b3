import { Readable } from 'node:stream'
import type pg from 'pg'
import { type JobInsert, PgBoss } from 'pg-boss'
import type { BackupKey } from './backupKey.ts'
import { linesOf, putPart, readPart } from './parts.ts'
import type { BackupPlace } from './place/backupPlace.ts'

const atOnce = 500
/** The backup that is being taken is one of them. */
export const ownQueue = 'backup'

/** What waits, and what was being done: it is done anew. The tables of the queue are its library's, so that its work is kept and not its rows. */
const waiting = `select name, json_build_object('id', id, 'data', data, 'priority', priority, 'startAfter', start_after, 'group', json_build_object('id', group_id),
    'singletonKey', singleton_key, 'retryLimit', retry_limit, 'retryDelay', retry_delay, 'retryBackoff', retry_backoff, 'retryDelayMax', retry_delay_max,
    'expireInSeconds', expire_seconds, 'heartbeatSeconds', heartbeat_seconds) job
  from pgboss.job where state in ('created', 'retry', 'active') and name not like '\\_\\_%' and not starts_with(name, $1) and id > $2 order by id limit ${atOnce}`

type Job = { name: string; job: JobInsert & { group: { id: string | null } } }

async function* jobLines(client: pg.Client) {
  const { rows } = await client.query<{ there: boolean }>("select to_regclass('pgboss.job') is not null there")
  let last = '00000000-0000-0000-0000-000000000000'
  while (rows[0]!.there) {
    const { rows: jobs } = await client.query<Job>(waiting, [ownQueue, last])
    if (!jobs.length) return
    yield Buffer.from(jobs.map((job) => `${JSON.stringify(job)}\n`).join(''))
    last = jobs.at(-1)!.job.id!
  }
}

export const keepJobs = (place: BackupPlace, key: BackupKey, id: string, client: pg.Client) =>
  putPart(place, key, `${id}.jobs`, Readable.from(jobLines(client)))

/** Hands the work to the queue again. What was done between the backup and its loss is done once more. */
export async function restoreJobs(place: BackupPlace, key: BackupKey, name: string, databaseUrl: string) {
  const boss = new PgBoss({ connectionString: databaseUrl, max: 1, supervise: false, schedule: false })
  boss.on('error', () => undefined)
  await boss.start()
  try {
    for await (const line of linesOf(await readPart(place, key, name))) {
      const { name: queue, job } = JSON.parse(line) as Job
      const given = Object.fromEntries(
        Object.entries({ ...job, group: job.group.id ? job.group : null }).filter(([, value]) => value !== null),
      )
      if (!(await boss.getQueue(queue))) await boss.createQueue(queue)
      await boss.insert(queue, [given])
    }
  } finally {
    await boss.stop({ graceful: false })
  }
}
