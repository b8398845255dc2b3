import path from 'node:path'
import pg from 'pg'
import { readFileStore } from '#server/config/fileStore.ts'
import { given } from '#server/config/variables.ts'
import { openStore } from '#server/files/store/openStore.ts'
import { migrate } from '#server/kernel/migrate.ts'
import { differencesIn } from '#server/start/differences.ts'
import { openDatabase } from '#server/start/openDatabase.ts'
import { type BackupKey, keyToOpen } from '../backupKey.ts'
import { tablesOf } from '../catalog.ts'
import { faultsAmong, refuseFaults } from '../checkParts.ts'
import { addedAt, addedContentsIn, contentsOf } from '../contents.ts'
import { eraseAgain } from '../eraseAgain.ts'
import { holdsRightKey, restoreSecrets } from '../keptSecrets.ts'
import { endSessions } from '../loadDatabase.ts'
import { idsIn, type Manifest, momentOf, type Part, readManifest } from '../manifest.ts'
import { faultOf, readPart } from '../parts.ts'
import type { BackupPlace } from '../place/backupPlace.ts'
import { Progress } from '../progress.ts'
import { bringContents, refuseFull, refuseOtherSchema } from '../restoreBackup.ts'
import { refuseShortOfRoomFor, roomOf } from '../room.ts'
import { beginIn, endIn, inDatabase } from '../unfinished.ts'
import { recover } from './recover.ts'
import { type Route, routeTo } from './route.ts'
import { forgetStanding } from './standing.ts'

interface Restoring {
  env: NodeJS.ProcessEnv
  place: BackupPlace
  at: Date
  id: string | undefined
  say: (line: string) => void
}

export interface RestoredMoment {
  id: string
  totals: { rows: number; files: number; bytes: number }
  isWhole: boolean
}

/** The database that comes along, and its files, as they were at a moment. Everything is looked at before anything is touched. */
export async function restoreMoment({ env, place, at, id, say }: Restoring): Promise<RestoredMoment> {
  if (given(env, 'DATABASE_URL') !== undefined)
    throw new Error(
      '--at restores the database that comes along. Restore the one of DATABASE_URL to the moment by its own tools (docs/operations.md).',
    )
  const dataDir = path.resolve(given(env, 'DATA_DIR') ?? '.data')
  const store = readFileStore(env, dataDir)
  const files = await openStore(store)
  const route = await routeTo(place, at, id)
  const { base } = route
  const key = await keyToOpen(place, base.key, given(env, 'BACKUP_KEY'))
  const beside = (await idsIn(place)).includes(base.id) ? await readManifest(place, base.id) : undefined
  if (beside) refuseOtherSchema(beside)
  const goesOn = await refuseFull({ databaseUrl: undefined, dataDir, files })
  const hasKey = holdsRightKey(env, dataDir, base)
  if (beside && !goesOn) await refuseShortOfRoomFor(base.id, { dataDir, store, room: roomThen(beside, route) })
  const bytes = await refuseDamaged(place, key, route)

  beginIn(dataDir, base.id)
  await restoreSecrets(place, key, base, dataDir)
  const progress = new Progress()
  await recover({ ...route, dataDir: path.join(dataDir, 'postgres'), at, place, key, progress })
  const database = await openDatabase({ databaseUrl: undefined, dataDir }, { isRestoring: true })
  try {
    const { url } = database
    await inDatabase(url, async (client) => {
      await client.query(endSessions)
      await forgetStanding(client)
    })
    const counts = await inDatabase(url, countsOf)
    await files.ready()
    const lost = await inDatabase(url, (client) => lostIn(client, place, key))
    for (const { id: content } of lost) say(`missing in the place of the backups: ${content}`)
    await bringContents({ url, files, place, key, progress, lost, count: counts.files })
    await migrate(url, ({ migration, milliseconds }) => say(`${migration} in ${milliseconds} ms`), {})
    await eraseAgain(url, place, say)
    const { count, unused } = await differencesIn(url, files, say)
    endIn(dataDir)
    if (!hasKey && !base.secrets)
      say(
        `The backup is not encrypted, so the secrets are not in it: put the secrets.json of the old DATA_DIR into ${dataDir} before anybody signs in.`,
      )
    return { id: base.id, totals: { ...counts, bytes }, isWhole: !lost.length && count === unused }
  } finally {
    await database.close()
  }
}

/** The log lies there too until it is played. */
function roomThen(beside: Manifest, { parts }: Route) {
  const { database, files } = roomOf(beside)
  return { database: database + parts.reduce((sum, { start, end }) => sum + Number(end - start), 0), files }
}

/** Reads all that the database is made of, and the contents that may be needed; answers how much the former is. */
async function refuseDamaged(place: BackupPlace, key: BackupKey, { base, parts }: Route) {
  const fault = await faultOf(place, base.cluster)
  if (fault) throw new Error(`The base ${base.id} is not whole: ${fault}.`)
  let bytes = base.cluster.bytes
  for (const part of parts) {
    const facts = await place.stat(part.name)
    const length = facts && (await lengthOf(place, key, part.name))
    if (length !== Number(part.end - part.start)) throw new Error(`The log is not whole: ${part.name} is damaged.`)
    bytes += facts!.bytes
  }
  const faults = await faultsAmong(place, contentsBehind(place, base.id), new Progress())
  // What is not there is named by its file once the rows are.
  refuseFaults(
    `What the moments since ${base.id} need`,
    faults.filter((one) => !one.endsWith(' is missing')),
  )
  return bytes
}

/** The contents of the backup beside a base, and those that came along with the log, each once. */
async function* contentsBehind(place: BackupPlace, id: string): AsyncGenerator<Part> {
  if ((await idsIn(place)).includes(id)) yield* contentsOf(place, await readManifest(place, id))
  const seen = new Set<string>()
  for await (const part of addedContentsIn(place, (name) => addedAt(name)! >= momentOf(id))) {
    if (!seen.has(part.name)) yield part
    seen.add(part.name)
  }
}

/** Nothing where it can't be opened or is not what was packed. */
async function lengthOf(place: BackupPlace, key: BackupKey, name: string) {
  try {
    let length = 0
    for await (const chunk of await readPart(place, key, name)) length += (chunk as Buffer).length
    return length
  } catch {
    return undefined
  }
}

async function countsOf(client: pg.Client) {
  let rows = 0
  for (const { name } of await tablesOf(client))
    rows += Number((await client.query<{ n: string }>(`select count(*) n from ${pg.escapeIdentifier(name)}`)).rows[0]!.n)
  const files = Number((await client.query<{ n: string }>('select count(*) n from stored_content')).rows[0]!.n)
  return { rows, files }
}

/** Contents that rows speak of and that do not lie there. */
async function lostIn(client: pg.Client, place: BackupPlace, key: BackupKey) {
  const there = new Set<string>()
  for await (const { name } of place.list()) if (name.startsWith('content.')) there.add(name)
  const { rows } = await client.query<{ id: string; sha256: Buffer }>('select distinct on (sha256) id, sha256 from stored_content')
  return rows.filter(({ sha256 }) => !there.has(key.nameOf(sha256))).map(({ id, sha256 }) => ({ id, sha256: sha256.toString('hex') }))
}
