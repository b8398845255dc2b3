import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, describe, expect, test } from 'vitest'
import { processLives, readPostmaster } from '#server/postgres/postmaster.ts'
import { startPostgres } from '#server/postgres/startPostgres.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'grunnmur-ending-'))
chmodSync(folder, 0o755)
const dataDir = path.join(folder, 'postgres')
afterAll(() => rmSync(folder, { recursive: true }))

/** As long as it takes to see that it does not come to an end. */
const end = { fast: 300, immediate: 300 }
const start = () => startPostgres({ dataDir, end })
const postmaster = () => readPostmaster(dataDir)!.pid

async function ask(url: string, question: string) {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<{ value: unknown }>(question)).rows.map(({ value }) => value)
  } finally {
    await client.end().catch(() => undefined)
  }
}
const keep = (url: string, value: number) =>
  ask(url, `create table if not exists kept (value int); insert into kept values (${value}); select 1`)
const kept = (url: string) => ask(url, 'select value from kept order by value')
/** What is kept by a statement of several answers several. */
const confirmed = async (url: string, value: number) => void (await keep(url, value).catch(() => []))

describe('an embedded PostgreSQL that does not stop', { timeout: 120_000 }, () => {
  test('is ended, and started anew with all that it confirmed', async () => {
    const first = await start()
    await confirmed(first.url, 1)
    const pid = postmaster()
    process.kill(pid, 'SIGSTOP')
    await first.stop()
    expect(processLives(pid)).toBe(false)
    const second = await start()
    expect(second.adopted).toBe(false)
    expect(await kept(second.url)).toEqual([1])
    await second.stop()
    expect(readPostmaster(dataDir)).toBeUndefined()
  })

  test('is ended by whoever comes next, where it was told to and is still there', async () => {
    const first = await start()
    await confirmed(first.url, 2)
    const pid = postmaster()
    process.kill(pid, 'SIGSTOP')
    const file = path.join(dataDir, 'postmaster.pid')
    writeFileSync(file, readFileSync(file, 'utf8').replace('ready   ', 'stopping'))
    const second = await start()
    expect(processLives(pid)).toBe(false)
    expect(postmaster()).not.toBe(pid)
    expect(await kept(second.url)).toEqual([1, 2])
    await first.stop()
    await second.stop()
    expect(readPostmaster(dataDir)).toBeUndefined()
  })

  test('is gone when it was told to stop while it recovered, and comes back', async () => {
    for (const [n, kill] of (['postmaster', 'backend', 'postmaster', 'backend'] as const).entries()) {
      const postgres = await start()
      await confirmed(postgres.url, 3 + n)
      const pid = postmaster()
      if (kill === 'postmaster') process.kill(pid, 'SIGKILL')
      else {
        const [backend] = await ask(postgres.url, "select pid value from pg_stat_activity where application_name = 'grunnmur-holder'")
        process.kill(backend as number, 'SIGKILL')
      }
      await postgres.stop()
      expect(processLives(pid)).toBe(false)
      const left = readPostmaster(dataDir)
      expect(left && processLives(left.pid)).toBeFalsy()
    }
    const last = await start()
    expect(await kept(last.url)).toEqual([1, 2, 3, 4, 5, 6])
    await last.stop()
  })
})
