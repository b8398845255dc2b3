import type pg from 'pg'

const mostWords = 1000

const turn = `insert into backup_archive (looked_at, waiting_bytes) values (clock_timestamp(), 0)
  on conflict (is_only) do update set looked_at = clock_timestamp() returning looked_at "lookedAt"`
const archived = 'update backup_archive set archived_until = $1, waiting_bytes = 0, failing_since = null, failure = null'
const failing = `insert into backup_archive as a (looked_at, waiting_bytes, failing_since, failure)
    values (clock_timestamp(), $2, clock_timestamp(), $1)
  on conflict (is_only) do update set looked_at = clock_timestamp(), waiting_bytes = $2,
    failing_since = coalesce(a.failing_since, clock_timestamp()), failure = $1`

/** What it answers lies before the commit of this: a log that holds it has a commit behind it. */
export async function noteTurn(client: pg.Client): Promise<Date> {
  const { rows } = await client.query<{ lookedAt: Date }>(turn)
  return rows[0]!.lookedAt
}

/** Until when all is archived. */
export const noteArchived = (client: pg.Client, until: Date) => client.query(archived, [until])

export const noteFailing = (client: pg.Client, failure: string, waiting: number) =>
  client.query(failing, [failure.slice(0, mostWords) || 'no reason', waiting])

/** No archive is kept any more. */
export const forgetStanding = (client: pg.Client) => client.query('delete from backup_archive')
