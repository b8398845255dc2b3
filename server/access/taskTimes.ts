/** By the calendar in Oslo. */
export const today = "(now() at time zone 'Europe/Oslo')::date"

interface Asked {
  /** Selects `a` and `z`, the first and the last day, and `today`. */
  window: string
  /** A condition that holds for a task and for a time that was done. */
  matches: (row: string) => string
}

/**
 * `times`, of the tasks of estate `$1`: in that window the open times of each series, less those that differ; those that
 * were moved there; and what was done then.
 */
export const taskTimes = ({ window, matches }: Asked) => `w as (${window}),
  t as (select t.* from maintenance_task t where t.estate_id = $1 and ${matches('t')} and t.archived_at is null),
  open as (select t.id, due due_date, due date from t cross join w
      cross join lateral maintenance_days(t.counted_from, t.period, t.every, t.end_date, greatest(t.open_from, w.a), w.z) due
      where not exists (select from maintenance_occurrence o where o.task_id = t.id and o.due_date = due)
    union all
    select t.id, o.due_date, o.moved_to from maintenance_occurrence o join t on t.id = o.task_id cross join w
      where o.estate_id = $1 and o.done_date is null and o.moved_to between w.a and w.z),
  times as (select open.id task_id, null::uuid occurrence_id, open.due_date, open.date, t.title, t.priority, t.trade, t.responsible_kind,
      t.responsible_id, t.building_id, t.area_id, null building_name, null area_code, null area_name,
      case when open.due_date < t.done_through then 'passedOver' when open.date < w.today then 'overdue' else 'planned' end state
    from open join t on t.id = open.id cross join w
    union all
    select o.task_id, o.id, o.due_date, o.done_date, o.title, o.priority, o.trade, o.responsible_kind, o.responsible_id, o.building_id, o.area_id,
      o.building_name, o.area_code, o.area_name, 'done'
    from maintenance_occurrence o cross join w where o.estate_id = $1 and ${matches('o')} and o.done_date between w.a and w.z)`
