create table maintenance_task (
  id uuid primary key default new_id(),
  estate_id uuid not null references estate on delete cascade,
  building_id uuid not null,
  area_id uuid not null,
  title text not null check (length(title) between 1 and 255),
  description text check (length(description) <= 4000),
  -- 1 is the highest.
  priority int not null default 2 check (priority between 1 and 3),
  trade text check (trade in ('electrician', 'plumber', 'murer', 'roofer', 'ventilation', 'painter', 'machineContractor', 'concreter',
    'tinsmith', 'carpenter', 'tiler', 'gardener', 'floorer', 'architect', 'consultant', 'housingAssociation', 'condominium', 'rateEngineer',
    'realEstateAgent', 'other')),
  responsible_kind text not null default 'landlord' check (responsible_kind in ('landlord', 'supplier')),
  -- An owner's account, or none where it is the owners together; else a supplier.
  responsible_id uuid,
  estimated_cost_ore bigint check (estimated_cost_ore >= 0),
  -- Once, or again and again: the start and a number of periods, and nothing else, say when.
  start_date date not null,
  period text check (period in ('day', 'week', 'month')),
  every int not null default 1 check (every between 1 and 1000),
  end_date date,
  basis text not null default 'plan' check (basis in ('plan', 'completion')),
  archived_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (end_date >= start_date),
  unique (estate_id, id),
  -- What is planned there keeps a building and its areas.
  foreign key (estate_id, building_id, area_id) references building_part (estate_id, building_id, id)
);
create index maintenance_task_area on maintenance_task (estate_id, area_id, id);
create index maintenance_task_building on maintenance_task (estate_id, building_id) where archived_at is null;

-- Those that differ from their series, and those that are done. What was done is kept as it was then.
create table maintenance_occurrence (
  id uuid primary key default new_id(),
  estate_id uuid not null references estate on delete cascade,
  task_id uuid,
  due_date date not null,
  moved_to date,
  done_date date,
  title text check (length(title) between 1 and 255),
  description text,
  priority int,
  trade text,
  responsible_kind text,
  responsible_id uuid,
  building_id uuid,
  building_name text,
  area_id uuid,
  area_code text,
  area_name text,
  actual_cost_ore bigint check (actual_cost_ore >= 0),
  comment text check (length(comment) <= 4000),
  file_id uuid,
  done_by_account_id uuid references account on delete set null,
  created_at timestamptz not null default now(),
  unique (task_id, due_date),
  check (moved_to is not null or done_date is not null),
  check (done_date is null or (title is not null and priority is not null and building_name is not null and area_code is not null)),
  check (task_id is not null or done_date is not null),
  foreign key (estate_id, task_id) references maintenance_task (estate_id, id) on delete set null (task_id),
  foreign key (estate_id, building_id) references building (estate_id, id) on delete set null (building_id),
  foreign key (estate_id, building_id, area_id) references building_part (estate_id, building_id, id) on delete set null (area_id),
  foreign key (estate_id, file_id) references file (estate_id, id)
);
create index maintenance_occurrence_done on maintenance_occurrence (estate_id, done_date desc, id desc) where done_date is not null;
create index maintenance_occurrence_moved on maintenance_occurrence (estate_id, moved_to) where done_date is null;
create index maintenance_occurrence_task on maintenance_occurrence (estate_id, task_id);
create index maintenance_occurrence_building on maintenance_occurrence (estate_id, building_id, area_id);
create index maintenance_occurrence_file on maintenance_occurrence (estate_id, file_id);
create index maintenance_occurrence_done_by on maintenance_occurrence (done_by_account_id);

-- Of a task that goes, only what was done stays.
create function forget_open_occurrences() returns trigger language plpgsql as $$
begin
  delete from maintenance_occurrence where task_id = old.id and done_date is null;
  return old;
end $$;
create trigger forget_open_occurrences before delete on maintenance_task for each row execute function forget_open_occurrences();

-- A task that is archived keeps nothing: it goes with its area.
create function forget_archived_tasks() returns trigger language plpgsql as $$
begin
  delete from maintenance_task where area_id = old.id and archived_at is not null;
  return old;
end $$;
create trigger forget_archived_tasks before delete on building_part for each row execute function forget_archived_tasks();

-- The days of a series between two days: the start and so many periods, always counted from the start and kept within the
-- month, so that a 31st comes back after February. It begins with the first of them, however long ago the start is.
create function maintenance_days(start_date date, period text, every int, end_date date, day_from date, day_to date)
returns setof date language sql immutable parallel safe rows 12 as $$
  select due from (
    select case period
      when 'month' then (start_date + make_interval(months => n * every))::date
      when 'week' then start_date + n * every * 7
      else start_date + n * every end due
    from generate_series(
      greatest(0, case period
        when 'month' then ceil(((extract(year from day_from) - extract(year from start_date)) * 12
          + extract(month from day_from) - extract(month from start_date)) / every)
        when 'week' then ceil((day_from - start_date) / (7.0 * every))
        when 'day' then ceil((day_from - start_date) / (1.0 * every))
        else 0 end)::int,
      case period
        when 'month' then floor(((extract(year from day_to) - extract(year from start_date)) * 12
          + extract(month from day_to) - extract(month from start_date)) / every)
        when 'week' then floor((day_to - start_date) / (7.0 * every))
        when 'day' then floor((day_to - start_date) / (1.0 * every))
        else 0 end::int) n
  ) series
  where due between day_from and least(day_to, coalesce(end_date, day_to))
$$;

-- From where a series is counted, and from which day on it is open. One that follows completion is counted from the day
-- it was last done.
create view maintenance_series as
  select t.id, t.estate_id, t.building_id, t.area_id, t.period, t.every, t.end_date, d.done_through,
    case when f.follows then d.last_done else t.start_date end counted_from,
    case when f.follows then d.last_done + 1 else t.start_date end open_from
  from maintenance_task t
    left join lateral (select max(o.due_date) done_through, max(o.done_date) last_done
      from maintenance_occurrence o where o.estate_id = t.estate_id and o.task_id = t.id and o.done_date is not null) d on true
    cross join lateral (select t.basis = 'completion' and t.period is not null and d.last_done >= t.start_date follows) f
  where t.archived_at is null;

-- The next time of a task that is not done, nor passed over because a later one was: its day in the series, and the day
-- it is to be done.
create function maintenance_next(task uuid, out due_date date, out on_day date) language sql stable parallel safe as $$
  select coming.due_date, coming.on_day from maintenance_series s cross join lateral (
    select o.due_date, o.moved_to as on_day from maintenance_occurrence o
      where o.task_id = s.id and o.done_date is null and o.due_date > coalesce(s.done_through, '-infinity')
    union all
    select due, due from (select greatest(s.open_from, s.done_through + 1) day_from) w,
      lateral maintenance_days(s.counted_from, s.period, s.every, s.end_date, w.day_from, w.day_from
        + s.every * (case s.period when 'month' then 31 when 'week' then 7 else 1 end)
        * (1 + (select count(*)::int from maintenance_occurrence o where o.task_id = s.id and o.due_date >= w.day_from))) due
      where not exists (select from maintenance_occurrence o where o.task_id = s.id and o.due_date = due)
  ) coming where s.id = task order by coming.on_day, coming.due_date limit 1
$$;
create function maintenance_next_day(task uuid) returns date language sql stable parallel safe as $$ select on_day from maintenance_next(task) $$;
create function maintenance_next_due(task uuid) returns date language sql stable parallel safe as $$ select due_date from maintenance_next(task) $$;
