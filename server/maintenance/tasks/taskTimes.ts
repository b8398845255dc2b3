interface WantedTimes {
  /** Selects `a` and `z`, the first and the last day, and `today`. */
  window: string
  /** A condition that holds for a task and for a time that was done. */
  matches: (row: string) => string
}

const listed = (
  isAwaiting: string,
) => `t.id task_id, null::uuid occurrence_id, t.due_date, t.on_day date, t.title, t.priority, t.trade, t.responsible_kind, t.responsible_id,
  t.building_id, t.area_id, null building_name, null area_code, null area_name,
  case when ${isAwaiting} then 'awaiting' when t.due_date < t.done_through then 'passedOver' when t.on_day < t.today then 'overdue' else 'planned' end state`

/**
 * `times`, of the tasks of estate `$1`: in that window the open times of each series, less those that differ; those that
 * were moved there or await an owner's word; and what was done then. The days of all series are counted at once, for there may be many.
 */
export const taskTimes = ({ window, matches }: WantedTimes) => `w as materialized (${window}),
  t as not materialized (select t.* from maintenance_task t where t.estate_id = $1 and ${matches('t')} and t.archived_at is null),
  nth as (select t.*, w.*, generate_series(maintenance_first(t.counted_from, t.period, t.every, greatest(t.open_from, w.a)),
      maintenance_last(t.counted_from, t.period, t.every, least(t.end_date, w.z))) n from t cross join w),
  series as (select *, due_date on_day from (select *, maintenance_day(counted_from, period, every, n) due_date from nth) d
    where due_date between greatest(open_from, a) and least(end_date, z)),
  times as (select ${listed('false')} from series t
      where not exists (select from maintenance_occurrence o cross join w where o.estate_id = $1 and o.due_date between w.a and w.z
        and o.task_id = t.id and o.due_date = t.due_date)
    union all
    select ${listed('t.reported_date is not null')} from (select t.*, w.*, o.due_date, o.moved_to on_day, o.reported_date from maintenance_occurrence o join t on t.id = o.task_id cross join w
      where o.estate_id = $1 and o.done_date is null and o.moved_to between w.a and w.z) t
    union all
    select o.task_id, o.id, o.due_date, o.done_date, o.title, o.priority, o.trade, o.responsible_kind, o.responsible_id, o.building_id, o.area_id,
      o.building_name, o.area_code, o.area_name, 'done'
    from maintenance_occurrence o cross join w where o.estate_id = $1 and ${matches('o')} and o.done_date between w.a and w.z)`
