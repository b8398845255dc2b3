import { projectSeen } from '#server/access/onProject.ts'
import { isOwned } from '#server/access/standing.ts'
import type { Path } from '#server/kernel/read/description.ts'
import { sql } from '#server/kernel/read/sql.ts'
import type { Order } from '../orders/order.entity.ts'

type OrderPlace = Pick<Path<Order>, 'projectId' | 'estateId'>

const isLed = ({ projectId }: OrderPlace) => sql`exists (select from ${projectSeen} where p.id = ${projectId} and s.standing = 'manager')`

/** Whether nobody could say yes to an order, for whoever leads its project. */
export const customerIsMissing = (order: OrderPlace) => sql`(not ${isOwned(order.estateId)} and ${isLed(order)})`
export const customerInvitedBy = (order: OrderPlace) =>
  sql`(select i.email::text from owner_invitation i where i.estate_id = ${order.estateId} and i.state = 'invited'
    and i.company_id = (select p.company_id from project p where p.id = ${order.projectId}) and ${isLed(order)} limit 1)`
