-- Sheets that were taken into a maintenance plan, so that it can be undone for a day, and so that the next one like it is known.

create table plan_import (
  id uuid primary key default new_id(),
  estate_id uuid not null references estate on delete cascade,
  account_id uuid references account on delete set null,
  file_name text not null check (length(file_name) <= 255),
  -- What its columns were, by their titles, as JSON.
  mapping text not null,
  task_count int not null default 0,
  building_ids uuid[] not null default '{}',
  area_ids uuid[] not null default '{}',
  undone_at timestamptz,
  kept_count int,
  created_at timestamptz not null default now(),
  unique (estate_id, id)
);
create index plan_import_newest on plan_import (estate_id, id desc);
create index plan_import_account on plan_import (account_id) where account_id is not null;

alter table maintenance_task add column import_id uuid;
alter table maintenance_task add foreign key (estate_id, import_id) references plan_import (estate_id, id) on delete set null (import_id);
create index maintenance_task_import on maintenance_task (estate_id, import_id) where import_id is not null;

-- Whether nothing hangs on a building, whichever tables there are.
create function holds_nothing(building uuid) returns boolean language plpgsql stable as $$
declare
  place record;
  found_any boolean;
begin
  for place in select c.conrelid::regclass as of_table from pg_constraint c
    where c.contype = 'f' and c.confrelid = 'building'::regclass loop
    execute format('select exists (select from %s where building_id = $1)', place.of_table) into found_any using building;
    if found_any then return false; end if;
  end loop;
  return true;
end $$;
