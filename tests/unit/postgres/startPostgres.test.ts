import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { readPostmaster } from '#server/postgres/postmaster.ts'
import { startPostgres } from '#server/postgres/startPostgres.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'grunnmur-postgres-'))
chmodSync(folder, 0o755)
const dataDir = path.join(folder, 'postgres')
afterAll(() => rmSync(folder, { recursive: true }))

async function ask(url: string, question: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query({ text: question, rowMode: 'array' })).rows.map(([value]: unknown[]) => value)
  } finally {
    await client.end()
  }
}

const starter = `
  import { startPostgres } from ${JSON.stringify(path.resolve('server/postgres/startPostgres.ts'))}
  const { url } = await startPostgres({ dataDir: process.argv[1] })
  process.send(url)
  setInterval(() => {}, 1000)`

/** Another process that uses the same folder. */
async function elsewhere(): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', starter, dataDir], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  const [url] = (await once(child, 'message')) as [string]
  return { child, url }
}

const end = async (child: ChildProcess, signal: NodeJS.Signals) => {
  child.kill(signal)
  await once(child, 'exit')
}

describe('the embedded PostgreSQL', { timeout: 120_000 }, () => {
  test('is durable, in UTF-8, and sorts Norwegian names', async () => {
    const postgres = await startPostgres({ dataDir })
    const setting = async (name: string) => (await ask(postgres.url, `show ${name}`))[0]
    expect(await setting('fsync')).toBe('on')
    expect(await setting('synchronous_commit')).toBe('on')
    expect(await setting('full_page_writes')).toBe('on')
    expect(await setting('server_encoding')).toBe('UTF8')
    expect(await setting('log_parameter_max_length_on_error')).toBe('0')
    expect(await setting('log_min_error_statement')).toBe('panic')
    expect(await ask(postgres.url, `select collname from pg_collation where collname = 'nb-NO-x-icu'`)).toHaveLength(1)
    const sorted = `select name from unnest(array['Ås', 'Aas', 'Østby', 'Zahl', 'Ærø', 'berg', 'Berg']) name order by name collate "nb-NO-x-icu"`
    expect(await ask(postgres.url, sorted)).toEqual(['berg', 'Berg', 'Zahl', 'Ærø', 'Østby', 'Ås', 'Aas'])
    await postgres.stop()
  })

  test('lets nobody in without the password, which only its owner can read', async () => {
    const postgres = await startPostgres({ dataDir })
    const guess = new URL(postgres.url)
    guess.password = 'postgres'
    await expect(ask(guess.href, 'select 1')).rejects.toThrow('password authentication failed')
    expect(statSync(`${dataDir}.password`).mode & 0o777).toBe(0o600)
    await postgres.stop()
  })

  test('listens on a socket in a folder that is closed to others, and on no port', async () => {
    const deep = path.join(folder, 'deep'.repeat(30))
    mkdirSync(deep)
    const postgres = await startPostgres({ dataDir: path.join(deep, 'postgres') })
    expect(await ask(postgres.url, 'show listen_addresses')).toEqual([''])
    const sockets = decodeURIComponent(new URL(postgres.url).hostname)
    expect(statSync(sockets).mode & 0o777).toBe(0o700)
    expect(readdirSync(sockets)).toContain('.s.PGSQL.5432')
    await postgres.stop()
    expect(existsSync(sockets)).toBe(false)
  })

  test('listens on a loopback port too where that is asked for', async () => {
    const postgres = await startPostgres({ dataDir, onPort: true })
    const overTcp = Object.assign(new URL(postgres.url), { hostname: '127.0.0.1' })
    const address = 'select host(inet_server_addr())'
    expect(await ask(overTcp.href, address)).toEqual(['127.0.0.1'])
    expect(await ask(postgres.url, address)).toEqual([null])
    await postgres.stop()
  })

  test('keeps its data from one start to the next, and is gone in between', async () => {
    const first = await startPostgres({ dataDir })
    await ask(first.url, 'create table kept as select 42 as answer')
    const { pid } = readPostmaster(dataDir)!
    await first.stop()
    await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'), { timeout: 120_000 })
    const second = await startPostgres({ dataDir })
    expect(await ask(second.url, 'select answer from kept')).toEqual([42])
    await second.stop()
  })

  test('left behind by a start that was cut off, is found again and stopped', async () => {
    const { child, url } = await elsewhere()
    const { pid } = readPostmaster(dataDir)!
    await end(child, 'SIGKILL')
    const postgres = await startPostgres({ dataDir })
    expect(postgres).toMatchObject({ adopted: true, url })
    await postgres.stop()
    expect(readPostmaster(dataDir)).toBeUndefined()
    expect(existsSync(`/proc/${pid}/exe`)).toBe(false)
  })

  test('shared by two, is stopped by the last of them', async () => {
    const { child } = await elsewhere()
    const postgres = await startPostgres({ dataDir })
    await postgres.stop()
    expect(readPostmaster(dataDir)).toBeDefined()
    await end(child, 'SIGKILL')
    const last = await startPostgres({ dataDir })
    await last.stop()
    expect(readPostmaster(dataDir)).toBeUndefined()
  })

  test('goes down with a process that exits without a word', async () => {
    const script = starter.replace('setInterval(() => {}, 1000)', 'process.exit(1)')
    const child = spawn(process.execPath, ['--input-type=module', '-e', script, dataDir], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })
    await once(child, 'exit')
    const postgres = await startPostgres({ dataDir })
    await postgres.stop()
    expect(readPostmaster(dataDir)).toBeUndefined()
  })

  test('starts although the number in a stale file belongs to another program by now', async () => {
    const before = await startPostgres({ dataDir })
    const sockets = decodeURIComponent(new URL(before.url).hostname)
    await before.stop()
    mkdirSync(sockets)
    writeFileSync(path.join(sockets, '.s.PGSQL.5432.lock'), `${process.pid}\n${dataDir}\n1\n5432\n${sockets}\n\n1 1\nready   \n`)
    writeFileSync(path.join(dataDir, 'postmaster.pid'), `${process.pid}\n${dataDir}\n1\n5432\n\n127.0.0.1\n1 1\nready   \n`)
    const postgres = await startPostgres({ dataDir })
    expect(postgres.adopted).toBe(false)
    expect(readPostmaster(dataDir)?.pid).not.toBe(process.pid)
    await postgres.stop()
  })

  test('survives a kill of its main process, and has all that it confirmed', async () => {
    const first = await startPostgres({ dataDir })
    await ask(first.url, 'create table confirmed as select 7 as answer')
    process.kill(readPostmaster(dataDir)!.pid, 'SIGKILL')
    const second = await startPostgres({ dataDir })
    expect(await ask(second.url, 'select answer from confirmed')).toEqual([7])
    await second.stop()
    await first.stop()
  })

  test('refuses a cluster whose password is gone, and says so', async () => {
    const lost = path.join(folder, 'lost')
    mkdirSync(lost)
    writeFileSync(path.join(lost, 'PG_VERSION'), '18')
    await expect(startPostgres({ dataDir: lost })).rejects.toThrow(`${lost}.password is missing`)
  })

  test('lies elsewhere when its user can’t reach the folder, and starts anew with a new folder', async () => {
    const closed = path.join(folder, 'closed')
    mkdirSync(closed, { mode: 0o700 })
    const postgres = await startPostgres({ dataDir: path.join(closed, 'postgres') })
    const wanted = process.getuid?.() === 0 ? path.join(tmpdir(), 'grunnmur-') : closed
    expect(postgres.place.startsWith(wanted)).toBe(true)
    expect(readFileSync(path.join(closed, 'postgres.password'), 'utf8')).not.toBe('')
    await postgres.stop()
    rmSync(path.dirname(postgres.place), { recursive: true })
  })
})
