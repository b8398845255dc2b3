import type pg from 'pg'
import { escapeIdentifier } from 'pg'
import type { Applied } from '#server/kernel/migrationFiles.ts'

export interface Table {
  name: string
  /** Those that are written; what is generated follows from them. */
  columns: string[]
}

/** Pages say enough: the largest first, so that two hands end at the same time. What lies in parts is one table, wherever they lie. */
const tables = `select c.relname name, array_agg(a.attname::text order by a.attnum) columns
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relpersistence = 'p'
    and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
  group by c.oid, c.relname
  order by (select sum(p.relpages) from pg_partition_tree(c.oid) t join pg_class p on p.oid = t.relid) desc, c.relname`

const sequences = `select sequencename name, last_value::text "lastValue" from pg_sequences
  where schemaname = 'public' and last_value is not null order by sequencename`

const room = `select pg_database_size(current_database())::float8 "database", coalesce(sum(size), 0)::float8 files from stored_content`

export const tablesOf = async (client: pg.ClientBase) => (await client.query<Table>(tables)).rows
export const sequencesOf = async (client: pg.ClientBase) => (await client.query<{ name: string; lastValue: string }>(sequences)).rows
export const migrationsOf = async (client: pg.ClientBase) =>
  (await client.query<Pick<Applied, 'name' | 'checksum'>>('select name, checksum from schema_migration order by name')).rows

export const roomIn = async (client: pg.ClientBase) => (await client.query<{ database: number; files: number }>(room)).rows[0]!

/** As both sides write and read values, whatever the server's own habits are. */
export const sameForm = `set timezone = 'UTC'; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set extra_float_digits = 3;
  set bytea_output = 'hex'; set client_encoding = 'UTF8'; set synchronize_seqscans = off; set statement_timeout = 0;
  set lock_timeout = 0; set idle_in_transaction_session_timeout = 0; set search_path = public`

const listed = ({ columns }: Table) => columns.map((column) => escapeIdentifier(column)).join(', ')
const placed = ({ name }: Table) => `public.${escapeIdentifier(name)}`
/** As a question: a table that lies in parts is not copied by its name. */
export const copyOut = (table: Table) => `copy (select ${listed(table)} from ${placed(table)}) to stdout`
export const copyIn = (table: Table) => `copy ${placed(table)} (${listed(table)}) from stdin`

export async function isEmpty(client: pg.ClientBase, table: string) {
  const { rows } = await client.query<{ empty: boolean }>(`select not exists (select from public.${escapeIdentifier(table)}) empty`)
  return rows[0]!.empty
}
