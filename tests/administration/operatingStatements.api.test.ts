import { afterAll, describe, expect, test } from 'vitest'
import { createWorld } from '#tests/support/world/world.ts'

const columns = 'query text, calls bigint, mean_exec_time float8, total_exec_time float8, dbid oid, userid oid'

describe('what PostgreSQL has counted of its statements', async () => {
  const world = await createWorld()
  afterAll(() => world.close())
  const admin = await world.account({ isSystemAdmin: true })
  const statements = async () => {
    const { status, body } = await admin.get('/api/private/administration/operating')
    expect(status).toBe(200)
    return body['statements']
  }

  test('is not told, and nothing is amiss, where it is created on a server that was started without its library', async () => {
    // Its view is there then, and whoever reads it is refused.
    await world.sql(`create function counted() returns table (${columns}) language plpgsql as $$ begin
      raise object_not_in_prerequisite_state using message = 'pg_stat_statements must be loaded via "shared_preload_libraries"'; end $$`)
    await world.sql('create view pg_stat_statements as select * from counted()')
    await expect(world.sql('select from pg_stat_statements')).rejects.toThrow('must be loaded')
    expect(await statements()).toEqual([])
    await world.sql('drop view pg_stat_statements')
  })

  test('is told where it counts: ours of this database alone, those first that took longest in all', async () => {
    expect(await statements()).toEqual([])
    // As its library lays it out, which a server has to be started with.
    await world.sql(`create table pg_stat_statements (${columns})`)
    const count = (query: string, calls: number, mean: number, owners = ['current_database()', 'current_user']) =>
      world.sql(
        `insert into pg_stat_statements select $1, $2::int, $3::float8, $2::int * $3::float8, d.oid, r.oid
          from pg_database d, pg_roles r where d.datname = ${owners[0]} and r.rolname = ${owners[1]}`,
        [query, calls, mean],
      )
    await count('select 1', 1000, 2)
    await count(' with a as (select 2) select * from a', 10, 1500)
    await count('create table of_nobody ()', 1, 99_999)
    await count('select 3', 1, 99_999, ["'postgres'", 'current_user'])
    await count('select 4', 1, 99_999, ['current_database()', "'pg_monitor'"])
    await count(`select '${'x'.repeat(400)}'`, 1, 1)
    const told = (await statements()) as { statement: string }[]
    expect(told.slice(0, 2)).toEqual([
      { statement: ' with a as (select 2) select * from a', calls: 10, meanSeconds: 1.5, totalSeconds: 15 },
      { statement: 'select 1', calls: 1000, meanSeconds: 0.002, totalSeconds: 2 },
    ])
    expect(told.map(({ statement }) => statement.length)).toEqual([37, 8, 300])
  })
})
