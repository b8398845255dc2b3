import pg from 'pg'
import { afterAll, describe, expect, test } from 'vitest'
import { Line } from '#tests/support/raw/line.ts'
import { type Everybody, everybody, expectAnswered, expectRefused, reading, uploading } from '#tests/support/refusedForNow.ts'
import { createWorld } from '#tests/support/world/world.ts'
import { archiveOf } from '../estates/reportArchive.ts'

const all = ['reads', 'writes'] as const
const often = { interval: 20 }

/** With limits short enough to be waited for. */
describe('PostgreSQL', async () => {
  let line!: Line
  let direct = ''
  const world = await createWorld({}, { patience: 1, looksEvery: 1 }, async (url) => {
    line = await Line.to(url)
    direct = url
    return line.url
  })
  const people: Everybody = await everybody(world)
  const { owner, id } = people.estate
  const database = new URL(direct).pathname.slice(1)
  const db = new pg.Client({ connectionString: new URL('/postgres', direct).href })
  await db.connect()
  afterAll(async () => {
    await line.restore()
    await world.close()
    await line.cut()
    await db.end()
  })

  const anonymous = world.anonymous()
  const status = async (path: string) => (await anonymous.get(path)).status
  const figures: string[] = []
  afterAll(() => void process.stdout.write(`PostgreSQL ${figures.join('; ')}\n`))

  /** Ready by itself, and everybody served; how long that took is told. */
  async function heals(what: string) {
    const before = performance.now()
    await expect.poll(async () => (await reading(owner)).status, often).toBe(200)
    await expect.poll(() => status('/readyz'), often).toBe(200)
    await expectAnswered(people, all)
    figures.push(`${what}: back after ${(performance.now() - before).toFixed(0)} ms`)
  }
  const jobDone = async () =>
    (await world.sql<{ state: string }>("select state from pgboss.job where name = 'mail-request' order by created_on desc limit 1"))[0]
      ?.state
  const sendJob = () =>
    world.app.db.transaction((tx) => world.app.jobs.send(tx, 'mail-request', { kind: 'unknown', email: 'a@test.example' }))

  test('that is away is told of in words, and what was sent meanwhile is done once it is sent again', async () => {
    await expectAnswered(people, all)
    const fileId = await owner.upload()
    const keyed = owner.with({ 'idempotency-key': 'while it was away' })
    const save = () => keyed.put(archiveOf({ id }), { type: 'otherReport', customName: 'Tak', fileId })
    await line.cut()
    await expectRefused(people, all)
    expect((await save()).status).toBe(503)
    expect([await status('/healthz'), await status('/readyz')]).toEqual([200, 503])
    expect((await anonymous.get('/readyz')).body).toMatchObject({ details: { failing: [{ part: 'database' }] } })
    await line.restore()
    await heals('away')
    expect((await save()).status).toBeLessThan(300)
    expect((await save()).status).toBeLessThan(300)
    expect(await world.sql('select from report_archive_document')).toHaveLength(1)
    await sendJob()
    await expect.poll(jobDone, often).toBe('completed')
  })

  test('that goes away without a word is not waited for, and nobody waits on its old connections once it is back', async () => {
    line.goDead()
    await expectRefused(people, all)
    expect([await status('/healthz'), await status('/readyz')]).toEqual([200, 503])
    await line.restore()
    await heals('silent')
  })

  test('that was handed over to a server which only reads yet answers readers, tells writers to come again, and is left for the next', async () => {
    await db.query(`alter database ${database} set default_transaction_read_only = on`)
    line.endAll()
    await expect.poll(async () => (await reading(owner)).status, often).toBe(200)
    await expectAnswered(people, ['reads'])
    await expectRefused(people, ['writes'], 'readOnly')
    // What is connected now goes on only reading, whatever the database does.
    await db.query(`alter database ${database} reset default_transaction_read_only`)
    await expect.poll(async () => (await uploading(owner)).status, often).toBe(200)
    await heals('only reading')
    await sendJob()
    await expect.poll(jobDone, often).toBe('completed')
  })

  test('that is out of connections is told of in words', async () => {
    await db.query(`alter database ${database} connection limit 0`)
    line.endAll()
    // Whoever had a connection is told that it is gone, the first time.
    await expect.poll(async () => (await reading(owner)).body.details, often).toMatchObject({ reason: 'busy' })
    await expectRefused(people, all, 'busy')
    expect([await status('/healthz'), await status('/readyz')]).toEqual([200, 503])
    await db.query(`alter database ${database} connection limit -1`)
    await heals('out of connections')
  })

  test('whose disk is full serves readers, and tells writers that nothing was saved', async () => {
    await world.sql(`create function full_disk() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`)
    const written = ['audit_entry', 'staged_content', 'session', 'app_user']
    for (const table of written)
      await world.sql(`create trigger full_disk before insert or update on ${table} execute function full_disk()`)
    await expectAnswered(people, ['reads'])
    await expectRefused(people, ['writes'], 'diskFull')
    expect([await status('/healthz'), await status('/readyz')]).toEqual([200, 200])
    for (const table of written) await world.sql(`drop trigger full_disk on ${table}`)
    await heals('disk full')
  })
})
