import pg from 'pg'
import { afterAll, describe, expect, test } from 'vitest'
import { migrate, pending } from '#server/kernel/migrate.ts'
import { inOrder } from '#server/kernel/migrationFiles.ts'
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

  test('a migration that was edited after it landed is refused', () => {
    const known = [{ name: '0001-a', text: '', checksum: 'now' }]
    expect(() => pending(known, [{ name: '0001-a', checksum: 'then' }])).toThrow(/was changed/)
    expect(pending(known, [])).toEqual(known)
  })

  test('a migration whose number is lower than the newest applied is refused', () => {
    const known = ['0001-a', '0002-b', '0003-c'].map((name) => ({ name, text: '', checksum: '' }))
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
