import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { inject } from 'vitest'

export type TestDatabase = { url: string; drop: () => Promise<void> }

const oneCopyAtATime = 727_001

export async function administer(url: URL, statements: string[]) {
  const client = new pg.Client({ connectionString: new URL('/postgres', url).href })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}

/** What the server itself is doing in it, such as a vacuum, is not ours to end; it is soon over. */
export async function drop(server: URL, name: string, attempts = 50): Promise<void> {
  try {
    await administer(server, [`drop database ${name} with (force)`])
  } catch (error) {
    if (attempts === 0 || (error as { code?: unknown }).code !== notOursToEnd) throw error
    await pause(100)
    await drop(server, name, attempts - 1)
  }
}
const notOursToEnd = '42501'

/** A migrated, empty database for one test file. Nobody may be connected to the template while it is copied. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const template = new URL(inject('templateUrl'))
  const name = `test_${randomBytes(6).toString('hex')}`
  await administer(template, [
    `select pg_advisory_lock(${oneCopyAtATime})`,
    `create database ${name} template ${template.pathname.slice(1)} strategy file_copy`,
  ])
  return {
    url: new URL(`/${name}`, template).href,
    drop: () => drop(template, name),
  }
}
