-- What was deleted and can be had back for thirty days: the record with all that went with it, as the rows that they were.
create table deletion (
  id uuid primary key default new_id(),
  estate_id uuid references estate (id) on delete cascade,
  project_id uuid,
  company_id uuid references company (id) on delete cascade,
  -- The right of whoever deletes there, by which it can be had back: `delete insurance`, `update documents`.
  needs text not null,
  kind text not null check (kind = any (array['report', 'insurance', 'otherDocument', 'privateDocument', 'value', 'moistureSensor', 'planDocument', 'planTask', 'planSupplier', 'planScenario', 'building', 'buildingPart', 'drawing', 'controlPoint', 'controlPointFile', 'renovation', 'renovationDocument', 'renovationPicture', 'projectDocument', 'controlTemplate'])),
  record_id uuid not null,
  name text,
  user_id uuid references app_user (id) on delete set null,
  deleted_at timestamptz not null default now(),
  picture_count int not null default 0,
  paper_count int not null default 0,
  byte_count bigint not null default 0,
  kept jsonb not null default '{}',
  foreign key (estate_id, project_id) references project (estate_id, id) on delete cascade,
  constraint deletion_holder_check check (num_nonnulls(estate_id, company_id) = 1 and (project_id is null or estate_id is not null))
);
create index deletion_of_estate on deletion (estate_id, id) where estate_id is not null;
create index deletion_of_project on deletion (project_id, id) where project_id is not null;
create index deletion_of_company on deletion (company_id, id) where company_id is not null;
create index deletion_of_user on deletion (user_id) where user_id is not null;
create index deletion_deleted_at on deletion (deleted_at);

-- By which columns a row of a table is known.
create function key_columns(of_table regclass) returns text[] language sql stable as $$
  select array_agg(a.attname::text order by a.attname) from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
    where i.indrelid = of_table and i.indisprimary
$$;
create function key_of(names text[], cells jsonb) returns jsonb language sql immutable as $$
  select jsonb_object_agg(name, cells -> name) from unnest(names) name
$$;
-- The same columns of two rows, to be met by one another.
create function columns_equal(names text[], one text, of_one text[], other text) returns text language sql immutable as $$
  select string_agg(format('%s.%I = %s.%I', one, of_one[i], other, names[i]), ' and ') from generate_subscripts(names, 1) i
$$;

-- By whom a table's rows are named.
create function named_by(of_table regclass, out by_table regclass, out columns text[], out keys text[], out on_delete "char", out cleared text[])
  returns setof record language sql stable as $$
  select k.conrelid::regclass,
    (select array_agg(a.attname::text order by c.place) from unnest(k.conkey) with ordinality c (num, place) join pg_attribute a on a.attrelid = k.conrelid and a.attnum = c.num),
    (select array_agg(a.attname::text order by c.place) from unnest(k.confkey) with ordinality c (num, place) join pg_attribute a on a.attrelid = k.confrelid and a.attnum = c.num),
    k.confdeltype, null::text[]
  from pg_constraint k where k.contype = 'f' and k.confrelid = of_table and k.conparentid = 0 order by k.oid
$$;
-- Whose rows a table names.
create function names_of(of_table regclass, out to_table regclass, out columns text[], out keys text[], out on_delete "char", out cleared text[])
  returns setof record language sql stable as $$
  select k.confrelid::regclass,
    (select array_agg(a.attname::text order by c.place) from unnest(k.conkey) with ordinality c (num, place) join pg_attribute a on a.attrelid = k.conrelid and a.attnum = c.num),
    (select array_agg(a.attname::text order by c.place) from unnest(k.confkey) with ordinality c (num, place) join pg_attribute a on a.attrelid = k.confrelid and a.attnum = c.num),
    k.confdeltype,
    (select array_agg(a.attname::text) from unnest(coalesce(k.confdelsetcols, k.conkey)) c join pg_attribute a on a.attrelid = k.conrelid and a.attnum = c)
  from pg_constraint k where k.contype = 'f' and k.conrelid = of_table and k.conparentid = 0 order by k.oid
$$;

-- Deletes a record and keeps what went: its rows, those that hung on it, and what others said of it. Whatever is gone
-- afterwards or says less is looked up by the foreign keys themselves, so that a table which comes later is in it.
create function set_aside(root regclass, record uuid, about jsonb) returns uuid language plpgsql as $$
declare
  tables regclass[] := array[root];
  sets jsonb[];
  pointing regclass[] := '{}';
  pointers jsonb[] := '{}';
  seen jsonb := '{}';
  named record;
  cells jsonb;
  rest jsonb;
  names text[];
  i int := 1;
  rows_kept jsonb := '[]';
  changes jsonb := '[]';
  files uuid[] := '{}';
  made deletion;
