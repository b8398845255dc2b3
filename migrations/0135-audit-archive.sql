-- Months of the audit log that lie in the store of files, each as one content. From when `moved_at` says on it lies there
-- alone; before, in the database as well.
create table audit_archive (
  id uuid primary key default new_id(),
  month date not null unique,
  entry_count int not null,
  -- Its seals, by the first and the last of its days that have one.
  first_hash bytea not null,
  last_hash bytea not null,
  size bigint not null,
  sha256 bytea not null,
  written_at timestamptz not null default now(),
  moved_at timestamptz,
  constraint audit_archive_month_check check (extract(day from month) = 1),
  constraint audit_archive_entry_count_check check (entry_count > 0)
);

-- What was moved stays as it was written; what was not moved yet may be written anew.
create function archive_is_kept() returns trigger language plpgsql as $$
begin
  if old.moved_at is not null or (tg_op = 'UPDATE' and (old.id, old.month, old.sha256) is distinct from (new.id, new.month, new.sha256)) then
    raise exception 'the archive of the audit log is append-only' using errcode = 'insufficient_privilege';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;
create trigger archive_is_kept before update or delete on audit_archive for each row execute function archive_is_kept();

create or replace view stored_content as
  select id, size::float8 size, sha256 from file
  union all
  select id, size::float8, sha256 from data_export where ready_at is not null
  union all
  select id, size::float8, sha256 from audit_archive;

-- Of an entry that was moved, what its words are about: so that they go with whom they are about.
alter table audit_note add column record_id uuid;
create index audit_note_record on audit_note (record_id) where record_id is not null;

-- The smallest id that can have been made at a moment.
create function id_made_at(moment timestamptz) returns uuid language sql immutable parallel safe as $$
  select encode(substring(int8send((extract(epoch from moment) * 1000)::bigint) from 3) || '\x00000000000000000000'::bytea, 'hex')::uuid
$$;

-- Takes a part of the log out of the database that lies in the store of files, month by month: as much as was written, and no
-- less. Nobody can add to it from the first look on; whoever uses the log is kept waiting for the drop alone.
create function drop_audit_part(part text, months date[]) returns void language plpgsql as $$
declare
  held bigint;
  kept bigint;
begin
  execute format('lock table audit_months.%I in share mode', part);
  execute format('select count(*) from audit_months.%I', part) into held;
  select coalesce(sum(entry_count), 0) into kept from audit_archive where month = any(months) and moved_at is null;
  if held <> kept then
    raise exception 'the part % of the audit log holds % entries, and % are in its archive', part, held, kept;
  end if;
  execute format('update audit_note n set record_id = e.record_id from audit_months.%I e where e.id = n.id and e.record_id is not null', part);
  update audit_archive set moved_at = now() where month = any(months) and moved_at is null;
  execute format('drop table audit_months.%I', part);
end $$;
