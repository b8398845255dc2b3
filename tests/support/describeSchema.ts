import pg from 'pg'

/** What extensions brought along is theirs to tell. */
const ours = (catalogue: string) =>
  `not exists (select from pg_depend d where d.classid = '${catalogue}'::regclass and d.objid = o.oid and d.deptype = 'e')`

const extensions = `select format('CREATE EXTENSION %s;', extname) text from pg_extension where extname <> 'plpgsql' order by extname`

const collations = `select format('CREATE COLLATION %I (locale = %L);', collname, collcollate) text
  from pg_collation o where collnamespace = 'public'::regnamespace and ${ours('pg_collation')} order by collname`

const dictionaries = `select format('CREATE TEXT SEARCH DICTIONARY %I (TEMPLATE = %s, %s);', dictname, tmplname, dictinitoption) text
  from pg_ts_dict o join pg_ts_template t on t.oid = o.dicttemplate
  where dictnamespace = 'public'::regnamespace and ${ours('pg_ts_dict')} order by dictname`

const configurations = `select format(E'CREATE TEXT SEARCH CONFIGURATION %I (PARSER = %s);\\n%s', cfgname, prsname, (
    select string_agg(format('ALTER TEXT SEARCH CONFIGURATION %I ADD MAPPING FOR %s WITH %s;', cfgname, alias, dictionaries), E'\\n' order by alias)
    from (select t.alias, string_agg(m.mapdict::regdictionary::text, ', ' order by m.mapseqno) dictionaries
      from pg_ts_config_map m join ts_token_type(o.cfgparser) t on t.tokid = m.maptokentype where m.mapcfg = o.oid group by t.alias) mapped)) text
  from pg_ts_config o join pg_ts_parser p on p.oid = o.cfgparser
  where cfgnamespace = 'public'::regnamespace and ${ours('pg_ts_config')} order by cfgname`

const types = `select format('CREATE TYPE %I;', typname) text from pg_type o
  where typnamespace = 'public'::regnamespace and typtype in ('d', 'e', 'r') and ${ours('pg_type')} order by typname`

const sequences = `select format('CREATE SEQUENCE %I;', relname) text from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S' order by relname`

/** A column in the order of its table, then what holds of it as a whole, then what hangs on it. */
const tables = `select format(E'CREATE TABLE %I (\\n  %s\\n)%s;%s', relname,
    (select string_agg(line, E',\\n  ' order by place, line collate "C") from (
      select a.attnum place, concat_ws(' ', quote_ident(a.attname), format_type(a.atttypid, a.atttypmod),
        case when a.attcollation <> t.typcollation then 'COLLATE ' || quote_ident(l.collname) end,
        case when a.attgenerated = 's' then format('GENERATED ALWAYS AS (%s) STORED', pg_get_expr(d.adbin, d.adrelid, true))
          when d.oid is not null then 'DEFAULT ' || pg_get_expr(d.adbin, d.adrelid, true) end,
        case when a.attnotnull then 'NOT NULL' end) line
      from pg_attribute a join pg_type t on t.oid = a.atttypid left join pg_collation l on l.oid = a.attcollation
        left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      union all
      select 10000 + strpos('pucfx', k.contype::text), format('CONSTRAINT %I %s', k.conname, pg_get_constraintdef(k.oid, true))
      from pg_constraint k where k.conrelid = c.oid and k.contype in ('p', 'u', 'c', 'f', 'x')) told),
    case when c.relkind = 'p' then ' PARTITION BY ' || pg_get_partkeydef(c.oid) else '' end,
    (select coalesce(string_agg(E'\\n' || line || ';', '' order by place, line collate "C"), '') from (
      select 1 place, pg_get_indexdef(i.indexrelid, 0, true) line
      from pg_index i where i.indrelid = c.oid and not exists (select from pg_constraint k where k.conindid = i.indexrelid and k.conrelid = c.oid)
      union all
      select 2, pg_get_triggerdef(g.oid, true) from pg_trigger g where g.tgrelid = c.oid and not g.tgisinternal
      union all
      select 3, format('ALTER TABLE %I DISABLE TRIGGER %I', c.relname, g.tgname)
      from pg_trigger g where g.tgrelid = c.oid and not g.tgisinternal and g.tgenabled <> 'O'
      union all
      select 4, format('REVOKE %s ON %I FROM CURRENT_USER', string_agg(upper(r), ', ' order by n), c.relname)
      from unnest(array['insert', 'select', 'update', 'delete', 'truncate']) with ordinality r (r, n)
      where c.relacl is not null and not exists (select from aclexplode(c.relacl) x where x.grantee = c.relowner and x.privilege_type = upper(r))
      having count(*) > 0) hanging)) text
  from pg_class c where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'f') order by relname`

const views = `select format(E'CREATE VIEW %I AS\\n%s', relname, pg_get_viewdef(oid, true)) text
  from pg_class where relnamespace = 'public'::regnamespace and relkind in ('v', 'm') order by relname`

const functions = `select replace(pg_get_functiondef(oid), 'FUNCTION public.', 'FUNCTION ') || ';' text
  from pg_proc o where pronamespace = 'public'::regnamespace and prokind = 'f' and ${ours('pg_proc')} order by proname, oid::regprocedure::text collate "C"`

/** The schema of a database as PostgreSQL itself tells it, each table with all that hangs on it. */
export async function describeSchema(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const parts: string[] = []
    for (const part of [extensions, collations, dictionaries, configurations, types, sequences, tables, views, functions]) {
      const { rows } = await client.query<{ text: string }>(part)
      parts.push(...rows.map(({ text }) => text.trimEnd()))
    }
    return parts.join('\n\n')
  } finally {
    await client.end()
  }
}

/** Columns that came later stand last in a table that is older. */
export const whateverTheOrder = (schema: string) =>
  schema.split('\n\n').map((part) =>
    part
      .split('\n')
      .map((line) => line.replace(/,$/, ''))
      .sort()
      .join('\n'),
  )
