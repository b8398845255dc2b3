import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connect, type Database } from '#server/kernel/database.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'

/** One connection, so that the second time is always on the one that knows the statement. */
describe('a named statement', () => {
  let database: TestDatabase
  let db: Database
  beforeAll(async () => {
    database = await createTestDatabase()
    db = await connect(database.url, [], { pool: 1 })
  })
  afterAll(async () => {
    await db.close()
    await database.drop()
  })

  /** The first time, once it is known and once more; and as the library reads it. */
  async function bothWays(name: string, text: string, values: unknown[] = []) {
    const { rows } = await db.pool.query<unknown[]>({ text, values, rowMode: 'array' })
    const found = []
    for (const _ of ['first', 'known', 'known still']) found.push(await db.send({ name, text, values }))
    return { found, expected: [rows, rows, rows] }
  }

  test('answers what the library answers, of every type that is read, the first time and each time after', async () => {
    const types = `select 'blåbær'::text, 7::int, 1.5::float8, 12345678901::bigint, 1.50::numeric, true, false, null::text, '\\x00ff'::bytea,
      timestamptz '2026-01-02 03:04:05Z', date '2026-01-02', '{a,"b c",NULL}'::text[], '{"a": [1]}'::jsonb, '[]'::json,
      '0174b50a-8680-7d5d-b53b-fbef30469b1e'::uuid, ''::text`
    const { found, expected } = await bothWays('types', types)
    expect(found).toEqual(expected)
  })

  test('takes in what the library takes in', async () => {
    const echo = `select $1::text, $2::int, $3::bytea, $4::text[], $5::timestamptz, $6::jsonb, $7::boolean, $8::text, $9::bigint`
    const values = [
      'ÅÆØ 🏠 \n\t"\'\\',
      -42,
      Buffer.from([0, 255, 128]),
      ['a', null, '"b", {c}'],
      new Date(0),
      { a: ['å'] },
      false,
      null,
      9007199254740993n,
    ]
    const asked: [string, string, unknown[]][] = [
      ['echo', echo, values],
      ['echo of nothing', echo, values.map(() => null)],
      ['long', 'select $1::text, length($1::text)', ['ø'.repeat(70_000)]],
    ]
    for (const each of asked) {
      const { found, expected } = await bothWays(...each)
      expect(found).toEqual(expected)
    }
  })

  test('answers none, one and many rows', async () => {
    const rows = "select n, repeat('x', n) from generate_series(1, $1::int) n"
    for (const count of [0, 1, 5000]) {
      const { found, expected } = await bothWays('rows', rows, [count])
      expect(found).toEqual(expected)
    }
    const { found, expected } = await bothWays('nothing to tell', 'select from generate_series(1, 3)')
    expect(found).toEqual(expected)
  })

  test('fails as it should, and can be sent again', async () => {
    const divided = { name: 'divided', text: 'select 10 / $1::int' }
    for (const _ of ['first', 'known']) {
      await expect(db.send({ ...divided, values: [0] })).rejects.toMatchObject({ code: '22012' })
      expect(await db.send({ ...divided, values: [5] })).toEqual([[2]])
    }
    await expect(db.send({ name: 'broken', text: 'select from nowhere', values: [] })).rejects.toMatchObject({ code: '42P01' })
    await expect(db.send({ ...divided, values: [] })).rejects.toMatchObject({ code: '08P01' })
    expect(await db.send({ ...divided, values: [2] })).toEqual([[5]])
  })

  test('is known again where it failed before its cells were described', async () => {
    const client = await db.pool.connect()
    const divided = { name: 'divided at last', text: 'select 10 / $1::int' }
    await expect(client.query({ ...divided, values: [0] })).rejects.toMatchObject({ code: '22012' })
    client.release()
    expect(await db.send({ ...divided, values: [5] })).toEqual([[2]])
  })

  test('never runs another of the same name: whoever comes takes it over', async () => {
    const one = { name: 'twice', text: 'select 1', values: [] }
    const another = { name: 'twice', text: 'select $1::text, 2', values: ['b'] }
    for (const _ of ['first', 'again']) {
      expect(await db.send(one)).toEqual([[1]])
      expect(await db.send(another)).toEqual([['b', 2]])
      expect(await db.send(another)).toEqual([['b', 2]])
    }
    await expect(db.send({ ...one, text: 'select from nowhere' })).rejects.toMatchObject({ code: '42P01' })
    expect(await Promise.all([db.send(one), db.send(another), db.send(one)])).toEqual([[[1]], [['b', 2]], [[1]]])
    const { rows } = await db.pool.query<{ n: number }>("select count(*)::int n from pg_prepared_statements where name = 'twice'")
    expect(rows).toEqual([{ n: 1 }])
  })

  test('waits for its turn, and gets its own answer', async () => {
    const send = (n: number) => db.send({ name: `turn ${n % 3}`, text: `select $1::int, ${n % 3}`, values: [n] })
    const numbers = Array.from({ length: 60 }, (_, n) => n)
    expect(await Promise.all(numbers.map(send))).toEqual(numbers.map((n) => [[n, n % 3]]))
  })
})
