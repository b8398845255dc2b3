import type { EntityClass } from '#server/kernel/entity.ts'
import type { Ask, Gate, Grants, Reads } from '#server/kernel/permission.ts'
import { type KnownOfRow, OneRow, type Path, Rows, withId } from '#server/kernel/read/description.ts'
import { type Hole, isLeftOut, raw, type Sql, sql } from '#server/kernel/read/sql.ts'
import { OrderDocument } from '#server/projects/orderDocuments/orderDocument.entity.ts'
import { OrderLine } from '#server/projects/orderLines/orderLine.entity.ts'
import { Order } from '#server/projects/orders/order.entity.ts'
import { OrderEvent } from '#server/projects/orders/orderEvent.entity.ts'
import { whenOn } from './feature.ts'
import { isForPart } from './guards.ts'
import { inPerson } from './inPerson.ts'
import { beside, changing, isOpen, isTheirs, projectSeen } from './onProject.ts'
import { type OfOrder, OrderGrant, type RowOfOrder } from './orderGrant.ts'
import {
  type AskedFrom,
  doersOf,
  isShownAsSent,
  orderColumns,
  type OrderRow,
  seesEvent,
  seesOrder,
  seesPaper,
  seesPrices,
  sideOf,
} from './orderStanding.ts'
import type { ProjectRow } from './projectGrant.ts'
import { asAccount, signedInAs } from './signedIn.ts'
import { waysToOrders } from './ways.ts'

