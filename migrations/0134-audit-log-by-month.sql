-- The audit log lies in parts, one for each month (of UTC, as its seals count days), so that a month can be moved away as a
-- whole. The parts lie in a schema of their own; whoever reads or writes the log asks `audit_entry`, as before.
create schema if not exists audit_months;

lock table audit_entry in access exclusive mode;
drop trigger history_is_kept on audit_entry;
drop trigger count_user_write on audit_entry;
alter table audit_entry rename to earlier;
alter table earlier set schema audit_months;

-- An id is made of its moment, so that two parts can't hold the same: each holds its own to be there once, as the whole did.
create table audit_entry (
  id uuid not null default new_id(),
  at timestamptz not null default now(),

  user_id uuid,
  account_id uuid,
  address inet,
  request_id text,

  operation text not null,
  estate_id uuid,
  record_id uuid,
  outcome text not null,
  changed_fields text[] not null default '{}'
) partition by range (at);
create index audit_entry_at on audit_entry (at, id);
create index audit_entry_estate on audit_entry (estate_id, id desc) where estate_id is not null;
create index audit_entry_record on audit_entry (record_id, id desc) where record_id is not null;
create trigger history_is_kept before update or delete on audit_entry for each row execute function history_is_kept();
create trigger history_is_kept_whole before truncate on audit_entry for each statement execute function history_is_kept();
create constraint trigger count_user_write after insert on audit_entry deferrable initially deferred
  for each row when (new.outcome = 'done' and new.user_id is not null) execute function count_user_write();
revoke update, delete, truncate on audit_entry from current_user;

-- What was there has its indexes, and is held to lie before its end: nothing of it is read again.
do $$
declare
  before text := (select pg_get_constraintdef(oid) from pg_constraint where conname = 'audit_entry_before' and conrelid = 'audit_months.earlier'::regclass);
  ends timestamptz := substring(before from '''([^'']+)''')::timestamptz;
begin
  -- A log without entries has no earlier part to speak of.
  if not exists (select from audit_months.earlier) then ends := date_trunc('month', now() at time zone 'UTC') at time zone 'UTC'; end if;
  execute format('alter table audit_entry attach partition audit_months.earlier for values from (minvalue) to (%L)', ends);
end $$;
alter table audit_months.earlier drop constraint audit_entry_before;

-- The parts and what they hold: from the first moment on, and before the second.
create view audit_month as
select c.relname::text "name",
  case when bound like 'FOR VALUES FROM (MINVALUE)%' then '-infinity' else substring(bound from 'FROM \(''([^'']+)''\)')::timestamptz end begins_at,
  substring(bound from 'TO \(''([^'']+)''\)')::timestamptz ends_at
from pg_inherits i join pg_class c on c.oid = i.inhrelid cross join lateral pg_get_expr(c.relpartbound, c.oid) bound
where i.inhparent = 'audit_entry'::regclass and bound <> 'DEFAULT';

-- A part as the others are, which can be added to and read, and that is all.
create function make_audit_part(part text) returns void language plpgsql as $$
begin
  execute format('create table audit_months.%I (like audit_entry including defaults, primary key (id))', part);
  execute format('create trigger history_is_kept_whole before truncate on audit_months.%I
    for each statement execute function history_is_kept()', part);
  execute format('revoke update, delete, truncate on audit_months.%I from current_user', part);
end $$;

create function add_audit_month(month date) returns void language plpgsql as $$
declare
  part text := to_char(month, '"month_"YYYY_MM');
  begins timestamptz := date_trunc('month', month::timestamp) at time zone 'UTC';
  ends timestamptz := (date_trunc('month', month::timestamp) + interval '1 month') at time zone 'UTC';
begin
  if exists (select from audit_month m where begins < m.ends_at and ends > m.begins_at) then return; end if;
  perform make_audit_part(part);
  -- Attached rather than created there: whoever reads and writes the log goes on meanwhile.
  execute format('alter table audit_entry attach partition audit_months.%I for values from (%L) to (%L)', part, begins, ends);
end $$;

-- What comes when no month is there for it is not refused: it lies here until its month is made.
select make_audit_part('unforeseen');
alter table audit_entry attach partition audit_months.unforeseen default;

-- This month and some ahead.
create function add_audit_months(ahead int) returns void language sql as $$
  select add_audit_month((date_trunc('month', now() at time zone 'UTC') + n * interval '1 month')::date) from generate_series(0, ahead) n
$$;
select add_audit_months(3);

-- Gives what came unforeseen the months that it lacked, and answers how much that was.
create function place_unforeseen_entries() returns bigint language plpgsql as $$
declare
  placed bigint;
begin
  lock table audit_entry in access exclusive mode;
  alter table audit_entry detach partition audit_months.unforeseen;
  alter table audit_months.unforeseen rename to misplaced;
  perform make_audit_part('unforeseen');
  alter table audit_entry attach partition audit_months.unforeseen default;
  perform add_audit_month(month) from (select distinct date_trunc('month', at at time zone 'UTC')::date "month" from audit_months.misplaced) lacked;
  insert into audit_entry select * from audit_months.misplaced;
  get diagnostics placed = row_count;
  drop table audit_months.misplaced;
  return placed;
end $$;
