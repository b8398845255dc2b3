import { dayAt } from '#server/kernel/days.ts'
import type { HangsOnTask } from '#server/maintenance/tasks/hangsOnTask.offer.ts'

/** Of the approved orders that grew out of it, as the customer approved them, with VAT. */
const ordered = (task: string) =>
  `(select sum(o.net_ore + o.vat_ore)::bigint from project_order o join order_approval a on a.estate_id = o.estate_id and a.id = o.id
    where o.estate_id = ${task}.estate_id and o.task_id = ${task}.id and o.status = 'approvedByCustomer'
      and a.approved_at > coalesce((select max(d.created_at) from maintenance_occurrence d
        where d.estate_id = ${task}.estate_id and d.task_id = ${task}.id and d.done_date is not null), '-infinity'))`

/** An order counts on its building in the year it is due, with VAT, as the customer approved it; to a company those of its own projects. */
const orderedByYear = `select o.building_id k, extract(year from coalesce(o.due_date, ${dayAt('g.approved_at')}))::int y, o.net_ore + o.vat_ore ore
  from project_order o join order_approval g on g.estate_id = o.estate_id and g.id = o.id
  where o.estate_id = $1 and o.status = 'approvedByCustomer'
    and ($4::uuid is null or exists (select from project p where p.estate_id = o.estate_id and p.id = o.project_id and p.company_id = $4))`

export const ordersOfTask: HangsOnTask = {
  keeps: (task) => `exists (select from project_order o where o.estate_id = ${task}.estate_id and o.task_id = ${task}.id)`,
  ordered,
  orderedByYear,
}
