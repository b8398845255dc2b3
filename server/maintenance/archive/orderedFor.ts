/** What the approved orders that grew out of the task of a row come to, in øre, of those that came since it was last done. */
export const orderedFor = (task: string) =>
  `(select sum(o.net_ore + o.vat_ore)::bigint from project_order o join order_approval a on a.estate_id = o.estate_id and a.id = o.id
    where o.estate_id = ${task}.estate_id and o.task_id = ${task}.id and o.status = 'approvedByCustomer'
      and a.approved_at > coalesce((select max(d.created_at) from maintenance_occurrence d
        where d.estate_id = ${task}.estate_id and d.task_id = ${task}.id and d.done_date is not null), '-infinity'))`
