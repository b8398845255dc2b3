import { createOrderInput, updateOrderInput } from '#schema/projects/orders.input.ts'
import { orderAsked, pricesOf } from '#server/access/onOrder.ts'
import type { GraphqlApi } from '#server/kernel/api.ts'
import type { Path } from '#server/kernel/read/description.ts'
import { computed, through } from '#server/kernel/read/mapping.ts'
import { type Sql, sql } from '#server/kernel/read/sql.ts'
import { del, get, post, put, type Route } from '#server/kernel/rest.ts'
import { isForConsumer, mayBeWithdrawn } from './consumer.ts'
import { orderOutOf, placeOfTask } from './grownOut.ts'
import { mayWith } from './mayWith.ts'
import { order as orderEntity, type Order } from './order.entity.ts'
import { orderEvent, type OrderEvent } from './orderEvent.entity.ts'
import { commentOnOrder, createOrder, deleteOrder, eventsOfOrder, order, orders, seeOrder, updateOrder } from './orders.operations.ts'
import { orderSeen } from './orderSeen.entity.ts'
import { isUnseen } from './unseen.ts'

/** What is another company's to know, where the order is that one's: its price, and the terms that this holds by. */
const priced = (value: (row: Path<Order>) => Sql) =>
  computed<Order>((row, _, known) => sql`case when ${pricesOf(row, known)} then ${value(row)} end`)

export const graphql: GraphqlApi = {
  Query: { orders, order },
  Mutation: { createOrder, updateOrder, deleteOrder, commentOnOrder, seeOrder },
  entities: [orderEntity, orderEvent, orderSeen],
  types: {
    Order: {
      subcontractorId: priced(({ subcontractorId }) => subcontractorId),
      subcontractorName: priced(({ subcontractorId }) => sql`(select s.name from subcontractor s where s.id = ${subcontractorId})`),
      validUntil: priced(({ validUntil }) => validUntil),
      daysAdded: priced(({ daysAdded }) => daysAdded),
      buildingName: computed<Order>(
        ({ estateId, buildingId }) => sql`(select b.name from building b where b.estate_id = ${estateId} and b.id = ${buildingId})`,
      ),
      taskBuildingId: placeOfTask('building_id'),
      taskAreaId: placeOfTask('area_id'),
      madeBy: computed<Order>(({ madeByName }) => madeByName),
      net: priced(({ netOre }) => sql`(${netOre} / 100.0)::float8`),
      vat: priced(({ vatOre }) => sql`(${vatOre} / 100.0)::float8`),
      gross: priced(({ netOre, vatOre }) => sql`((${netOre} + ${vatOre}) / 100.0)::float8`),
      seesPrices: computed<Order>((row, _, known) => sql`coalesce(${pricesOf(row, known)}, false)`),
      isUnseen: computed<Order>(isUnseen),
      isForConsumer: computed<Order>(isForConsumer),
      hasRightOfWithdrawal: computed<Order>(mayBeWithdrawn),
      may: computed<Order>((row, _, known) => orderAsked(row, known, (asked) => mayWith(asked, row))),
      events: through(eventsOfOrder, { orderId: 'id' }),
    },
    Deviation: { orderId: orderOutOf('deviation_id') },
    MaintenanceTask: { orderId: orderOutOf('task_id') },
    OrderEvent: { by: computed<OrderEvent>(({ accountName }) => accountName) },
  },
}

const facts = `orderId: id projectId number type status title description trade subcontractorId subcontractorName buildingId buildingName dueDate validUntil deviationId taskId priceKind
  whyOutside askedOn daysAdded side madeBy seesPrices net vat gross movedAt releasedAt isUnseen may version createdAt updatedAt`
export const orderAnswer = `{ ${facts} isForConsumer hasRightOfWithdrawal customerIsMissing customerInvitedBy
  invitedCustomer { id firstName lastName email state createdAt expiresAt } lines { id description quantity unit unitPrice vatRate discount net }
  documents { id kind customName file { id name type path size url } createdAt }
  events { id action words by side createdAt }
  approval { approvedAt approvedBy contentHash fileHash file { id name type path size url } } }`

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
