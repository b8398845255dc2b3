import type pg from 'pg'

/** What comes with the migrations, and the audit log, which nothing takes away. */
const kept = ['schema_migration', 'audit_entry', 'register_address', 'register_company', 'register_property']

/** All that was filled in since. */
export async function emptyTables(client: pg.ClientBase) {
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = current_schema() and tablename <> all($1)`,
    [kept],
  )
  await client.query(`truncate ${rows.map(({ name }) => name).join()}`)
}
