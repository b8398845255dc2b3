import { ofOrdersSeen } from '#server/access/onOrder.ts'
import { computed } from '#server/kernel/read/mapping.ts'
import { name, raw, sql } from '#server/kernel/read/sql.ts'
import type { Order } from './order.entity.ts'

/** The latest order that grew out of the row, for those who see it. */
export const orderOutOf = (column: 'deviation_id' | 'task_id') =>
  computed<{ id: string }>(({ id }, viewer) =>
    viewer === 'account' ? ofOrdersSeen(sql`(array_agg(o.id order by o.id desc))[1]`, sql`o.${name(column)} = ${id}`) : sql`null::uuid`,
  )

/** Where the task that an order grew out of lies in the plan. */
export const placeOfTask = (column: 'building_id' | 'area_id') =>
  computed<Order>(
    ({ estateId, taskId }) => sql`(select t.${raw(column)} from maintenance_task t where t.estate_id = ${estateId} and t.id = ${taskId})`,
  )
