-- Which instances serve, as each writes every few seconds, and how long what it did took in the last hour.
create table instance (
  id uuid primary key default new_id(),
  name text not null check (length(name) between 1 and 100),
  version text not null check (length(version) between 1 and 50),
  started_at timestamptz not null,
  seen_at timestamptz not null default now(),
  memory_bytes float8 not null check (memory_bytes >= 0),
  disk_bytes float8 check (disk_bytes >= 0),
  free_bytes float8 check (free_bytes >= 0),
  sends_mail boolean not null,
  times jsonb not null,
  constraint instance_disk_check check ((disk_bytes is null) = (free_bytes is null))
);

-- How each look at files, audit log and approvals ended.
create table integrity_run (
  id uuid primary key default new_id(),
  started_at timestamptz not null,
  finished_at timestamptz not null default now(),
  difference_count int not null check (difference_count >= 0)
);
create index integrity_run_finished on integrity_run (finished_at);

-- What PostgreSQL counts of statements where the extension is there, and nothing where it is not. Their values are not among it.
create function slow_statements(most int) returns table (statement text, calls float8, mean_ms float8, total_ms float8)
language plpgsql stable as $$
begin
  if to_regclass('pg_stat_statements') is null then return; end if;
  return query execute 'select left(query, 300), s.calls::float8, s.mean_exec_time, s.total_exec_time
    from pg_stat_statements s join pg_database d on d.oid = s.dbid and d.datname = current_database()
      join pg_roles r on r.oid = s.userid and r.rolname = current_user
    where query ~* ''^\s*(with|select|insert|update|delete)\M'' order by s.total_exec_time desc limit $1' using most;
exception
  -- It is created, and the server was started without its library.
  when object_not_in_prerequisite_state then return;
end
$$;
