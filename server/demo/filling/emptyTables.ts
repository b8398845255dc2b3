import type pg from 'pg'

/** All but the list of migrations and the audit log, which nothing takes away. */
export async function emptyTables(client: pg.ClientBase) {
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = current_schema() and tablename not in ('schema_migration', 'audit_entry')`,
  )
  await client.query(`truncate ${rows.map(({ name }) => name).join()}`)
}
