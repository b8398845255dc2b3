import { ofEverybody } from '#server/access/heldSql.ts'

/** The log of one table in parts is told as one. */
const whole = (relation: string) => `coalesce(pg_partition_root(${relation}), ${relation})::regclass`
const ours = `n.nspname in ('public', 'audit_months', 'pgboss')`

/** Of its head, its place on the page, and what aligning adds to it. */
const besideRow = 32
/** The same of an entry of an index, whose pages are filled to nine tenths. */
const [besideEntry, filled] = [20, 0.9]

/** What a row of each table and each of its columns takes up, as PostgreSQL has counted them last. */
const widths = `width as materialized (select schemaname, tablename, attname, (1 - null_frac) * avg_width bytes from pg_stats),
  row_width as materialized (select schemaname, tablename, sum(bytes) bytes from width group by 1, 2)`

/** An estimate: what a table takes up above what its rows would need, where they are counted. */
const loose = `case when c.reltuples >= 0 and x.bytes is not null
  then greatest(0, pg_relation_size(c.oid) - c.reltuples * (${besideRow} + x.bytes) - 8192 * 8)::float8 else 0 end`

const table = `select ${whole('c.oid')}::text "name", sum(pg_table_size(c.oid))::float8 "bytes", sum(pg_indexes_size(c.oid))::float8 "indexBytes",
    sum(s.n_live_tup)::float8 "rowCount", sum(s.n_dead_tup)::float8 "deadRowCount", sum(${loose}) "looseBytes",
    max(greatest(s.last_autovacuum, s.last_vacuum)) "vacuumedAt", max(greatest(s.last_autoanalyze, s.last_analyze)) "analyzedAt"
  from pg_class c join pg_namespace n on n.oid = c.relnamespace and ${ours} join pg_stat_user_tables s on s.relid = c.oid
    left join row_width x on x.schemaname = n.nspname and x.tablename = c.relname
  where c.relkind = 'r' group by 1`
const index = `select ${whole('i.indexrelid')}::text "name", ${whole('i.indrelid')}::text "table", sum(pg_relation_size(i.indexrelid))::float8 "bytes",
    sum(s.idx_scan)::float8 "useCount", bool_or(i.indisunique or exists (select from pg_constraint o where o.conindid = i.indexrelid)) "isNeeded",
    sum(case when a.amname = 'btree' and c.reltuples >= 0 and x.bytes is not null
      then greatest(0, pg_relation_size(i.indexrelid) - c.reltuples * (${besideEntry} + x.bytes) / ${filled} - 8192 * 8)::float8 else 0 end) "looseBytes"
  from pg_index i join pg_class c on c.oid = i.indexrelid join pg_namespace n on n.oid = c.relnamespace and ${ours}
    join pg_am a on a.oid = c.relam join pg_class t on t.oid = i.indrelid
    join pg_stat_user_indexes s on s.indexrelid = i.indexrelid
    left join lateral (select sum(w.bytes) bytes from pg_attribute k
      join width w on w.schemaname = n.nspname and w.tablename = t.relname and w.attname = k.attname
      where k.attrelid = i.indrelid and k.attnum = any (i.indkey) and not 0 = any (i.indkey)) x on true
  where c.relkind = 'i' group by 1, 2`

export const tableSpace = ofEverybody(`with ${widths} ${table} order by 2 desc, 1`)
export const indexSpace = ofEverybody(`with ${widths} ${index} order by 3 desc, 1`)
/** Since when uses are counted, by the server that is asked. */
export const countedSince = ofEverybody(
  `select coalesce(stats_reset, pg_postmaster_start_time()) "since" from pg_stat_database where datname = current_database()`,
)

/** So many of a hundred rows may be dead before somebody is to look; autovacuum comes long before. */
const mostDead = 30
const enoughRows = 100_000

/** All of it in a few figures. */
export const spaceInShort = ofEverybody(`with ${widths}, tables as materialized (${table}), indexes as materialized (${index})
  select (select coalesce(sum("deadRowCount"), 0) from tables) "deadRowCount",
    (select coalesce(sum("looseBytes"), 0) from tables) + (select coalesce(sum("looseBytes"), 0) from indexes) "looseBytes",
    (select coalesce(sum("bytes"), 0) from indexes where "useCount" = 0 and not "isNeeded") "unusedIndexBytes",
    (select count(*)::int from tables where "deadRowCount" > ${enoughRows} and "deadRowCount" * 100 > ${mostDead} * ("rowCount" + "deadRowCount")) "neglectedTableCount"`)

export interface TableSpace {
  name: string
  bytes: number
  indexBytes: number
  rowCount: number
  deadRowCount: number
  looseBytes: number
  vacuumedAt: Date | null
  analyzedAt: Date | null
}
export interface IndexSpace {
  name: string
  table: string
  bytes: number
  useCount: number
  /** What is there once, or is pointed at, is held by it, however seldom it is looked into. */
  isNeeded: boolean
  looseBytes: number
}
