-- When maintenance comes and what was done of it, who follows it in a calendar, and who was reminded.

-- Those times that differ from their series, and those that are done. What was done is kept as it was then.
create table maintenance_occurrence (
  id uuid primary key default new_id(),
  estate_id uuid not null references estate on delete cascade,
  task_id uuid,
  due_date date not null,
  moved_to date,
  -- Where the owners want to see it first, what a company says it did awaits them. Until then that time is open, and the
  -- series stays where it is.
  reported_date date,
  done_date date,

  title text check (length(title) between 1 and 255),
  description text,
  priority int,
  trade text,
  responsible_kind text,
  responsible_id uuid,
  supplier_name text,
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
  check (moved_to is not null or done_date is not null),
  check (done_date is null or (title is not null and priority is not null and building_name is not null and area_code is not null)),
  check (task_id is not null or done_date is not null),
  check (reported_date is null or (done_date is null and moved_to is not null and title is not null and priority is not null
    and building_name is not null and area_code is not null)),
  unique (task_id, due_date),
  foreign key (estate_id, task_id) references maintenance_task (estate_id, id) on delete set null (task_id),
  foreign key (estate_id, building_id) references building (estate_id, id) on delete set null (building_id),
  foreign key (estate_id, building_id, area_id) references building_part (estate_id, building_id, id) on delete set null (area_id),
  foreign key (estate_id, file_id) references file (estate_id, id)
);
create index maintenance_occurrence_done on maintenance_occurrence (estate_id, done_date desc, id desc) where done_date is not null;
create index maintenance_occurrence_moved on maintenance_occurrence (estate_id, moved_to) where done_date is null;
create index maintenance_occurrence_reported on maintenance_occurrence (estate_id, id) where reported_date is not null;
create index maintenance_occurrence_due on maintenance_occurrence (estate_id, due_date, task_id);
create index maintenance_occurrence_task on maintenance_occurrence (estate_id, task_id, done_date desc, id desc);
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

-- The nth day of a series, counted from its start always and kept within the month, so that a 31st comes back after February.
create function maintenance_day(start_date date, period text, every int, n int) returns date language sql immutable parallel safe as $$
  select case period
    when 'month' then (start_date + make_interval(months => n * every))::date
    when 'week' then start_date + n * every * 7
    else start_date + n * every end
$$;
create function months_between(day_from date, day_to date) returns int language sql immutable parallel safe as $$
  select ((date_part('year', day_to) - date_part('year', day_from)) * 12 + date_part('month', day_to) - date_part('month', day_from))::int
$$;
-- The first and the last of a series that can lie between two days: those of a series by months may still miss them by days.
create function maintenance_first(start_date date, period text, every int, day_from date) returns int language sql immutable parallel safe as $$
  select greatest(0, case period
    when 'month' then (months_between(start_date, day_from) + every - 1) / every
    when 'week' then (day_from - start_date + 7 * every - 1) / (7 * every)
    when 'day' then (day_from - start_date + every - 1) / every end)
$$;
create function maintenance_last(start_date date, period text, every int, day_to date) returns int language sql immutable parallel safe as $$
  select case when day_to < start_date then -1 else coalesce(case period
    when 'month' then months_between(start_date, day_to) / every
    when 'week' then (day_to - start_date) / (7 * every)
    when 'day' then (day_to - start_date) / every end, 0) end
$$;
-- The days of a series between two days. It begins with the first of them, however long ago the start is.
create function maintenance_days(start_date date, period text, every int, end_date date, day_from date, day_to date)
returns setof date language sql immutable parallel safe rows 12 as $$
  select due from (
    select maintenance_day(start_date, period, every, n) due
    from generate_series(maintenance_first(start_date, period, every, day_from), maintenance_last(start_date, period, every, day_to)) n
  ) series
  where due between day_from and least(day_to, coalesce(end_date, day_to))
$$;