/** The orders that the viewer sees, for reading. Only a permission makes one. */
class OrderRows {
  readonly #orderId: Hole
  readonly #orderFacts: KnownOfRow
  constructor(orderId: Hole, orderFacts: KnownOfRow = {}) {
    this.#orderId = orderId
    this.#orderFacts = orderFacts
  }
  order() {
    const rowFacts = {
      projectStanding: sql`g.standing`,
      runBy: sql`g."companyId"`,
      closedAt: sql`g."closedAt"`,
      seesPrices: sql`g."seesPrices"`,
      isAsSent: sql`g."isAsSent"`,
    }
    return new OneRow<Order>(Order, [withId(this.#orderId)], { rowFacts })
  }
  /** What has its order's id. */
  its<T extends ProjectRow>(entity: EntityClass<T>) {
    return new OneRow<T>(entity, [withId(this.#orderId)])
  }
  lines() {
    return new Rows<OrderLine>(OrderLine, [this.#mine], { source: this.#asShown('order_line', sql`true`) })
  }
  /** Its papers, and what was said of it, as far as they are whoever asks's to read. */
  papers() {
    return new Rows<OrderDocument>(
      OrderDocument,
      [this.#mine, ({ companyId }) => this.#asWhom((as, sees) => seesPaper(as, sees, companyId))],
      { source: this.#asShown('order_document', sql`r.removed_at is null`) },
    )
  }
  events() {
    return new Rows<OrderEvent>(OrderEvent, [this.#mine, (event) => this.#asWhom((as, sees) => seesEvent(as, sees, event))])
  }

  /** Its rows as they are, or as its customer was sent them last. */
  #asShown(table: 'order_line' | 'order_document', stands: Sql) {
    const asSent =
      this.#orderFacts.isAsSent ??
      sql`coalesce((select ${isShownAsSent(orderColumns, seenFrom.standing)} from project_order o join ${projectSeen} on p.id = o.project_id
        where o.id = ${this.#orderId}), false)`
    const sent = raw(table === 'order_line' ? 'lines' : 'documents')
    return sql`(select r.* from ${raw(table)} r where r.order_id = ${this.#orderId} and ${stands} and not ${asSent}
      union all select r.* from order_sent x cross join lateral jsonb_populate_recordset(null::${raw(table)}, x.${sent}) r
        where x.id = ${this.#orderId} and ${asSent})`
  }
  readonly #mine = (row: unknown) => sql`${(row as Path<RowOfOrder>).orderId} = ${this.#orderId}`
  #asWhom(rule: (as: AskedFrom, sees: Sql) => Sql) {
    const { projectStanding: standing, runBy, seesPrices: sees } = this.#orderFacts
    if (standing && runBy && sees) return rule({ standing, runBy }, sees)
    return sql`(select ${rule(seenFrom, seesPrices(seenFrom, orderColumns))} from project_order o join ${projectSeen} on p.id = o.project_id where o.id = ${this.#orderId})`
  }
}

const seenFrom = { standing: sql`s.standing`, runBy: sql`p.company_id` }

/** How an order is found: by itself, or by a line or a paper of it. */
const ways = {
  orderId: (id: Hole) => sql`o.id = ${id}`,
  lineId: (id: Hole) => sql`o.id = (select l.order_id from order_line l where l.id = ${id})`,
  documentId: (id: Hole) => sql`o.id = (select d.order_id from order_document d where d.id = ${id} and d.removed_at is null)`,
}
type Way = keyof typeof ways

const gateOf = (way: Way, id: Hole, holds: Gate['holds']): Gate<OfOrder> => ({
  from: sql`project_order o join ${projectSeen} on p.id = o.project_id`,
  where: sql`${ways[way](id)} and s.standing is not null and ${seesOrder(seenFrom, orderColumns)}`,
  holds,
  facts: {
    orderId: sql`o.id`,
    projectId: sql`p.id`,
    estateId: sql`p.estate_id`,
    companyId: sql`p.company_id`,
    closedAt: sql`p.closed_at`,
    standing: sql`s.standing`,
    side: sideOf(seenFrom),
    doers: doersOf(seenFrom, orderColumns),
    seesPrices: seesPrices(seenFrom, orderColumns),
    isAsSent: isShownAsSent(orderColumns, seenFrom.standing),
  },
})

type OrderPermission<Input> = Reads<Input, OrderRows> & Grants<Input, OrderGrant, OfOrder>

/** Working with one order of a project: which of its moves are whose, the grant says. */
const onOrderBy = <Name extends string>(
  field: Name,
  way: Way,
  right: 'read orders' | 'create orders' | 'approve orders',
): OrderPermission<{ [F in Name]: string }> =>
  whenOn('projectManagement', {
    area: 'orders',
    keepsToEstates: true,
    rule: `${right} of the project that the order is of, as far as the order is seen${right === 'create orders' ? ' and the step is theirs to take' : ''}`,
    admits: (viewer) => void signedInAs(viewer),
    gate: ({ input }: Ask<{ [F in Name]: string }>) => ({
      ...gateOf(way, input[field], right === 'read orders' ? [isTheirs(right)] : changing(right)),
      lock: beside,
    }),
    rows: ({ input, below }: Ask<{ [F in Name]: string }>) => new OrderRows(input[field], below),
    within: () => sql`true`,
    grant: (facts: OfOrder, { call, db }) =>
      new OrderGrant({ ...facts, viewer: signedInAs(call.viewer), db, versionMustBeGiven: call.versionMustBeGiven }),
  })

export const readsOrder = onOrderBy('orderId', 'orderId', 'read orders')
/** Below an order: what it costs. */
export const readsPrices: typeof readsOrder = {
  ...readsOrder,
  within: (_viewer, parent, rowFacts) => pricesOf(parent, rowFacts),
}
/** What obliges to pay is agreed by the customer, and by a person. */
export const approvesOrder = inPerson(onOrderBy('orderId', 'orderId', 'approve orders'))
export const worksOnOrder = onOrderBy('orderId', 'orderId', 'create orders')
export const worksOnOrderOfLine = onOrderBy('id', 'lineId', 'create orders')
export const worksOnOrderOfDocument = onOrderBy('documentId', 'documentId', 'create orders')
export const worksOnOrderOfPaper = onOrderBy('id', 'documentId', 'create orders')

/** What is known of an order that was found: what its project is to whoever asks, and what follows from that. */
const orderBeside = (
  id: Sql,
) => sql`select s.standing, p.company_id run_by, p.closed_at run_until, ${seesPrices(seenFrom, orderColumns)} sees_prices,
    ${isShownAsSent(orderColumns, seenFrom.standing)} as_sent
  from project_order o join ${projectSeen} on p.id = o.project_id where o.id = ${id} and ${seesOrder(seenFrom, orderColumns)}`

/** The orders that the viewer sees, for reading. Only a permission makes one. */
class SeenOrders {
  orders() {
    return new Rows<Order>(Order, [], {
      byWays: { ways: waysToOrders, beside: orderBeside },
      brings: { projectStanding: 'standing', runBy: 'run_by', closedAt: 'run_until', seesPrices: 'sees_prices', isAsSent: 'as_sent' },
    })
  }
}

/** What is to be said of an order by what its project is to whoever asks; a list as JSON, and nothing once the project is completed. */
export function orderAsked({ projectId }: Path<Order>, rowFacts: KnownOfRow, write: (asked: AskedFrom) => Sql) {
  const { projectStanding: standing, runBy, closedAt } = rowFacts
  const open = (isOpenStill: Sql, asking: AskedFrom) => sql`case when ${isOpenStill} then ${write(asking)} else '[]'::json end`
  if (standing && runBy && closedAt) return open(sql`${closedAt} is null`, { standing, runBy })
  return sql`(select ${open(isOpen, seenFrom)} from ${projectSeen} where p.id = ${projectId})`
}

/** Whether whoever asks sees what the order of a row costs. */
export const pricesOf = (order: OrderRow, rowFacts: KnownOfRow) =>
  rowFacts.seesPrices ?? sql`(select ${seesPrices(seenFrom, order)} from ${projectSeen} where p.id = ${order.projectId})`

/** Of the orders `o` that are such, and are seen by whoever asks. */
export const ofOrdersSeen = (fact: Sql, such: Sql) => sql`(select ${fact} from project_order o join ${projectSeen} on p.id = o.project_id
  where ${isForPart('orders')} and ${such} and ${seesOrder(seenFrom, orderColumns)})`

/** All of them, or those of one project. */
export const seesOrders: Reads<{ projectId: string | null | undefined }, SeenOrders> = whenOn('projectManagement', {
  area: 'orders',
  keepsToEstates: true,
  rule: 'an account, of the orders that it sees; read orders of the project where one is named',
  admits: (viewer) => asAccount.admits(viewer),
  gate: ({ input: { projectId } }) =>
    // All of them are found from what each project is to the account.
    isLeftOut(projectId)
      ? null
      : {
          from: projectSeen,
          where: sql`p.id = ${projectId} and s.standing is not null`,
          holds: [isTheirs('read orders')],
          facts: {},
        },
  rows: () => new SeenOrders(),
})
