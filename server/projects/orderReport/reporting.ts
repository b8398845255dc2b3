import type { Trade } from '#schema/companies/trades.ts'
import { inKroner } from '#schema/money.ts'
import { type OrderStatus, orderStatuses, type OrderType } from '#schema/projects/orderTypes.ts'
import { ofProject } from '#server/access/heldSql.ts'
import { orderSeenBy, pricesSeenBy } from '#server/access/orderStanding.ts'
import type { ProjectGrant } from '#server/access/projectGrant.ts'
import { there } from '#server/kernel/errors.ts'
import { sentTo } from '../orders/asSent.ts'

const about = ofProject(`select p.name project, (select c.name from company c where c.id = p.company_id) company,
    (select concat_ws(', ', e.address_line1, e.address_line2) from estate e where e.id = p.estate_id) address
  from project p where p.id = $1`)
const asSent = (column: string) => sentTo('$2', column)
/** As many as anybody reads, of those whose price is the reader's to see. */
const reported =
  ofProject(`select o.id "orderId", o.number, o.type, o.status, ${asSent('title')} title, ${asSent('trade')} trade, s.name "subcontractorName",
    (${asSent('due_date')})::text "dueDate", a.approved_at "approvedAt",
    (${asSent('net_ore')})::float8 "netOre", (${asSent('vat_ore')})::float8 "vatOre"
  from project_order o join project p on p.id = o.project_id left join subcontractor s on s.id = ${asSent('subcontractor_id')}
    left join order_approval a on a.id = o.id and a.project_id = o.project_id
  where o.project_id = $1 and ${orderSeenBy('$2', '$3::uuid')} and ${pricesSeenBy('$2', '$3::uuid')} order by o.number limit 10000`)

interface ReportedOrder {
  orderId: string
  number: number
  type: OrderType
  status: OrderStatus
  title: string
  trade: Trade | null
  subcontractorName: string | null
  dueDate: string | null
  approvedAt: Date | null
  netOre: number
  vatOre: number
}
export type Report = Awaited<ReturnType<typeof reportOf>>

/** All orders of a project that the caller sees, and what they come to. */
export async function reportOf(grant: ProjectGrant) {
  const [project] = await grant.query<{ project: string; company: string; address: string }>(about)
  const orders = await grant.query<ReportedOrder>(reported, grant.standing, grant.employerId)
  const named = [...new Set(orders.map(({ trade }) => trade))].sort((a, b) => Number(a === null) - Number(b === null))
  return {
    ...there(project),
    madeAt: new Date(),
    orders: orders.map(({ netOre, vatOre, ...order }) => ({ ...order, ...inAll([{ netOre, vatOre }]) })),
    trades: named.map((trade) => ({ trade, ...counted(orders.filter((order) => order.trade === trade)) })),
    states: orderStatuses
      .map((status) => ({ status, ...counted(orders.filter((order) => order.status === status)) }))
      .filter(({ count }) => count),
    ...inAll(orders),
  }
}

type Sum = Pick<ReportedOrder, 'netOre' | 'vatOre'>
const counted = (orders: readonly Sum[]) => ({ count: orders.length, ...inAll(orders) })

/** In whole øre until it is told. */
function inAll(orders: readonly Sum[]) {
  const [net, vat] = [orders.reduce((sum, { netOre }) => sum + netOre, 0), orders.reduce((sum, { vatOre }) => sum + vatOre, 0)]
  return { net: inKroner(net), vat: inKroner(vat), gross: inKroner(net + vat) }
}
