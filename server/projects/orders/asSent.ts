import { projectSeen } from '#server/access/onProject.ts'
import { isShownAsSent, isTakenBack } from '#server/access/orderStanding.ts'
import type { KnownOfRow, Path } from '#server/kernel/read/description.ts'
import { raw, type Sql, sql, statement } from '#server/kernel/read/sql.ts'
import type { Order } from './order.entity.ts'

type Course = Pick<Path<Order>, 'status' | 'releasedAt'>

const standingHere = ({ projectId }: Pick<Path<Order>, 'projectId'>, { projectStanding }: KnownOfRow) =>
  projectStanding ?? sql`(select s.standing from ${projectSeen} where p.id = ${projectId})`
export const showsAsSent = (order: Course & Pick<Path<Order>, 'projectId'>, rowFacts: KnownOfRow = {}) =>
  rowFacts.isAsSent ?? isShownAsSent(order, standingHere(order, rowFacts))

/** A column of an order, for whoever asks. */
export const asShown = (order: Path<Order>, column: string, now: Sql, rowFacts: KnownOfRow = {}) =>
  sql`case when ${showsAsSent(order, rowFacts)} then (order_as_sent(${order.id})).${raw(column)} else ${now} end`

const takenBack = statement(isTakenBack({ status: sql`o.status`, releasedAt: sql`o.released_at` })).text
/** A column of the order `o` as it is shown to whoever stands there, in statements of their own. */
export const sentTo = (standing: string, column: string) =>
  `case when ${takenBack} and ${standing} = 'owner' then (order_as_sent(o.id)).${column} else o.${column} end`
