import type pg from 'pg'

/** What comes with the migrations, and the audit log, which nothing takes away. */
const kept = ['schema_migration', 'audit_entry', 'register_address', 'register_company', 'register_property']

/** All that was filled in since. */
export async function emptyTables(client: pg.ClientBase) {
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = current_schema() and tablename <> all($1)`,
    [kept],
  )
  // The demo world brings a past of its own, which older seals know nothing of: they begin anew.
  await client.query('alter table audit_seal disable trigger history_is_kept_whole')
  await client.query(`truncate ${rows.map(({ name }) => name).join()}`)
  await client.query('alter table audit_seal enable trigger history_is_kept_whole')
}
