import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { createTestDatabase } from '#tests/support/database.ts'

/** What hangs on a project or on a part of it is looked for by that alone: its estate, which is not named, may not come first. */
const holders = ['project_id', 'order_id', 'quotation_id', 'document_id', 'deviation_id', 'control_point_id']
/** By its id, by the account that has seen it, and by its key or its estate. */
const foundOtherwise = ['file', 'project_document_seen', 'public_link']
const unfound = `select c.conrelid::regclass::text "table" from pg_constraint c
  where c.contype = 'f' and c.confrelid in ('project'::regclass, 'project_order'::regclass, 'order_quotation'::regclass, 'project_document'::regclass,
      'project_document_list'::regclass, 'project_deviation'::regclass, 'control_point'::regclass, 'project_budget'::regclass)
    and c.confdeltype = 'c' and array_length(c.conkey, 1) > 1
    and not exists (select from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
      where i.indrelid = c.conrelid and a.attname = any($1))
  order by 1`

test('what a project holds is found without knowing its estate', async () => {
  const { url, drop } = await createTestDatabase()
  afterAll(drop)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ table: string }>(unfound, [holders])
  await client.end()
  expect(rows.map(({ table }) => table)).toEqual(foundOtherwise)
})
