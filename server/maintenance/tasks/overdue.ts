import { today } from '#server/kernel/days.ts'
import { raw } from '#server/kernel/read/sql.ts'

/** Whether a time of task `t` should have been done by now, and nobody says that it was. */
export const overdue = `t.next_date < ${today} and (
    not exists (select from maintenance_occurrence o where o.estate_id = t.estate_id and o.task_id = t.id and o.due_date = t.next_due_date and o.reported_date is not null)
    or exists (select from maintenance_occurrence o where o.estate_id = t.estate_id and o.task_id = t.id and o.due_date > coalesce(t.done_through, '-infinity')
      and o.done_date is null and o.reported_date is null and o.moved_to < ${today})
    or exists (select from maintenance_days(t.counted_from, t.period, t.every, t.end_date, greatest(t.open_from, t.done_through + 1), ${today} - 1) due
      where not exists (select from maintenance_occurrence o where o.estate_id = t.estate_id and o.task_id = t.id and o.due_date = due)))`
export const isOverdue = raw(overdue)
