import pg from 'pg'
import { reason } from '#server/start/reason.ts'

/** Those of more than a year ago have had their time. */
export const noteRun = `with old as (delete from integrity_run where finished_at < now() - interval '400 days')
  insert into integrity_run (started_at, difference_count) values ($1, $2)`

/** For whoever looks after the product. Where it can't be written down, what was seen holds all the same. */
export async function noteIntegrityRun(databaseUrl: string, startedAt: Date, differences: number) {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'grunnmur integrity' })
  try {
    await client.connect()
    await client.query(noteRun, [startedAt, differences])
  } catch (error) {
    process.stderr.write(`The run could not be written down: ${reason(error)}\n`)
  } finally {
    await client.end().catch(() => undefined)
  }
}
