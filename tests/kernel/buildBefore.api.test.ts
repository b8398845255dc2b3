import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { migrate } from '#server/kernel/migrate.ts'
import { migrationFiles } from '#server/kernel/migrationFiles.ts'
import { administer, createTestDatabase, drop } from '#tests/support/database.ts'

interface Recorded {
  version: string
  /** The newest that the build knew. */
  migration: string
  statements: string[]
}
const file = path.resolve(import.meta.dirname, 'statementsBefore.json.gz')
const before = JSON.parse(gunzipSync(readFileSync(file)).toString()) as Recorded

const connected = async (url: string) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return client
}

/** What PostgreSQL says of those that it does not understand: what they name is gone, or has another type. */
async function misread(db: pg.Client, statements: readonly string[]) {
  const faults: string[] = []
  for (const text of statements) {
    await db.query('savepoint before_it')
    const fault = await db.query(`prepare of_the_build_before as ${text}`).then(
      () => undefined,
      (error: Error) => `${error.message}: ${text}`,
    )
    if (fault) faults.push(fault)
    await db.query('rollback to savepoint before_it')
    if (!fault) await db.query('deallocate of_the_build_before')
  }
  return faults
}

/** Functions of ours that nothing else in the schema needs. */
const lonelyFunctions = `select proname as name, p.oid::regprocedure::text as signature from pg_proc p
  where pronamespace = 'public'::regnamespace and prokind = 'f' and prorettype <> 'trigger'::regtype
    and not exists (select from pg_depend where refobjid = p.oid or (objid = p.oid and deptype = 'e')) order by 2`

/** Columns that a row must have and nothing gives it, by `table.column`. */
const demanded = async (db: pg.Client) => {
  const { rows } = await db.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = 'public' and is_nullable = 'NO' and column_default is null and is_identity = 'NO' and is_generated = 'NEVER'`,
  )
  return rows.map(({ name }) => name)
}
const tablesOf = async (db: pg.Client) =>
  (await db.query<{ name: string }>("select table_name as name from information_schema.tables where table_schema = 'public'")).rows.map(
    ({ name }) => name,
  )

describe('the build before, while instances are restarted one after the other', () => {
  let now: pg.Client
  let then: pg.Client
  const closing: (() => Promise<unknown>)[] = []
  beforeAll(async () => {
    const { url, drop: dropNow } = await createTestDatabase()
    const server = new URL(inject('worlds').templateUrl)
    const name = `${inject('worlds').prefix}before`
    await administer(server, [`create database ${name}`])
    const urlThen = new URL(`/${name}`, server).href
    const known = migrationFiles().map((one) => one.name)
    await migrate(urlThen, undefined, { only: new Set(known.filter((one) => one <= before.migration)) })
    now = await connected(url)
    then = await connected(urlThen)
    closing.push(
      () => now.end(),
      dropNow,
      () => then.end(),
      () => drop(server, name),
    )
  })
  afterAll(async () => {
    for (const close of closing) await close()
  })

  test('asks nothing that the schema does not know any more', async () => {
    expect(before.statements.length).toBeGreaterThan(1000)
    await now.query('begin')
    expect(await misread(now, before.statements)).toEqual([])
    await now.query('rollback')
  })

  test('would be heard of: what it asks of a function that is taken away is told', async () => {
    const { rows } = await now.query<{ name: string; signature: string }>(lonelyFunctions)
    const { name, signature } = rows.find((one) => before.statements.some((text) => text.includes(`${one.name}(`)))!
    await now.query('begin')
    await now.query(`drop function ${signature}`)
    const faults = await misread(now, before.statements)
    await now.query('rollback')
    expect(faults.length).toBeGreaterThan(0)
    expect(faults.every((fault) => fault.startsWith(`function ${name}(`))).toBe(true)
  })

  test('is not asked for what it knows nothing of: columns that came since give themselves a value', async () => {
    const [old, tables] = [new Set(await demanded(then)), new Set(await tablesOf(then))]
    const since = (await demanded(now)).filter((name) => tables.has(name.split('.')[0]!) && !old.has(name))
    expect(since).toEqual([])
  })
})