-- Keeps what follows from a task and from what was done of it.
create function keep_next_maintenance() returns trigger language plpgsql as $$
declare last_done date;
begin
  -- Nothing was done or moved of a task that is new.
  if tg_op = 'INSERT' then
    new.counted_from := new.start_date;
    new.open_from := new.start_date;
    new.done_through := null;
    new.next_due_date := case when new.archived_at is null then new.start_date end;
    new.next_date := new.next_due_date;
    return new;
  end if;
  select max(due_date), max(done_date) into new.done_through, last_done
    from maintenance_occurrence where task_id = new.id and done_date is not null;
  -- One that follows completion is counted from the day it was last done.
  new.counted_from := new.start_date;
  new.open_from := new.start_date;
  if new.basis = 'completion' and new.period is not null and last_done >= new.start_date then
    new.counted_from := last_done;
    new.open_from := last_done + 1;
  end if;
  select coming.due_date, coming.on_day into new.next_due_date, new.next_date from (
    select due_date, moved_to on_day from maintenance_occurrence
      where task_id = new.id and done_date is null and due_date > coalesce(new.done_through, '-infinity')
    union all
    select due, due from (select greatest(new.open_from, new.done_through + 1) day_from) w,
      lateral maintenance_days(new.counted_from, new.period, new.every, new.end_date, w.day_from, w.day_from
        + new.every * (case new.period when 'month' then 31 when 'week' then 7 else 1 end)
        * (1 + (select count(*)::int from maintenance_occurrence where task_id = new.id and due_date >= w.day_from))) due
      where not exists (select from maintenance_occurrence where task_id = new.id and due_date = due)
  ) coming where new.archived_at is null order by coming.on_day, coming.due_date limit 1;
  return new;
end $$;
-- The row is locked by then, so of two changes at once the later one sees the earlier.
create trigger keep_next_maintenance
  before insert or update of start_date, period, every, end_date, basis, archived_at, counted_from, open_from, done_through, next_due_date, next_date
  on maintenance_task for each row execute function keep_next_maintenance();

create function count_maintenance_anew() returns trigger language plpgsql as $$
begin
  update maintenance_task set next_date = next_date where id in (old.task_id, new.task_id);
  return null;
end $$;
-- What goes together with its task or its estate leaves nothing to count.
create trigger count_maintenance_anew after insert or delete or update of task_id, due_date, moved_to, done_date
  on maintenance_occurrence for each row when (pg_trigger_depth() = 0) execute function count_maintenance_anew();

-- How many times of an estate's tasks are done, which is told with each page of them.
create table archived_maintenance (
  estate_id uuid primary key references estate on delete cascade,
  done int not null
);

create function count_archived_maintenance() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into archived_maintenance as kept (estate_id, done)
      select estate_id, count(*) from added where done_date is not null group by estate_id order by estate_id
      on conflict (estate_id) do update set done = kept.done + excluded.done;
  elsif tg_op = 'DELETE' then
    update archived_maintenance kept set done = kept.done - gone.done
      from (select estate_id, count(*) done from removed where done_date is not null group by estate_id) gone where gone.estate_id = kept.estate_id;
  else
    insert into archived_maintenance as kept (estate_id, done)
      select estate_id, sum(n) from (select estate_id, 1 n from added where done_date is not null
        union all select estate_id, -1 from removed where done_date is not null) changed group by estate_id having sum(n) <> 0 order by estate_id
      on conflict (estate_id) do update set done = kept.done + excluded.done;
  end if;
  return null;
end $$;
create trigger count_added_maintenance after insert on maintenance_occurrence
  referencing new table as added for each statement execute function count_archived_maintenance();
create trigger count_changed_maintenance after update on maintenance_occurrence
  referencing old table as removed new table as added for each statement execute function count_archived_maintenance();
create trigger count_removed_maintenance after delete on maintenance_occurrence
  referencing old table as removed for each statement execute function count_archived_maintenance();

-- The year wheel as a calendar, for whoever has the address. Its secret is found by its hash and kept sealed, as a public
-- link's. A feed that is taken back is gone, and it goes with the account that made it.
create table calendar_feed (
  id uuid primary key default new_id(),
  estate_id uuid not null references estate on delete cascade,
  key_hash bytea not null unique,
  key_sealed bytea not null,
  -- Everybody's tasks, or those of one owner, of the owners together, or of a supplier.
  responsible_kind text check (responsible_kind in ('landlord', 'supplier')),
  responsible_id uuid,
  language text not null check (language in ('nb', 'en')),
  -- Who made it.
  account_id uuid not null references account on delete cascade,
  last_fetched_at timestamptz,
  created_at timestamptz not null default now(),
  check (responsible_id is null or responsible_kind is not null),
  check (responsible_kind <> 'supplier' or responsible_id is not null)
);
create index calendar_feed_estate on calendar_feed (estate_id, created_at desc, id desc);
create index calendar_feed_account on calendar_feed (account_id);

-- Where a supplier goes, nobody follows in a calendar what it was responsible for.
create function supplier_leaves_calendars() returns trigger language plpgsql as $$
begin
  delete from calendar_feed where estate_id = old.estate_id and responsible_id = old.id;
  return old;
end $$;
create trigger maintenance_supplier_calendars before delete on maintenance_supplier for each row execute function supplier_leaves_calendars();

-- Who was reminded of maintenance in which week, by its Monday: nobody twice.
create table maintenance_reminder (
  week date not null,
  email citext not null check (length(email) <= 254),
  primary key (week, email)
);
