import { ofOrdersSeen } from '#server/access/onOrder.ts'
import { computed } from '#server/kernel/read/mapping.ts'
import { name, sql } from '#server/kernel/read/sql.ts'

/** The latest order that grew out of the row, for those who see it. */
export const orderOutOf = (column: 'deviation_id' | 'task_id') =>
  computed<{ id: string }>(({ id }, viewer) =>
    viewer === 'account' ? ofOrdersSeen(sql`(array_agg(o.id order by o.id desc))[1]`, sql`o.${name(column)} = ${id}`) : sql`null::uuid`,
  )
