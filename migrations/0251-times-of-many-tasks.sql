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
create or replace function maintenance_days(start_date date, period text, every int, end_date date, day_from date, day_to date)
returns setof date language sql immutable parallel safe rows 12 as $$
  select due from (
    select maintenance_day(start_date, period, every, n) due
    from generate_series(maintenance_first(start_date, period, every, day_from), maintenance_last(start_date, period, every, day_to)) n
  ) series
  where due between day_from and least(day_to, coalesce(end_date, day_to))
$$;

-- Which times of an estate's tasks differ or are done, and who is responsible for something there.
create index maintenance_occurrence_due on maintenance_occurrence (estate_id, due_date, task_id);
create index maintenance_task_responsible on maintenance_task (estate_id, responsible_id, responsible_kind) where archived_at is null;

create or replace function keep_next_maintenance() returns trigger language plpgsql as $$
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
