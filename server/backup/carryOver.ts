import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { migrate } from '#server/kernel/migrate.ts'
import { ownMajor } from '#server/postgres/binaries.ts'
import { majorOf } from '#server/postgres/cluster.ts'
import { endPostmaster } from '#server/postgres/ending.ts'
import { keptDays, placesOf } from '#server/postgres/older.ts'
import { binariesOf } from '#server/postgres/otherMajor.ts'
import { livingPostmaster } from '#server/postgres/postmaster.ts'
import { startPostgres } from '#server/postgres/startPostgres.ts'
import { runningCluster } from '#server/postgres/superuser.ts'
import { inTheClear } from './backupKey.ts'
import { migrationsOf, sequencesOf } from './catalog.ts'
import { dumpTables, openSnapshot } from './dumpDatabase.ts'
import { keepJobs, restoreJobs } from './keptJobs.ts'
import { loadDatabase } from './loadDatabase.ts'
import { newId } from './manifest.ts'
import { FolderPlace } from './place/folderPlace.ts'
import { Progress } from './progress.ts'
import { refuseShortOfRoom } from './room.ts'
import { compareTables } from './verifyBackup.ts'

type Say = (line: string) => void

/**
 * Carries a cluster that an older PostgreSQL has made over to the one that comes along: its rows are written down, read into a new
 * one and compared there, table by table; then the new one takes its place, and the old one is put aside. Killed at any moment it
 * begins anew, or ends what it had begun.
 */
export async function carryOver(dataDir: string, say: Say) {
  const places = placesOf(dataDir)
  if (!existsSync(places.whole)) await makeNext(dataDir, places, say)
  takePlace(dataDir, places, say)
}

type Places = ReturnType<typeof placesOf>

async function makeNext(dataDir: string, places: Places, say: Say) {
  const { cluster, next, nextCluster, rows, whole, password } = places
  const [from, to] = [majorOf(cluster)!, ownMajor()]
  await removeLeft(places)
  const bytes = bytesIn(cluster)
  await refuseShortOfRoom('To carry the database over to a newer PostgreSQL', [{ folder: path.dirname(cluster), bytes: 2 * bytes }])
  say(`the database is of PostgreSQL ${from}, and ${to} comes along: it is carried over (${mb(bytes)}) …`)
  await binariesOf(from)
  writeFileSync(`${next}.password`, password, { mode: 0o600 })
  const old = await startPostgres({ dataDir, major: from })
  try {
    await refuseUsed(dataDir)
    const place = new FolderPlace(rows)
    await place.ready()
    const written = await writeRows(old.url, place)
    say(`${written.rows} rows are written down, and read into PostgreSQL ${to} …`)
    const made = await startPostgres({ dataDir: next })
    try {
      await readRows(made.url, place, written)
    } finally {
      await made.stop()
    }
    await refuseUsed(dataDir)
  } finally {
    await old.stop()
  }
  if (majorOf(nextCluster) !== to) throw new Error(`${nextCluster} was not made.`)
  writeFileSync(whole, `${from}\n`)
}

async function writeRows(databaseUrl: string, place: FolderPlace) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const progress = new Progress()
    const snapshot = await openSnapshot(client)
    const id = newId(snapshot.takenAt)
    const migrations = await migrationsOf(client)
    const tables = await dumpTables({ databaseUrl, snapshot, id, place, key: inTheClear, progress })
    const sequences = await sequencesOf(client)
    const jobs = await keepJobs(place, inTheClear, id, client)
    return { id, migrations, tables, sequences, jobs, rows: tables.reduce((sum, table) => sum + table.rows, 0) }
  } finally {
    await client.end()
  }
}

async function readRows(databaseUrl: string, place: FolderPlace, manifest: Awaited<ReturnType<typeof writeRows>>) {
  const progress = new Progress()
  await migrate(databaseUrl, undefined, { only: new Set(manifest.migrations.map(({ name }) => name)) })
  await loadDatabase({
    databaseUrl,
    manifest,
    place,
    key: inTheClear,
    progress,
    keepsSessions: true,
    compare: (client) => compareTables({ client, manifest, place, key: inTheClear, progress }),
  })
  await restoreJobs(place, inTheClear, manifest.jobs.name, databaseUrl)
}

/** Each step is there or not, so that it is gone on with after any of them. */
function takePlace(dataDir: string, places: Places, say: Say) {
  const { cluster, next, nextCluster, rows, whole, aside } = places
  const from = Number(readFileSync(whole, 'utf8'))
  const put = aside(from, new Date().toISOString().slice(0, 10))
  if (majorOf(cluster) === from) renameSync(cluster, put)
  if (!existsSync(cluster)) renameSync(nextCluster, cluster)
  rmSync(whole)
  for (const left of [rows, `${next}.password`, `${next}.log`]) rmSync(left, { recursive: true, force: true })
  say(
    `carried over to PostgreSQL ${ownMajor()}. The old folder is kept for ${keptDays} days as ${put}; ${path.resolve(dataDir)} is what counts from now on.`,
  )
}

/** Of one that was broken off. */
async function removeLeft({ next, nextCluster, rows }: Places) {
  const left = livingPostmaster(nextCluster)
  if (left) await endPostmaster(left.pid)
  for (const one of [nextCluster, rows, `${next}.password`, `${next}.log`]) rmSync(one, { recursive: true, force: true })
}

/** What another process wrote meanwhile would be left behind. */
async function refuseUsed(dataDir: string) {
  const client = new pg.Client(runningCluster(dataDir).login)
  await client.connect()
  try {
    const { rows } = await client.query<{ holders: number }>(
      "select count(*)::int holders from pg_stat_activity where application_name = 'grunnmur-holder'",
    )
    if (rows[0]!.holders > 1) throw new Error('Another process of the product uses the database: stop it, so that it can be carried over.')
  } finally {
    await client.end()
  }
}

const mb = (bytes: number) => `${Math.ceil(bytes / 1e6)} MB`

const bytesIn = (folder: string) =>
  (readdirSync(folder, { recursive: true }) as string[]).reduce(
    (sum, name) => sum + (statSync(path.join(folder, name), { throwIfNoEntry: false })?.size ?? 0),
    0,
  )
