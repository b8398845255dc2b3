-- What follows from a task and from what was done of it: from where its series is counted, from which day on it is open,
-- through which day it is done, and the next time that is not done nor passed over because a later one was: its day in
-- the series, and the day it is to be done. Kept with the task, since whole plans are counted and ordered by it.
alter table maintenance_task
  add counted_from date,
  add open_from date,
  add done_through date,
  add next_due_date date,
  add next_date date;

create function keep_next_maintenance() returns trigger language plpgsql as $$
declare last_done date;
begin
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

update maintenance_task set next_date = next_date;

drop view maintenance_series;
drop function maintenance_next_day(uuid), maintenance_next_due(uuid), maintenance_next(uuid);

drop index maintenance_task_building;
create index maintenance_task_of_building on maintenance_task (estate_id, building_id, next_date) where archived_at is null;
create index maintenance_task_of_area on maintenance_task (estate_id, area_id, next_date) where archived_at is null;
drop index maintenance_occurrence_task;
create index maintenance_occurrence_task on maintenance_occurrence (estate_id, task_id, done_date desc, id desc);

-- The tasks of one estate are looked through, not those of all.
create or replace function forget_archived_tasks() returns trigger language plpgsql as $$
begin
  delete from maintenance_task where estate_id = old.estate_id and area_id = old.id and archived_at is not null;
  return old;
end $$;
