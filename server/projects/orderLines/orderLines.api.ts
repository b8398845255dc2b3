import { orderLineBody } from '#schema/projects/orders.input.ts'
import type { Copies } from '#server/accounts/dataExport/copies.offer.ts'
import type { GraphqlApi } from '#server/kernel/api.ts'
import { computed, through } from '#server/kernel/read/mapping.ts'
import { sql } from '#server/kernel/read/sql.ts'
import { del, post, put, type Route } from '#server/kernel/rest.ts'
import { ofAsTold } from '../orders/copiedOrders.ts'
import { type OrderLine, orderLine } from './orderLine.entity.ts'
import { deleteOrderLine, linesOfOrder, saveOrderLine } from './orderLines.operations.ts'

export const graphql: GraphqlApi = {
  Mutation: { saveOrderLine, deleteOrderLine },
  entities: [orderLine],
  types: {
    Order: { lines: through(linesOfOrder, { orderId: 'id' }) },
    OrderLine: {
      quantity: computed<OrderLine>(({ quantityMilli }) => sql`(${quantityMilli} / 1000.0)::float8`),
      unitPrice: computed<OrderLine>(({ unitPriceOre }) => sql`(${unitPriceOre} / 100.0)::float8`),
      discount: computed<OrderLine>(({ discountBp }) => sql`(${discountBp} / 100.0)::float8`),
      net: computed<OrderLine>(({ netOre }) => sql`(${netOre} / 100.0)::float8`),
    },
  },
}

const answer = '{ id orderId description quantity unit unitPrice vatRate discount net }'
/** The order beside its line. */
const opened = ({ line, ...rest }: Readonly<Record<string, unknown>>) => ({ ...(line as object | undefined), ...rest })
const options = {
  answer,
  body: opened,
  takes: orderLineBody,
  refuses: ['projectCompleted', 'transition', 'full'],
} as const

export const rest: Route[] = [
  post('/api/private/order/budget', saveOrderLine, options),
  put('/api/private/order/budget', saveOrderLine, options),
  del('/api/private/order/budget', deleteOrderLine, { refuses: ['projectCompleted', 'transition'] }),
]

export const copies: readonly Copies[] = [{ ofEstates: [{ table: 'order_line', section: 'estate', where: ofAsTold }] }]
