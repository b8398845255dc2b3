import { afterAll, describe, expect, test } from 'vitest'
import { caretakerOf } from '#server/access/caretaker.ts'
import { spaceReport } from '#server/administration/space/report.ts'
import { createWorld } from '#tests/support/world/world.ts'

describe('what the database takes up', async () => {
  const world = await createWorld()
  afterAll(() => world.close())
  const admin = await world.account({ isSystemAdmin: true })
  const storage = async () => (await admin.get('/api/private/administration/operating')).body['storage'] as Record<string, number>
  const lines = async () => (await spaceReport(caretakerOf(world.app))).map((line) => line.split(/ {2,}/))
  const of = async (name: string) => (await lines()).find(([first]) => first === name)

  test('is told of each table that is large enough, the parts of one together, and of its indexes', async () => {
    expect(await of('audit_entry')).toBeUndefined()
    await world.sql(`insert into audit_entry (at, operation, outcome, record_id)
      select now() - i % 90 * interval '1 day', 'saveRoom', 'done', new_id() from generate_series(1, 20000) i`)
    await world.sql('analyze audit_entry')
    expect(await of('audit_entry')).toEqual([
      'audit_entry',
      expect.stringMatching(/MB$/),
      expect.stringMatching(/MB$/),
      expect.stringMatching(/^\d %$/),
      ...Array<unknown>(4).fill(expect.any(String)),
    ])
    expect(await of('audit_entry_record')).toEqual(['audit_entry_record', expect.stringMatching(/MB$/), expect.stringMatching(/ %$/), '0'])
    const told = (await spaceReport(caretakerOf(world.app))).at(-1)
    expect(told).toMatch(/^Not used since: .*audit_entry_record/)
    expect((await storage())['unusedIndexBytes']).toBeGreaterThan(1_000_000)
  })

  test('is told with what is gone and not cleared away, and with the room that is left of it', async () => {
    const before = await storage()
    await world.sql('create table large (id int primary key, words text) with (autovacuum_enabled = off)')
    await world.sql(`insert into large select i, repeat('x', 200) from generate_series(1, 20000) i`)
    await world.sql('delete from large where id > 2000')
    await world.sql('analyze large')
    await expect
      .poll(async () => (await storage())['deadRowCount'], { timeout: 60_000 })
      .toBeGreaterThanOrEqual(before['deadRowCount']! + 18_000)
    expect((await storage())['looseBytes']).toBeGreaterThan(before['looseBytes']! + 3_000_000)
    const [, , , loose] = (await of('large'))!
    expect(Number.parseInt(loose!)).toBeGreaterThan(70)
    await world.sql('drop table large')
  })

  test('is tidied up sooner where it grows without end and is counted on many screens', async () => {
    const tables = await world.sql<{ name: string }>(
      `select relname "name" from pg_class where 'autovacuum_vacuum_scale_factor=0.02' = any (reloptions) order by relname`,
    )
    expect(tables.map(({ name }) => name)).toEqual([
      'building_part',
      'control_point',
      'file',
      'file_text',
      'maintenance_occurrence',
      'maintenance_task',
      'order_line',
      'project_order',
      'report_archive_document',
      'room',
    ])
  })
})
