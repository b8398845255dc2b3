import type { World } from '#tests/support/world/world.ts'

/** Written by the product beside a change, or anew with it. */
const besides = ['audit_entry', 'deletion', 'idempotent_answer', 'estate_visit', 'file_text', 'standing_loss']
const withoutEstate: Readonly<Record<string, string>> = {
  moisture_reading: 'sensor_id in (select id from moisture_sensor where estate_id = $1)',
}

const tablesOfEstates = `select c.table_name "table" from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
  where c.table_schema = 'public' and c.column_name = 'estate_id' and t.table_type = 'BASE TABLE' order by 1`

/** All rows of an estate, of whichever table, as text; what is only counted up with a change is left out. */
export async function wholeEstate(world: World, estateId: string) {
  const tables = await world.sql<{ table: string }>(tablesOfEstates)
  const conditions = [
    ...tables.filter(({ table }) => !besides.includes(table)).map(({ table }) => [table, 'estate_id = $1'] as const),
    ...Object.entries(withoutEstate),
  ]
  const lists = conditions.map(
    ([table, where]) =>
      `select '${table}' "table", (to_jsonb(r) - '{version,updated_at}'::text[])::text "row" from ${table} r where ${where}`,
  )
  const rows = await world.sql<{ table: string; row: string }>(`${lists.join(' union all ')} order by 1, 2`, [estateId])
  const texts = await world.sql<{ row: string }>(
    `select concat_ws(' ', file_id, section, kind, record_id, name) "row" from file_text where estate_id = $1 order by 1`,
    [estateId],
  )
  return [...rows.map(({ table, row }) => `${table}: ${row}`), ...texts.map(({ row }) => `text: ${row}`)]
}
