import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js'
import { afterAll, describe, expect, test } from 'vitest'
import { poolSize } from '#server/kernel/database.ts'
import type { HandingOn } from '#server/kernel/database/handingOn.ts'
import { createWorld } from '#tests/support/world/world.ts'

describe('while every connection to the database is held', async () => {
  const world = await createWorld({}, { patience: 1 })
  afterAll(() => world.close())
  const { db } = world.app
  const pool = (db.driver as PostgresDriver).master as HandingOn
  const owner = await world.account()
  const anonymous = world.anonymous()

  test('calls are told to come again, the process says that it lives and that it is not ready, and then all is as before', async () => {
    expect((await owner.get('/api/private/estates')).status).toBe(200)
    const held = await Promise.all(Array.from({ length: poolSize }, () => pool.connect()))
    expect(pool).toMatchObject({ totalCount: poolSize, idleCount: 0 })

    const [read, write, graphql, ready, alive] = await Promise.all([
      owner.get('/api/private/estates'),
      owner.post('/api/private/profile/user/remember', { account: { accountId: owner.accountId } }),
      owner.gql('{ estates { totalCount } }'),
      anonymous.get('/readyz'),
      anonymous.get('/healthz'),
    ])
    const busy = { code: 'cannotHandleTheRequest', details: { reason: 'busy' } }
    expect(read).toMatchObject({ status: 503, headers: { 'retry-after': '2' }, body: busy })
    expect(write).toMatchObject({ status: 503, headers: { 'retry-after': '2' }, body: busy })
    expect(graphql.error).toEqual(busy)
    expect(ready).toMatchObject({ status: 503, headers: { 'retry-after': '2' }, body: busy })
    expect(alive.status).toBe(200)

    for (const connection of held) connection.release()
    await expect.poll(async () => (await anonymous.get('/readyz')).status, { timeout: 120_000 }).toBe(200)
    expect((await owner.get('/api/private/estates')).status).toBe(200)
    expect((await owner.post('/api/private/profile/user/remember', { account: { accountId: owner.accountId } })).status).toBe(204)
    expect(pool.totalCount).toBeLessThanOrEqual(poolSize)
    expect(pool.idleCount + pool.keptCount).toBe(pool.totalCount)
    expect(pool.waitingCount).toBe(0)
  })

  test('one that dies in the hands of whoever holds it is made anew, and takes nobody along', async () => {
    const held = await pool.connect()
    const { rows } = await held.query<{ pid: number }>('select pg_backend_pid() pid')
    const ended = new Promise((resolve) => held.once('end', resolve))
    await world.sql('select pg_terminate_backend($1)', [rows[0]!.pid])
    await ended
    await expect(held.query('select')).rejects.toThrow(/not queryable|terminated/)
    const before = pool.totalCount
    held.release()
    expect(pool.totalCount).toBe(before - 1)
    expect((await owner.get('/api/private/estates')).status).toBe(200)
  })

  test('a statement that takes too long is cut off in the database, and its caller told so', async () => {
    const { send } = world.app
    world.app.send = (statement) =>
      send({
        ...statement,
        name: 'slow',
        text: `with slow as materialized (select pg_sleep(60)) select x.* from slow, (${statement.text}) x`,
      })
    const answer = await owner.get('/api/private/estates')
    world.app.send = send
    expect(answer).toMatchObject({ status: 503, body: { code: 'cannotHandleTheRequest', details: { reason: 'busy' } } })
    const running = () =>
      world.sql(
        "select from pg_stat_activity where state = 'active' and query like '%pg_sleep%' and pid <> pg_backend_pid() and datname = current_database()",
      )
    await expect.poll(running, { timeout: 120_000 }).toEqual([])
  })
})
