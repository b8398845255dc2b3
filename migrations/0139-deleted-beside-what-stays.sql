-- What must not go with the record is not kept as gone where a trigger has turned it elsewhere: a task whose supplier is deleted
-- is the owners' again, and is its supplier's once that returns.
create or replace function set_aside(root regclass, record uuid, about jsonb) returns uuid language plpgsql as $$
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
  tables := tables || pointing;
  sets := sets || pointers;

  -- Of all that named it, what a trigger or a key took is gone; what is still there may say something else now.
  for i in 1 .. cardinality(tables) loop
    names := key_columns(tables[i]);
    execute format($q$select jsonb_agg(jsonb_build_object('table', $2, 'key', key_of($3, to_jsonb(c)), 'was', d.was, 'became', d.became))
      from jsonb_populate_recordset(null::%s, $1) p join %s c on %s
      cross join lateral (select jsonb_object_agg(o.key, o.value) was, jsonb_object_agg(o.key, to_jsonb(c) -> o.key) became
        from jsonb_each(to_jsonb(p)) o where o.value is distinct from to_jsonb(c) -> o.key and o.key not in ('version', 'updated_at')) d
      where d.was is not null$q$,
      tables[i], tables[i], columns_equal(names, 'c', names, 'p')) into cells using sets[i], tables[i]::text, names;
    changes := changes || coalesce(cells, '[]');
    execute format('select jsonb_agg(to_jsonb(p)) from jsonb_populate_recordset(null::%s, $1) p where not exists (select from %s c where %s)',
      tables[i], tables[i], columns_equal(names, 'c', names, 'p')) into cells using sets[i];
    sets[i] := coalesce(cells, '[]');
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
