import { readdirSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { readFileStore } from '#server/config/fileStore.ts'
import { ConfigError, given } from '#server/config/variables.ts'
import { openStore } from '#server/files/store/openStore.ts'
import type { FileStore } from '#server/kernel/fileStore.ts'
import { migrate, pending, placeOf } from '#server/kernel/migrate.ts'
import { migrationFiles } from '#server/kernel/migrationFiles.ts'
import { productVersion } from '#server/kernel/productVersion.ts'
import { isBeingRestored } from '#server/kernel/unfinishedRestore.ts'
import { differencesIn } from '#server/start/differences.ts'
import { openDatabase } from '#server/start/openDatabase.ts'
import { removeLeftCluster } from './archive/recover.ts'
import { keyToOpen } from './backupKey.ts'
import { refuseDamaged } from './checkParts.ts'
import { eraseAgain } from './eraseAgain.ts'
import { restoreJobs } from './keptJobs.ts'
import { holdsRightKey, restoreSecrets } from './keptSecrets.ts'
import { loadDatabase } from './loadDatabase.ts'
import { chosen, type Manifest } from './manifest.ts'
import type { BackupPlace } from './place/backupPlace.ts'
import { Progress } from './progress.ts'
import { restoreContents } from './restoreContents.ts'
import { refuseShortOfRoomFor, roomOf } from './room.ts'
import { beginIn, beginInDatabase, endIn, endInDatabase, mayBeFilled } from './unfinished.ts'

interface Restoring {
  env: NodeJS.ProcessEnv
  place: BackupPlace
  id: string | undefined
  say: (line: string) => void
}

/** Whether everything is as it was, apart from what was gone before. */
export interface Restored {
  manifest: Manifest
  isWhole: boolean
}

/** Into an empty place only. Everything is looked at before anything is touched. */
export async function restoreBackup({ env, place, id, say }: Restoring): Promise<Restored> {
  const dataDir = path.resolve(given(env, 'DATA_DIR') ?? '.data')
  const databaseUrl = given(env, 'DATABASE_URL')
  const store = readFileStore(env, dataDir)
  const files = await openStore(store)
  const manifest = await chosen(place, id)
  refuseOtherSchema(manifest)
  const key = await keyToOpen(place, manifest.key, given(env, 'BACKUP_KEY'))
  const goesOn = await refuseFull({ databaseUrl, dataDir, files })
  const hasKey = holdsRightKey(env, dataDir, manifest)
  const own = databaseUrl === undefined ? dataDir : undefined
  // What was broken off has taken some of it.
  if (!goesOn) await refuseShortOfRoomFor(manifest.id, { dataDir: own, store, room: roomOf(manifest) })
  const progress = new Progress()
  await refuseDamaged(place, manifest, progress)

  const isEmbedded = databaseUrl === undefined
  if (isEmbedded) {
    beginIn(dataDir, manifest.id)
    await restoreSecrets(place, key, manifest, dataDir)
    await removeLeftCluster(path.join(dataDir, 'postgres'))
  }
  // Not by the whole configuration: the product makes up the secrets that it lacks, and the right ones may come later.
  const database = await openDatabase({ databaseUrl, dataDir }, { isRestoring: true })
  try {
    const { url } = database
    await beginInDatabase(url)
    await migrate(url, undefined, { only: new Set(manifest.migrations.map(({ name }) => name)) })
    await loadDatabase({ databaseUrl: url, manifest, place, key, progress })
    await files.ready()
    await bringContents({ url, files, place, key, progress, lost: manifest.lost, count: manifest.totals.files })
    await restoreJobs(place, key, manifest.jobs.name, url)
    await migrate(url, ({ migration, milliseconds }) => say(`${migration} in ${milliseconds} ms`), {})
    await eraseAgain(url, place, say)
    const { count, unused } = await differencesIn(url, files, say)
    await endInDatabase(url)
    if (isEmbedded) endIn(dataDir)
    if (isEmbedded && !hasKey && !manifest.secrets)
      say(
        `The backup is not encrypted, so the secrets are not in it: put the secrets.json of the old DATA_DIR into ${dataDir} before anybody signs in. Under new ones nobody is recognised by their identity number, and mails that wait can't be sent.`,
      )
    return { manifest, isWhole: count - unused <= manifest.lost.length }
  } finally {
    await database.close()
  }
}

/** One of an older schema is brought on once it is there; one of a newer is for a newer product. */
export function refuseOtherSchema({ id, migrations, productVersion: version }: Manifest) {
  try {
    pending(
      migrationFiles(),
      migrations.map((migration) => ({ ...migration, version })),
    )
  } catch (error) {
    throw new Error(`The backup ${id} of version ${version} does not fit this version, ${productVersion}.`, { cause: error })
  }
}

export interface Target {
  databaseUrl: string | undefined
  dataDir: string
  files: FileStore
}

/** What somebody may have put there first: the secrets of the old one. */
const besides = new Set(['secrets.json'])

/** Answers whether one that was broken off is begun anew. */
export async function refuseFull({ databaseUrl, dataDir, files }: Target): Promise<boolean> {
  let goesOn: boolean
  if (databaseUrl === undefined) {
    goesOn = isBeingRestored(dataDir)
    if (!goesOn && entriesOf(dataDir).some((name) => !besides.has(name)))
      throw new ConfigError(`DATA_DIR must be empty to be restored into: ${dataDir} is not.`)
  } else {
    const { isEmpty, isUnfinished: isBegun } = await mayBeFilled(databaseUrl)
    if (!isEmpty) throw new ConfigError(`The database must be empty to be restored into: ${placeOf(databaseUrl)} is not.`)
    goesOn = isBegun
  }
  if (goesOn) return true
  for await (const _ of files.list()) throw new ConfigError('The store of files must be empty to be restored into.')
  return false
}

function entriesOf(folder: string) {
  try {
    return readdirSync(folder)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

type Bringing = Omit<Parameters<typeof restoreContents>[0], 'client'> & { url: string; count: number }

export async function bringContents({ url, count, ...from }: Bringing) {
  const client = new pg.Client({ connectionString: url, application_name: 'grunnmur restore' })
  await client.connect()
  try {
    from.progress.begin('files', count)
    await restoreContents({ client, ...from })
  } finally {
    await client.end()
  }
}
