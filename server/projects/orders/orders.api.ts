import { createOrderInput, updateOrderInput } from '#schema/projects/orders.input.ts'
import { orderAsked, pricesOf } from '#server/access/onOrder.ts'
import { isTakenBack } from '#server/access/orderStanding.ts'
import type { Copies } from '#server/accounts/dataExport/copies.offer.ts'
import type { Departs } from '#server/accounts/departure/departs.offer.ts'
import type { GraphqlApi } from '#server/kernel/api.ts'
import type { KnownOfRow, Path } from '#server/kernel/read/description.ts'
import { computed, through } from '#server/kernel/read/mapping.ts'
import { type Sql, sql } from '#server/kernel/read/sql.ts'
import { del, get, post, put, type Route } from '#server/kernel/rest.ts'
import type { HangsOnTask } from '#server/maintenance/tasks/hangsOnTask.offer.ts'
import { orderSent } from '../orderMoves/orderSent.entity.ts'
import { asShown, showsAsSent } from './asSent.ts'
import { isForConsumer, mayBeWithdrawn } from './consumer.ts'
import { filesOfOrders, isAsTold, ofTold } from './copiedOrders.ts'
import { orderersDepart } from './departingOrderers.ts'
import { orderOutOf, placeOfTask } from './grownOut.ts'
import { mayWith } from './mayWith.ts'
import { order as orderEntity, type Order } from './order.entity.ts'
import { orderEvent, type OrderEvent } from './orderEvent.entity.ts'
import { commentOnOrder, createOrder, deleteOrder, eventsOfOrder, order, orders, seeOrder, updateOrder } from './orders.operations.ts'
import { orderSeen } from './orderSeen.entity.ts'
import { ordersOfTask } from './ordersOfTask.ts'
import { isUnseen } from './unseen.offer.ts'

/** What is another company's to know, where the order is that one's: its price, and the terms that this holds by. */
const priced = (value: (shown: (column: Said) => Sql) => Sql) =>
  computed<Order>(
    (row, _, rowFacts) => sql`case when ${pricesOf(row, rowFacts)} then ${value((column) => shown(row, rowFacts, column))} end`,
  )
/** What an order says: to its customer as it was sent, once that is taken back. */
const said = (column: Said) => computed<Order>((row, _, rowFacts) => shown(row, rowFacts, column))
const columns = {
  title: 'title',
  description: 'description',
  trade: 'trade',
  subcontractorId: 'subcontractor_id',
  buildingId: 'building_id',
  dueDate: 'due_date',
  validUntil: 'valid_until',
  priceKind: 'price_kind',
  whyOutside: 'why_outside',
  askedOn: 'asked_on',
  daysAdded: 'days_added',
  netOre: 'net_ore',
  vatOre: 'vat_ore',
} as const
type Said = keyof typeof columns
const shown = (row: Path<Order>, rowFacts: KnownOfRow, column: Said) => asShown(row, columns[column], row[column], rowFacts)

export const graphql: GraphqlApi = {
  Query: { orders, order },
  Mutation: { createOrder, updateOrder, deleteOrder, commentOnOrder, seeOrder },
  entities: [orderEntity, orderEvent, orderSeen, orderSent],
  types: {
    Order: {
      title: said('title'),
      description: said('description'),
      trade: said('trade'),
      buildingId: said('buildingId'),
      dueDate: said('dueDate'),
      priceKind: said('priceKind'),
      whyOutside: said('whyOutside'),
      askedOn: said('askedOn'),
      subcontractorId: priced((now) => now('subcontractorId')),
      subcontractorName: priced((now) => sql`(select s.name from subcontractor s where s.id = ${now('subcontractorId')})`),
      validUntil: priced((now) => now('validUntil')),
      daysAdded: priced((now) => now('daysAdded')),
      buildingName: computed<Order>(
        (row, _, rowFacts) =>
          sql`(select b.name from building b where b.estate_id = ${row.estateId} and b.id = ${shown(row, rowFacts, 'buildingId')})`,
      ),
      isWithdrawn: computed<Order>((row) => sql`coalesce(${isTakenBack(row)}, false)`),
      asSentAt: computed<Order>(
        (row, _, rowFacts) =>
          sql`case when ${showsAsSent(row, rowFacts)} then (select s.sent_at from order_sent s where s.id = ${row.id}) end`,
      ),
      taskBuildingId: placeOfTask('building_id'),
      taskAreaId: placeOfTask('area_id'),
      madeBy: computed<Order>(({ madeByName }) => madeByName),
      net: priced((now) => sql`(${now('netOre')} / 100.0)::float8`),
      vat: priced((now) => sql`(${now('vatOre')} / 100.0)::float8`),
      gross: priced((now) => sql`((${now('netOre')} + ${now('vatOre')}) / 100.0)::float8`),
      seesPrices: computed<Order>((row, _, rowFacts) => sql`coalesce(${pricesOf(row, rowFacts)}, false)`),
      isUnseen: computed<Order>(isUnseen),
      isForConsumer: computed<Order>(isForConsumer),
      hasRightOfWithdrawal: computed<Order>(mayBeWithdrawn),
      may: computed<Order>((row, _, rowFacts) => orderAsked(row, rowFacts, (by) => mayWith(by, row))),
      events: through(eventsOfOrder, { orderId: 'id' }),
    },
    Deviation: { orderId: orderOutOf('deviation_id') },
    MaintenanceTask: { orderId: orderOutOf('task_id') },
    OrderEvent: { by: computed<OrderEvent>(({ accountName }) => accountName) },
  },
}

const facts = `orderId: id projectId number type status title description trade subcontractorId subcontractorName buildingId buildingName dueDate validUntil deviationId taskId priceKind
  whyOutside askedOn daysAdded side madeBy seesPrices net vat gross movedAt releasedAt isWithdrawn asSentAt isUnseen may version createdAt updatedAt`
export const orderAnswer = `{ ${facts} isForConsumer hasRightOfWithdrawal customerIsMissing customerInvitedBy
  invitedCustomer { id firstName lastName email state createdAt expiresAt } lines { id description quantity unit unitPrice vatRate discount net }
  documents { id kind customName file { id name type path size url } createdAt }
  events { id action words by side createdAt }
  approval { approvedAt approvedBy signedInBy isEmailProven isIdentityProven contentHash fileHash file { id name type path size url } } }`

const place = '/api/private/order'

export const rest: Route[] = [
  get(place, orders, { answer: `{ ${facts} }`, shape: 'page', query: { id: 'projectId', type: 'only', searchQuery: 'search' } }),
  post(place, createOrder, { answer: orderAnswer, status: 201, takes: createOrderInput, refuses: ['projectCompleted'] }),
  get(`${place}/:orderId`, order, { answer: orderAnswer, afterwards: seeOrder }),
  put(`${place}/:orderId`, updateOrder, {
    answer: orderAnswer,
    takes: updateOrderInput.omit(['orderId', 'version']),
    refuses: ['projectCompleted', 'stale', 'transition'],
  }),
  del(`${place}/:orderId`, deleteOrder, { refuses: ['projectCompleted', 'transition'] }),
]

export const departs: readonly Departs[] = [orderersDepart]

export const copies: readonly Copies[] = [
  {
    ofEstates: [
      { table: 'project_order', section: 'estate', where: isAsTold('own') },
      { table: 'order_event', section: 'estate', where: ofTold },
    ],
    files: filesOfOrders,
  },
]

export const hangsOnTask: readonly HangsOnTask[] = [ordersOfTask]
