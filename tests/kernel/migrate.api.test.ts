import pg from 'pg'
import { afterAll, describe, expect, test } from 'vitest'
import { migrate, pending, type Step } from '#server/kernel/migrate.ts'
import { inOrder, migrationFiles } from '#server/kernel/migrationFiles.ts'
import { productVersion } from '#server/kernel/productVersion.ts'
import { createTestDatabase } from '#tests/support/database.ts'

describe('migrations', async () => {
  const database = await createTestDatabase()
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  afterAll(async () => {
    await client.end()
    await database.drop()
  })
  const emptied = () => client.query('drop schema public cascade; create schema public')

  test('instances that start at once migrate an empty database together', async () => {
    await emptied()
    await Promise.all(Array.from({ length: 4 }, () => migrate(database.url)))
    const { rows } = await client.query('select count(*)::int n, count(distinct name)::int names from schema_migration')
    expect(rows[0].n).toBeGreaterThan(0)
    expect(rows[0].names).toBe(rows[0].n)
  })

  test('a migration that fails leaves nothing behind, and the next start mends it', async () => {
    await emptied()
    await client.query('create table estate_owner (id int)')
    await expect(migrate(database.url)).rejects.toThrow(/failed and was undone/)
    expect((await client.query("select to_regclass('public.estate') made")).rows[0].made).toBeNull()
    await client.query('drop table estate_owner')
    await migrate(database.url)
    expect((await client.query("select to_regclass('public.estate') made")).rows[0].made).not.toBeNull()
  })

  test('a database that is ahead of the code is refused', async () => {
    await client.query("insert into schema_migration (name, checksum) values ('9999-from-the-future', 'x')")
    await expect(migrate(database.url)).rejects.toThrow(/newer than this version/)
    await client.query("delete from schema_migration where name like '9999%'")
  })

  test('a database that is ahead of the code tells which version it is waiting for', async () => {
    await client.query("insert into schema_migration (name, checksum, version) values ('9999-from-the-future', 'x', '9.9.0')")
    await expect(migrate(database.url)).rejects.toThrow(
      `version 9.9.0 brought it the migration 9999-from-the-future, and this is ${productVersion}. Start 9.9.0 or newer.`,
    )
    await client.query("delete from schema_migration where name like '9999%'")
  })

  test('an upgrade tells each step and keeps the version that took it; an empty database has none to tell', async () => {
    await emptied()
    const steps: Step[] = []
    const tell = (step: Step) => steps.push(step)
    await migrate(database.url, tell)
    expect(steps).toEqual([])
    // One that can be taken twice.
    const again = '0083-contact-phones'
    await client.query('delete from schema_migration where name >= $1 and version = $2', [again, productVersion])
    await migrate(database.url, tell).catch(() => undefined)
    expect(steps[0]).toEqual({ migration: again, milliseconds: expect.any(Number) as number })
    const { rows } = await client.query('select version from schema_migration where name = $1', [again])
    expect(rows).toEqual([{ version: productVersion }])
    await emptied()
    await migrate(database.url)
  })

  test('a database that has the earlier text of a migration has that migration', async () => {
    const twice = migrationFiles().filter(({ earlier }) => earlier.length)
    expect(twice.map(({ name }) => name)).toEqual(['0007-register-sample', '0082-part-once', '0089-parts-and-prices'])
    for (const { name, earlier } of twice)
      await client.query('update schema_migration set checksum = $2 where name = $1', [name, earlier[0]])
    await migrate(database.url)
  })

  test('a database from before versions were kept is brought on as it is', async () => {
    await client.query('alter table schema_migration drop column version')
    await migrate(database.url)
    const { rows } = await client.query<{ version: string | null }>('select distinct version from schema_migration')
    expect(rows).toEqual([{ version: null }])
  })

  test('a migration that was edited after it landed is refused', () => {
    const known = [{ name: '0001-a', text: '', checksum: 'now', earlier: ['before'] }]
    expect(() => pending(known, [{ name: '0001-a', checksum: 'then' }])).toThrow(/was changed/)
    expect(pending(known, [{ name: '0001-a', checksum: 'before' }])).toEqual([])
    expect(pending(known, [])).toEqual(known)
  })

  test('a migration whose number is lower than the newest applied is refused', () => {
    const known = ['0001-a', '0002-b', '0003-c'].map((name) => ({ name, text: '', checksum: '', earlier: [] }))
    expect(() => pending(known, [known[0]!, known[2]!])).toThrow(
      'The migration 0002-b comes before 0003-c, which the database has already. Give it the next number.',
    )
    expect(pending(known, [known[0]!])).toEqual([known[1], known[2]])
  })

  test('migrations are named by a number of their own, in four digits', () => {
    expect(inOrder(['0002-b.sql', 'schema.sql', '0001-a.sql', 'declared.ts'])).toEqual(['0001-a', '0002-b'])
    expect(() => inOrder(['0001-a.sql', '0001-b.sql'])).toThrow('The migrations 0001-a and 0001-b have the same number.')
    for (const name of ['0001b-a', '00012-a', '12-a', '0001_a', '0001-'])
      expect(() => inOrder([`${name}.sql`])).toThrow(`The migration ${name} needs a name like 0042-what-it-adds.`)
  })
})
