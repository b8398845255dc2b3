import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApp, type Running } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { migrate } from '#server/kernel/migrate.ts'
import { readPostmaster } from '#server/postgres/postmaster.ts'
import { type Postgres, startPostgres } from '#server/postgres/startPostgres.ts'
import { World } from '#tests/support/world/world.ts'

const patiently = { timeout: 120_000 }

describe('a PostgreSQL of our own that dies', () => {
  let folder: string
  let postgres: Postgres
  let running: Running
  let world: World
  let restarts = 0
  const lost: unknown[] = []

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'grunnmur-dying-'))
    postgres = await startPostgres({
      dataDir: path.join(folder, 'postgres'),
      most: 2,
      restarted: () => void restarts++,
      lost: (error) => void lost.push(error),
    })
    await migrate(postgres.url)
    const secret = 'x'.repeat(32)
    const environment = {
      DATABASE_URL: postgres.url,
      DATA_DIR: folder,
      SESSION_SECRET: secret,
      IDENTITY_KEY: secret,
      PUBLIC_URL: 'http://localhost',
    }
    running = await createApp({ config: readConfig(environment), databaseUrl: postgres.url, log: pino({ level: 'silent' }) })
    world = new World(running, environment, () => running.close())
  })
  afterAll(async () => {
    await world.close()
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
    if (!postgres.place.startsWith(folder)) await rm(path.dirname(postgres.place), { recursive: true, force: true })
  })
  const postmaster = () => readPostmaster(postgres.place)!.pid

  async function statusesWhile(client: Awaited<ReturnType<World['account']>>, kill: () => unknown) {
    const { accountId } = client
    const calls = () => [
      client.get('/api/private/estates').then(({ status }) => status),
      client.post('/api/private/profile/user/remember', { account: { accountId } }).then(({ status }) => status),
      client.gql('{ estates { totalCount } }').then(({ errors }) => errors?.[0]?.extensions.status ?? 200),
      client.upload().then(
        () => 200,
        (error: Error) => Number(/upload: (\d+)/.exec(error.message)?.[1]),
      ),
    ]
    const before = Array.from({ length: 10 }, calls).flat()
    await kill()
    return new Set(await Promise.all([...before, ...Array.from({ length: 10 }, calls).flat()]))
  }
  async function heals(client: Awaited<ReturnType<World['account']>>) {
    await expect.poll(async () => (await client.get('/api/private/estates')).status, patiently).toBe(200)
  }

  test('is started anew, and whoever asked meanwhile is told to come again', async () => {
    const owner = await world.account()
    await heals(owner)
    const before = postmaster()
    const statuses = await statusesWhile(owner, () => process.kill(before, 'SIGKILL'))
    expect([...statuses].filter((status) => ![200, 204, 503].includes(status))).toEqual([])
    await heals(owner)
    expect(postmaster()).not.toBe(before)
    await expect.poll(() => restarts, patiently).toBe(1)
    await expect.poll(async () => (await world.anonymous().get('/readyz')).status, patiently).toBe(200)
  })

  test('recovers from the end of one of its own, and whoever asked meanwhile is told to come again', async () => {
    const owner = await world.account()
    const before = postmaster()
    const statuses = await statusesWhile(owner, async () => {
      const client = new pg.Client({ connectionString: postgres.url })
      client.on('error', () => undefined)
      await client.connect()
      const { rows } = await client.query<{ pid: number }>("select pid from pg_stat_activity where application_name = 'grunnmur' limit 1")
      process.kill(rows[0]!.pid, 'SIGKILL')
      await client.end().catch(() => undefined)
    })
    expect([...statuses].filter((status) => ![200, 204, 503].includes(status))).toEqual([])
    await heals(owner)
    await expect.poll(() => restarts, patiently).toBe(2)
    expect(postmaster()).toBe(before)
  })

  test('is let go once it dies too often, for whoever watches the process', async () => {
    expect(lost).toEqual([])
    process.kill(postmaster(), 'SIGKILL')
    await expect.poll(() => lost.length, patiently).toBe(1)
    expect((await world.anonymous().get('/readyz')).status).toBe(503)
    expect((await world.anonymous().get('/healthz')).status).toBe(200)
  })
})
