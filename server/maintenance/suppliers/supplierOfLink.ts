import type { Path } from '#server/kernel/read/description.ts'
import { name, type Sql, sql } from '#server/kernel/read/sql.ts'
import type { AccessLink } from '#server/sharing/accessLinks/accessLink.entity.ts'

/** What owners say of the supplier as whom they let a company in; nothing of one that came without. */
export const ofSupplier = ({ estateId, supplierId }: Path<AccessLink>, column: 'name' | 'organization_number' | 'trade'): Sql =>
  sql`(select s.${name(column)} from maintenance_supplier s where s.estate_id = ${estateId} and s.id = ${supplierId})`
