import { accountId } from '#server/access/guards.ts'
import { ofOrdersSeen } from '#server/access/onOrder.ts'
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
export const unseenIn = (projectId: Hole) => ofOrdersSeen(count, sql`o.project_id = ${projectId} and ${isNew}`)
/** The same of an estate: how many, or since when. */
export const unseenOn = (estateId: Hole, told = count) => ofOrdersSeen(told, sql`o.estate_id = ${estateId} and ${isNew}`)
