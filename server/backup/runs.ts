import pg from 'pg'
import { reason } from '#server/start/reason.ts'
import type { Manifest } from './manifest.ts'

const mostWords = 1000
const tableIsNotThere = '42P01'

/** Those of more than a year ago have had their time. */
const insert = `with old as (delete from backup_run where finished_at < now() - interval '400 days')
  insert into backup_run (started_at, backup, taken_at, row_count, file_count, byte_count, is_verified, failure) values ($1, $2, $3, $4, $5, $6, $7, $8)`

type Run = { startedAt: Date } & ({ manifest: Manifest; isVerified: boolean } | { failure: unknown })

/** For whoever looks after the product. It is not what a backup depends on: where nothing can be written down, that is all that is lost. */
export async function noteRun(databaseUrl: string, run: Run) {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'grunnmur backup' })
  const query = async (text: string, values: unknown[]) => {
    await client.connect()
    return client.query(text, values)
  }
  await keepRun({ query }, run)
  await client.end().catch(() => undefined)
}

/** The same over a connection that is there. */
export async function keepRun(db: { query(text: string, values: unknown[]): Promise<unknown> }, { startedAt, ...run }: Run) {
  const values =
    'manifest' in run
      ? [run.manifest.id, run.manifest.takenAt, ...Object.values(countsOf(run.manifest)), run.isVerified, null]
      : [null, null, null, null, null, false, reason(run.failure).slice(0, mostWords) || 'no reason']
  try {
    await db.query(insert, [startedAt, ...values])
  } catch (error) {
    if ((error as { code?: unknown }).code !== tableIsNotThere)
      process.stderr.write(`The run could not be written down: ${reason(error)}\n`)
  }
}

const countsOf = ({ totals: { rows, files, bytes } }: Manifest) => ({ rows, files, bytes })