begin
  execute format('select jsonb_build_array(to_jsonb(r)) from %s r where id = $1 for update', root) into cells using record;
  if cells is null then return null; end if;
  sets := array[cells];
  seen := jsonb_build_object(root::text, jsonb_build_array(key_of(key_columns(root), cells -> 0)));
  while i <= cardinality(tables) loop
    for named in select * from named_by(tables[i]) loop
      execute format('select jsonb_agg(x.cells) from (select to_jsonb(c) cells from %s c join jsonb_populate_recordset(null::%s, $1) p on %s for update of c) x',
        named.by_table, tables[i], columns_equal(named.keys, 'c', named.columns, 'p')) into cells using sets[i];
      if cells is null then continue; end if;
      names := key_columns(named.by_table);
      select jsonb_agg(e) into cells from jsonb_array_elements(cells) e
        where not coalesce(seen -> named.by_table::text, '[]') @> jsonb_build_array(key_of(names, e));
      if cells is null then continue; end if;
      if named.on_delete = 'n' then
        pointing := pointing || named.by_table;
        pointers := pointers || cells;
      else
        select jsonb_agg(key_of(names, e)) into rest from jsonb_array_elements(cells) e;
        seen := jsonb_set(seen, array[named.by_table::text], coalesce(seen -> named.by_table::text, '[]') || rest);
        tables := tables || named.by_table;
        sets := sets || cells;
      end if;
    end loop;
    i := i + 1;
  end loop;

  execute format('delete from %s where id = $1', root) using record;

  -- What only pointed there is gone as well where a trigger took it; else it says something else now.
  for i in 1 .. cardinality(pointing) loop
    names := key_columns(pointing[i]);
    execute format('select jsonb_agg(to_jsonb(p)) from jsonb_populate_recordset(null::%s, $1) p where not exists (select from %s c where %s)',
      pointing[i], pointing[i], columns_equal(names, 'c', names, 'p')) into cells using pointers[i];
    if cells is not null then
      tables := tables || pointing[i];
      sets := sets || cells;
    end if;
    execute format($q$select jsonb_agg(jsonb_build_object('table', $2, 'key', key_of($3, to_jsonb(c)), 'was', d.was, 'became', d.became))
      from jsonb_populate_recordset(null::%s, $1) p join %s c on %s
      cross join lateral (select jsonb_object_agg(o.key, o.value) was, jsonb_object_agg(o.key, to_jsonb(c) -> o.key) became
        from jsonb_each(to_jsonb(p)) o where o.value is distinct from to_jsonb(c) -> o.key and o.key not in ('version', 'updated_at')) d
      where d.was is not null$q$,
      pointing[i], pointing[i], columns_equal(names, 'c', names, 'p')) into cells using pointers[i], pointing[i]::text, names;
    changes := changes || coalesce(cells, '[]');
  end loop;

  -- One table once, and each row once.
  select coalesce(jsonb_agg(jsonb_build_object('table', t.name, 'rows', t.rows)), '[]') into rows_kept from (
    select e.of_table::text as name, jsonb_agg(distinct r.cells) as rows from unnest(tables) with ordinality e (of_table, place)
      cross join lateral jsonb_array_elements(sets[e.place]) r (cells) group by 1) t;

  for named in select distinct t.of_table, n.columns[array_position(n.keys, 'id')] as "column" from unnest(tables) t (of_table) cross join lateral names_of(t.of_table) n where n.to_table = 'file'::regclass loop
    select files || coalesce(array_agg((r ->> named.column)::uuid), '{}') into files
      from jsonb_array_elements(rows_kept) t cross join lateral jsonb_array_elements(t -> 'rows') r
      where t ->> 'table' = named.of_table::text and r ->> named.column is not null;
  end loop;

  for named in select * from named_by('file'::regclass) n where 'id' = any(n.keys) loop
    exit when cardinality(files) = 0;
    execute format('select coalesce(array_agg(f.id), ''{}'') from file f where f.id = any($1) and not exists (select from %s c where %s)',
      named.by_table, columns_equal(named.keys, 'c', named.columns, 'f')) into files using files;
  end loop;

  made := jsonb_populate_record(null::deletion, about);
  with held as (select f.id, f.name, f.section, f.purpose, f.size from file f where f.id = any(files) and not f.is_temporary and f.section <> 'removed'
      and f.estate_id is not distinct from made.estate_id for update),
    laid as (update file f set section = 'removed' from held h where f.id = h.id)
  insert into deletion (estate_id, project_id, company_id, needs, kind, record_id, name, user_id, picture_count, paper_count, byte_count, kept)
    select made.estate_id, made.project_id, made.company_id, made.needs, made.kind, record, coalesce(made.name, min(h.name)), made.user_id,
      count(*) filter (where h.purpose = 'image'), count(*) filter (where h.purpose = 'document'), coalesce(sum(h.size), 0),
      jsonb_build_object('rows', rows_kept, 'changes', changes,
        'files', coalesce(jsonb_agg(jsonb_build_object('id', h.id, 'section', h.section)) filter (where h.id is not null), '[]'))
    from held h
    returning id into made.id;
  return made.id;
