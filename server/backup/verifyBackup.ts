import { hash } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { migrate } from '#server/kernel/migrate.ts'
import { startPostgres } from '#server/postgres/startPostgres.ts'
import { type BackupKey, keyToOpen } from './backupKey.ts'
import { copyOut } from './catalog.ts'
import { refuseDamaged } from './checkParts.ts'
import { loadDatabase } from './loadDatabase.ts'
import type { Manifest, DumpedTable } from './manifest.ts'
import { readPart, rowsOf } from './parts.ts'
import type { BackupPlace } from './place/backupPlace.ts'
import { Progress } from './progress.ts'
import { restoreContents } from './restoreContents.ts'

interface Verifying {
  place: BackupPlace
  manifest: Manifest
  passphrase: string | undefined
}

/** Restores a backup into a scratch database, holds every table against what was written down, and reads every file's content. */
export async function verifyBackup({ place, manifest, passphrase }: Verifying) {
  const progress = new Progress()
  const key = await keyToOpen(place, manifest.key, passphrase)
  await refuseDamaged(place, manifest, progress)
  await inScratch(async (url) => {
    await migrate(url, undefined, { only: new Set(manifest.migrations.map(({ name }) => name)) })
    const compare = async (client: pg.Client) => {
      await compareTables({ client, manifest, place, key, progress })
      progress.begin('files', manifest.totals.files)
      const count = await restoreContents({ client, files: nowhere, place, key, progress, lost: manifest.lost })
      if (count !== manifest.totals.files)
        throw new Error(`The backup ${manifest.id} speaks of ${manifest.totals.files} files, and its rows of ${count}.`)
    }
    await loadDatabase({ databaseUrl: url, manifest, place, key, progress, compare })
  })
}

interface Comparing {
  client: pg.Client
  manifest: Pick<Manifest, 'tables'>
  place: BackupPlace
  key: BackupKey
  progress: Progress
}

/** Holds every table against what was written down of it, row by row. */
export async function compareTables({ client, manifest, place, key, progress }: Comparing) {
  progress.begin('tables compared', manifest.tables.length)
  for (const dumped of manifest.tables) {
    const { table, columns, part } = dumped
    const there = await sumOf(client.query(copyTo(copyOut({ name: table, columns }))))
    const written = part ? await sumOf(await readPart(place, key, part.name)) : { rows: 0, sum: 0n }
    refuseDifferent(dumped, there, written)
    progress.done()
  }
}

interface Sum {
  rows: number
  sum: bigint
}

/** A table gives its rows back in another order. */
async function sumOf(source: Readable): Promise<Sum> {
  let [rows, sum] = [0, 0n]
  for await (const row of rowsOf(source)) {
    rows++
    sum = BigInt.asUintN(64, sum + hash('sha256', row, 'buffer').readBigUInt64LE())
  }
  return { rows, sum }
}

function refuseDifferent({ table, rows }: DumpedTable, there: Sum, written: Sum) {
  if (there.rows !== rows || written.rows !== rows || there.sum !== written.sum)
    throw new Error(`The table ${table} does not come back as it was written down.`)
}

/** Contents are read to their end, where they are held against their hash. */
const nowhere = {
  stat: async () => undefined,
  async put(_id: string, source: Readable) {
    await pipeline(source, new Writable({ write: (_chunk, _encoding, done) => done() }))
    return { size: 0, sha256: Buffer.alloc(0) }
  },
}

async function inScratch(work: (url: string) => Promise<void>) {
  const folder = await mkdtemp(path.join(tmpdir(), 'grunnmur-verify-'))
  // PostgreSQL's user passes through.
  await chmod(folder, 0o711)
  try {
    const { url, place, stop } = await startPostgres({ dataDir: path.join(folder, 'postgres'), throwaway: true, maxConnections: 20 })
    try {
      await work(url)
    } finally {
      await stop()
      if (!place.startsWith(folder)) await rm(path.dirname(place), { recursive: true, force: true })
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
