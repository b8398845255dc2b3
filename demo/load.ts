import pg from 'pg'
import { hashPassword } from '#server/accounts/password/hashing.offer.ts'
import type { Config } from '#server/config.ts'
import { openStore } from '#server/files/store/openStore.ts'
import { IdentityNumbers } from '#server/kernel/identityNumbers.ts'
import { LinkKeys } from '#server/kernel/linkKeys.ts'
import { darkroom } from './filling/darkroom.ts'
import { emptyTables } from './filling/emptyTables.ts'
import { fillRegister } from './filling/fillRegister.ts'
import { booksOf, insertBooks } from './filling/insertBooks.ts'
import { insertDeletions } from './filling/insertDeletions.ts'
import { insertWorld } from './filling/insertWorld.ts'
import { keepContents, newTo } from './filling/keepContents.ts'
import { signInKeys } from './world/accountRows.ts'
import { demoWorld } from './world/demoWorld.ts'
import { ownersInRegister, propertiesInRegister } from './world/register.ts'

const password = 'Demo-1234'
const oneAtATime = 727_002

type LoadConfig = Pick<Config, 'files' | 'sessionSecret' | 'identityKey' | 'publicUrl'>
interface Options {
  /** The moment from which everything in the demo world is so and so old. */
  now?: Date
  /** Replaces what is in the database, all but its audit log. Without it a database that is in use is refused. */
  force?: boolean
}

/** Fills a migrated database and its file store with the demo world: all of it, or nothing. */
export async function loadDemo(config: LoadConfig, databaseUrl: string, { now = new Date(), force = false }: Options = {}) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [oneAtATime])
    if (!force && (await isInUse(client))) throw new Error('The database is not empty; the demo data would replace what is in it.')
    await fill(client, config, now, force)
  } finally {
    // What was not committed is undone.
    await client.end()
  }
}

async function fill(client: pg.Client, config: LoadConfig, now: Date, force: boolean) {
  const passwordHashes = new Map(await Promise.all(signInKeys.map(async (key) => [key, await hashPassword(password)] as const)))
  const linkKeys = new LinkKeys(config)
  const { rows, contents, deleted } = demoWorld(now, { passwordHashes, sealKey: (linkId, key) => linkKeys.close(linkId, key) })
  const store = await openStore(config.files)
  const books = booksOf(rows).flatMap(({ pdfId, zipId }) => [{ fileId: pdfId }, { fileId: zipId }])
  const added = await newTo(store, [...contents, ...books])
  try {
    const stored = await keepContents(store, contents, darkroom())
    if (force) await emptyTables(client)
    await insertWorld(client, rows, (fileId) => stored.get(fileId)!)
    await insertBooks(client, store, rows)
    await insertDeletions(client, deleted)
    const identityNumbers = new IdentityNumbers({ identityKey: config.identityKey, demo: true })
    await fillRegister(client, identityNumbers, { properties: propertiesInRegister, owners: ownersInRegister })
    await client.query('commit')
  } catch (error) {
    await Promise.all(added.map((fileId) => store.delete(fileId)))
    throw error
  }
}

async function isInUse(client: pg.Client) {
  const { rows } = await client.query<{ inUse: boolean }>(
    'select exists (select from app_user) or exists (select from company) or exists (select from estate) as "inUse"',
  )
  return rows[0]!.inUse
}
