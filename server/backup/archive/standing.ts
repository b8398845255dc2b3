import type pg from 'pg'

const mostWords = 1000

const archived = `insert into backup_archive as a (looked_at, archived_until, waiting_bytes) values (clock_timestamp(), $1, 0)
  on conflict (is_only) do update set looked_at = clock_timestamp(), archived_until = excluded.archived_until, waiting_bytes = 0,
    failing_since = null, failure = null
  returning looked_at "lookedAt"`
const looked = 'update backup_archive set looked_at = clock_timestamp(), failing_since = null, failure = null'
const failing = `insert into backup_archive as a (looked_at, waiting_bytes, failing_since, failure) values (clock_timestamp(), $2, clock_timestamp(), $1)
  on conflict (is_only) do update set looked_at = clock_timestamp(), waiting_bytes = $2,
    failing_since = coalesce(a.failing_since, clock_timestamp()), failure = $1`

/** Writes down until when all is archived. What it answers lies before the commit of this, so a log that holds it has a commit behind it. */
export async function noteArchived(client: pg.Client, until: Date): Promise<Date> {
  const { rows } = await client.query<{ lookedAt: Date }>(archived, [until])
  return rows[0]!.lookedAt
}

/** Not written where it says so already: that alone would be something to archive. */
export const noteLooked = (client: pg.Client) => client.query(`${looked} where failure is not null`)

export const noteFailing = (client: pg.Client, failure: string, waiting: number) =>
  client.query(failing, [failure.slice(0, mostWords) || 'no reason', waiting])

/** No archive is kept any more. */
export const forgetStanding = (client: pg.Client) => client.query('delete from backup_archive')
