import { projectSeen } from '#server/access/onProject.ts'
import { isShownAsSent, isTakenBack } from '#server/access/orderStanding.ts'
import type { Known, Path } from '#server/kernel/read/description.ts'
import { raw, type Sql, sql, statement } from '#server/kernel/read/sql.ts'
import type { Order } from './order.entity.ts'

type Course = Pick<Path<Order>, 'status' | 'releasedAt'>

const standingHere = ({ projectId }: Pick<Path<Order>, 'projectId'>, { projectStanding }: Known) =>
  projectStanding ?? sql`(select s.standing from ${projectSeen} where p.id = ${projectId})`
export const showsAsSent = (order: Course & Pick<Path<Order>, 'projectId'>, known: Known = {}) =>
  isShownAsSent(order, standingHere(order, known))

/** A column of the order with that id as it was sent last. */
export const sentColumn = (id: Sql, column: string) =>
  sql`(select (jsonb_populate_record(null::project_order, s.content)).${raw(column)} from order_sent s where s.id = ${id})`

/** A column of an order, for whoever asks. */
export const asShown = (order: Path<Order>, column: string, now: Sql, known: Known = {}) =>
  sql`case when ${showsAsSent(order, known)} then ${sentColumn(order.id, column)} else ${now} end`

const takenBack = statement(isTakenBack({ status: sql`o.status`, releasedAt: sql`o.released_at` })).text
/** A column of the order `o` as it is shown to whoever stands there, in statements of their own. */
export const sentTo = (standing: string, column: string) => `case when ${takenBack} and ${standing} = 'owner'
  then (select (jsonb_populate_record(null::project_order, s.content)).${column} from order_sent s where s.project_id = o.project_id and s.id = o.id) else o.${column} end`
