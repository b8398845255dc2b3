import { accountId, isForPart } from '#server/access/guards.ts'
import { ofOrdersSeen } from '#server/access/onOrder.ts'
import { orderColumns, seesOrder } from '#server/access/orderStanding.ts'
import type { KnownOfRow } from '#server/kernel/read/description.ts'
import { type Hole, type Sql, sql } from '#server/kernel/read/sql.ts'

interface Moved {
  id: Sql
  movedAt: Sql
  movedByAccountId: Sql
}

/** Whether somebody else has moved an order since the account last looked. */
export const isUnseen = ({ id, movedAt, movedByAccountId }: Moved) => sql`(${movedByAccountId} is distinct from ${accountId}
  and ${movedAt} > coalesce((select s.seen_at from order_seen s where s.account_id = ${accountId} and s.order_id = ${id}), '-infinity'))`

const isNew = isUnseen({ id: sql`o.id`, movedAt: sql`o.moved_at`, movedByAccountId: sql`o.moved_by_account_id` })
const count = sql`count(*)::int`

/** How many there are of a project, of those that the account sees. */
export function unseenIn({ id, companyId }: { id: Sql; companyId: Sql }, { projectStanding: standing }: KnownOfRow) {
  const such = sql`o.project_id = ${id} and ${isNew}`
  if (!standing) return ofOrdersSeen(count, such)
  return sql`(select ${count} from project_order o where ${isForPart('orders')} and ${such} and ${seesOrder({ standing, runBy: companyId }, orderColumns)})`
}
/** The same of an estate: how many, or since when. */
export const unseenOn = (estateId: Hole, fact = count) => ofOrdersSeen(fact, sql`o.estate_id = ${estateId} and ${isNew}`)
