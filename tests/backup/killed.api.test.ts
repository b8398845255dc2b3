import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { idsIn } from '#server/backup/manifest.ts'
import { openPlace } from '#server/backup/place/openPlace.ts'
import { migrate } from '#server/kernel/migrate.ts'
import { command, emptyPlace, holdsParts, killedOnce, newFolder, take } from '#tests/support/backups.ts'
import { createWorld, type World } from '#tests/support/world/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
  const { owner } = await world.estate()
  for (let turn = 0; turn < 40; turn++) await owner.upload(`notat-${turn}.txt`, Buffer.alloc(200_000, `Innhold ${turn}. `))
})
afterAll(() => world.close())

const sees = (url: string, question: string) => async () => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ so: boolean }>(`select ${question} so`)
    return rows[0]!.so
  } catch {
    return false
  } finally {
    await client.end()
  }
}

test('a backup that is killed is none, whenever that is, and the next goes on from what it left', async () => {
  const to = await newFolder('backups')
  const place = await openPlace('--to', to)
  for (const least of [1, 8, 80]) {
    expect(await killedOnce(command('backup', ['--to', to], world.environment), holdsParts(to, least))).toBe(true)
    expect(await idsIn(place)).toEqual([])
  }
  const { id } = await take(world, to)
  expect(await idsIn(place)).toEqual([id])
  // The server lets go of what was connected in its own time.
  const isLetGo = sees(
    world.environment['DATABASE_URL']!,
    "not exists (select from pg_locks where locktype = 'advisory' and objid = 727003)",
  )
  await expect.poll(isLetGo).toBe(true)
})

test('a restore that is killed leaves nothing that can be taken for the whole, and is begun anew', async () => {
  const to = await newFolder('backups')
  const { totals } = await take(world, to)
  const empty = await emptyPlace(world)
  const moments = [
    "to_regnamespace('unfinished_restore') is not null",
    "to_regclass('schema_migration') is not null",
    'exists (select from file)',
  ]
  for (const moment of moments) {
    expect(await killedOnce(command('restore', ['--from', to], empty.env), sees(empty.url, moment))).toBe(true)
    await expect(migrate(empty.url)).rejects.toThrow('is being restored, or that was broken off')
  }
  const { code, out } = await command('restore', ['--from', to], empty.env).ended
  expect(code).toBe(0)
  expect(out).toMatch(new RegExp(`^restore \\S+: ${totals.rows} rows, ${totals.files} files, ${totals.bytes} bytes\\n$`))
  await migrate(empty.url)
  await empty.drop()
})
