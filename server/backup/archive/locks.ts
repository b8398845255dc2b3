import type pg from 'pg'

const ofTheDatabase = 727_003
const ofThePlace = 727_004
const archiving = 727_005

type Asks = Pick<pg.ClientBase, 'query'>

/** Of several backups of a database one is taken, to its end: until all of it is named another would remove what it puts there. */
export async function aloneAtBackup<T>(client: Asks, work: () => Promise<T>): Promise<T> {
  const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) mine', [ofTheDatabase])
  if (!rows[0]!.mine) throw new Error('Another backup of this database is under way.')
  return work()
}

/** Nothing is removed from the place of the backups while something is put there that nobody names yet. */
export async function aloneInPlace<T>(client: Asks, work: () => Promise<T>): Promise<T> {
  await client.query('select pg_advisory_lock($1)', [ofThePlace])
  try {
    return await work()
  } finally {
    await client.query('select pg_advisory_unlock($1)', [ofThePlace]).catch(() => undefined)
  }
}

/** Of several that could archive, one does. */
export async function mayArchive(client: Asks): Promise<boolean> {
  const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) mine', [archiving])
  return rows[0]!.mine
}
