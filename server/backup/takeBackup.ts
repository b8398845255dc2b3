import { randomUUID } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import type { Config } from '#server/config.ts'
import { openStore } from '#server/files/store/openStore.ts'
import { holdOffSweeping } from '#server/files/sweep.ts'
import { pending } from '#server/kernel/migrate.ts'
import { migrationFiles } from '#server/kernel/migrationFiles.ts'
import { productVersion } from '#server/kernel/productVersion.ts'
import { keyToClose } from './backupKey.ts'
import { migrationsOf, roomIn, sequencesOf } from './catalog.ts'
import { copyContents, listContents } from './contents.ts'
import { dumpTables, openSnapshot, refuseIfMigrated } from './dumpDatabase.ts'
import { everybody, keepErasures } from './erasures.ts'
import { keepJobs } from './keptJobs.ts'
import { identityMarkOf, keepSecrets } from './keptSecrets.ts'
import { format, type Manifest, newId, partsOf, writeManifest } from './manifest.ts'
import type { BackupPlace } from './place/backupPlace.ts'
import { Progress } from './progress.ts'

interface Taking {
  config: Config
  databaseUrl: string
  place: BackupPlace
  passphrase: string | undefined
}

/** One consistent backup of the database and the files, while the product serves. */
export async function takeBackup({ config, databaseUrl, place, passphrase }: Taking): Promise<Manifest> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'grunnmur backup' })
  client.on('error', () => undefined)
  await client.connect()
  const scratch = path.join(config.dataDir, `backup-${randomUUID()}.contents`)
  try {
    await place.ready()
    const key = await keyToClose(place, passphrase)
    // Before the snapshot: what it shows must not be swept until it is copied.
    await holdOffSweeping(client)
    const progress = new Progress()
    const snapshot = await openSnapshot(client)
    const id = newId(snapshot.takenAt)
    const migrations = await migrationsOf(client)
    pending(migrationFiles(), migrations)
    const tables = await dumpTables({ databaseUrl, snapshot, id, place, key, progress })
    const sequences = await sequencesOf(client)
    const jobs = await keepJobs(place, key, id, client)
    await mkdir(config.dataDir, { recursive: true })
    const { count, files } = await listContents(snapshot, scratch)
    const room = await roomIn(client)
    const { rows: departed } = await client.query<{ id: string; at: string }>(everybody)
    await client.query('commit')
    await refuseIfMigrated(databaseUrl, migrations)
    const { contents, lost } = await copyContents({ file: scratch, count, id, files: await openStore(config.files), place, key, progress })
    const secrets = await keepSecrets(place, key, id, config)
    const manifest: Manifest = {
      format,
      id,
      takenAt: snapshot.takenAt.toISOString(),
      finishedAt: new Date().toISOString(),
      productVersion,
      migrations,
      ...(key.mark !== undefined && { key: key.mark }),
      identityMark: identityMarkOf(config),
      tables,
      sequences,
      jobs,
      ...(secrets && { secrets }),
      contents,
      lost,
      totals: { rows: tables.reduce((sum, table) => sum + table.rows, 0), files, bytes: 0 },
      room,
    }
    manifest.totals.bytes = partsOf(manifest).reduce((sum, part) => sum + part.bytes, contents.contentBytes)
    await keepErasures(place, departed)
    // Whether the sweep was held off until now.
    await client.query('select')
    await writeManifest(place, manifest)
    return manifest
  } finally {
    await rm(scratch, { force: true })
    await rm(`${scratch}.index`, { force: true })
    await client.end()
  }
}
