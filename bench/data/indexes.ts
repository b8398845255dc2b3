import type pg from 'pg'

const text = `select indexrelid::regclass::text "name", pg_get_indexdef(indexrelid) "definition" from pg_index
  where not indisunique and not exists (select from pg_constraint where conindid = indexrelid)
    and (select relnamespace from pg_class where oid = indrelid) = 'public'::regnamespace`

/** Rows by the hundred thousand are sorted into an index afterwards, which takes a fraction of doing it one by one. */
export async function withoutIndexes(client: pg.Client, work: () => Promise<unknown>) {
  const { rows } = await client.query<{ name: string; definition: string }>(text)
  await client.query(rows.map(({ name }) => `drop index ${name}`).join(';'))
  await work()
  await client.query(rows.map(({ definition }) => definition).join(';'))
}
