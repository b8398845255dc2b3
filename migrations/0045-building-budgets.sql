-- What maintenance may cost, building by building and year by year, and the lock that keeps a budget as it was decided.

create table building_budget (
  id uuid primary key default new_id(),
  estate_id uuid not null,
  building_id uuid not null,
  year int not null check (year between 1900 and 2200),
  amount_ore bigint not null check (amount_ore between 0 and 1000000000000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (building_id, year),
  foreign key (estate_id, building_id) references building (estate_id, id) on delete cascade
);
create index building_budget_estate on building_budget (estate_id, year);

-- One an estate, once somebody has saved its budget or locked it. Its version counts every change of the amounts, too.
create table estate_budget_lock (
  id uuid primary key default new_id(),
  estate_id uuid not null unique references estate on delete cascade,
  is_locked boolean not null default false,
  locked_by_account_id uuid references account on delete set null,
  locked_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (is_locked = (locked_at is not null))
);
create index estate_budget_lock_by on estate_budget_lock (locked_by_account_id) where locked_by_account_id is not null;

-- An order is for a building, or for the estate as a whole.
alter table project_order add column building_id uuid;
alter table project_order add foreign key (estate_id, building_id) references building (estate_id, id) on delete set null (building_id);
create index project_order_building on project_order (estate_id, building_id) where building_id is not null;

-- How many days of a series lie in a window of days: counted, not written out, for a series may be daily and a window thirty years.
create function maintenance_times(start_date date, period text, every int, day_from date, day_to date) returns int
  language sql immutable parallel safe
return case
  when day_to < greatest(day_from, start_date) then 0
  when period = 'month' then
    months_between(start_date, day_to) / every
      - (maintenance_day(start_date, period, every, months_between(start_date, day_to) / every) > day_to)::int + 1
    - case when day_from <= start_date then 0 else
      months_between(start_date, day_from - 1) / every
        - (maintenance_day(start_date, period, every, months_between(start_date, day_from - 1) / every) > day_from - 1)::int + 1 end
  when period is not null then
    (day_to - start_date) / (every * case period when 'week' then 7 else 1 end) + 1
    - case when day_from <= start_date then 0 else (day_from - 1 - start_date) / (every * case period when 'week' then 7 else 1 end) + 1 end
  else (start_date between day_from and day_to)::int end;

-- Guests who were invited before there was an economy start without it, as new ones do.
update guest_invitation set restrictions = restrictions || '{maintenance-economy}'::text[] where not 'maintenance-economy' = any(restrictions);
insert into permission (account_id, guest_invitation_id, subject, effect, action, expiration_date)
  select account_id, id, 'estate/' || estate_id || '/maintenance-economy', 'deny', 'read', expires_at
  from guest_invitation where account_id is not null;