end $$;

-- Of rows that come back: what they named and is gone meanwhile is left out, as it would be had they been there all the time.
create function as_if_there(of_table regclass, given jsonb, root_id uuid) returns jsonb language plpgsql as $$
declare
  named record;
begin
  for named in select * from names_of(of_table) n where n.on_delete in ('n', 'c') and n.to_table <> of_table loop
    execute format($q$select coalesce(jsonb_agg(case when t.there or $3 = 'c' then e.cells else e.cells || $4 end), '[]')
      from jsonb_array_elements($1) e (cells) cross join lateral jsonb_populate_record(null::%s, e.cells) c
      cross join lateral (select %s or exists (select from %s p where %s) there) t
      where t.there or $3 = 'n' or e.cells ->> 'id' = $2::text$q$,
      of_table, (select string_agg(format('c.%I is null', name), ' or ') from unnest(named.columns) name), named.to_table,
      columns_equal(named.columns, 'p', named.keys, 'c'))
      into given using given, root_id, named.on_delete, (select jsonb_object_agg(name, null) from unnest(named.cleared) name);
  end loop;
  return given;
end $$;

-- Puts back what was set aside, all or nothing. Answers what stands in the way, if something does.
create function put_back(of_deletion uuid) returns text language plpgsql as $$
declare
  d deletion;
  part jsonb;
  waiting jsonb;
  next_table regclass;
  cells jsonb;
  columns text;
begin
  delete from deletion where id = of_deletion returning * into d;
  if d.id is null then return 'gone'; end if;
  begin
    -- First: what is written down of its text says where it lies.
    update file f set section = h.section from jsonb_to_recordset(d.kept -> 'files') h (id uuid, section text) where f.id = h.id and f.section = 'removed';
    waiting := d.kept -> 'rows';
    while jsonb_array_length(waiting) > 0 loop
      select t into part from jsonb_array_elements(waiting) t where not exists (
        select from names_of((t ->> 'table')::regclass) n join jsonb_array_elements(waiting) o on (o ->> 'table')::regclass = n.to_table
          where o ->> 'table' <> t ->> 'table') limit 1;
      if part is null then raise exception 'what was deleted names itself in a ring: %', waiting; end if;
      next_table := (part ->> 'table')::regclass;
      cells := as_if_there(next_table, part -> 'rows', d.record_id);
      select string_agg(format('%I', a.attname), ', ') into columns from pg_attribute a
        where a.attrelid = next_table and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and part -> 'rows' -> 0 ? a.attname;
      execute format('insert into %s (%s) overriding system value select %s from jsonb_populate_recordset(null::%s, $1)',
        next_table, columns, columns, next_table) using cells;
      select coalesce(jsonb_agg(t), '[]') into waiting from jsonb_array_elements(waiting) t where t ->> 'table' <> part ->> 'table';
    end loop;
    perform says_again(change) from jsonb_array_elements(d.kept -> 'changes') change;
    return null;
  exception
    when unique_violation then
      insert into deletion select d.*;
      return 'taken';
    when foreign_key_violation then
      insert into deletion select d.*;
      return 'parentGone';
  end;
end $$;

-- A row that pointed there does so again, unless it says something else by now.
create function says_again(change jsonb) returns void language plpgsql as $$
declare
  of_table regclass := (change ->> 'table')::regclass;
  names text[] := key_columns(of_table);
  changed text[] := (select array_agg(key) from jsonb_object_keys(change -> 'was') key);
begin
  execute format('update %s c set %s from jsonb_populate_record(null::%s, $1) p, jsonb_populate_record(null::%s, $2) n where %s and %s', of_table,
    (select string_agg(format('%I = p.%I', name, name), ', ') from unnest(changed) name)
      || case when exists (select from pg_attribute where attrelid = of_table and attname = 'version') then ', version = c.version + 1' else '' end,
    of_table, of_table, columns_equal(names, 'c', names, 'n'),
    (select string_agg(format('c.%I is not distinct from n.%I', name, name), ' and ') from unnest(changed) name))
    using change -> 'was', change -> 'key' || (change -> 'became');
exception
  when unique_violation or foreign_key_violation then null;
end $$;

-- What is not wanted back: its files are swept as any that no record names.
create function end_deletion(of_deletion uuid) returns uuid language sql as $$
  with d as (delete from deletion where id = of_deletion returning id, kept),
    released as (update file f set is_temporary = true, expires_at = now() + interval '24 hours', estate_id = null, section = null,
        project_id = null, company_id = null
      from d cross join lateral jsonb_to_recordset(d.kept -> 'files') h (id uuid) where f.id = h.id and f.section = 'removed')
  select id from d
$$;
