import type { RouteObject } from 'react-router-dom'
import type { IsFor } from '#client/access/own.ts'
import { question, screen, screenOf } from '#client/access/screen.ts'
import { askedOf } from './list/asked.ts'
import type { OrderList } from './orderPlace.ts'

const isFor: IsFor = ({ features }) => features['projectManagement'] === true

const list = (only: OrderList) =>
  screenOf({
    path: `order/${only}`,
    asks: question(
      async () => (await import('#client/generated/operations/Orders.ts')).OrdersDocument,
      ({ orders }) => orders,
      ({ search }) => askedOf(only, search),
    ),
    page: async () => (await import('./list/OrdersPage.tsx')).OrdersPage,
    isFor,
  })

const order = question(
  async () => (await import('#client/generated/operations/Order.ts')).OrderDocument,
  ({ order: readOrder }) => readOrder ?? undefined,
)

const review = (only: OrderList) =>
  screenOf({
    path: `order/${only}/order-review/:orderId`,
    asks: order,
    page: async () => (await import('./order/OrderPage.tsx')).OrderPage,
    texts: ['orders.quotations'],
  })

const edit = (path: string) =>
  screenOf({
    path: `order/${path}/:orderId`,
    asks: order,
    page: async () => (await import('./saveOrder/EditOrderPage.tsx')).EditOrderPage,
  })

/** Below `/private`. None of them needs a project: an order knows its own. */
export const orderRoutes: RouteObject[] = [
  list('processing'),
  list('approved'),
  screen('order/request', async () => (await import('./saveOrder/NewOrderPage.tsx')).NewRequestPage),
  screen('order/quotation', async () => (await import('./saveOrder/NewOrderPage.tsx')).NewQuotePage),
  screenOf({
    path: 'order/processing/order-review/:orderId/quotations',
    asks: question(
      async () => (await import('#client/generated/operations/ComparedQuotations.ts')).ComparedQuotationsDocument,
      ({ quotations }) => quotations,
    ),
    page: async () => (await import('./quotations/ComparePage.tsx')).ComparePage,
    texts: ['orders.quotations'],
  }),
  screenOf({
    path: 'order/quotations',
    asks: question(
      async () => (await import('#client/generated/operations/AskedQuotations.ts')).AskedQuotationsDocument,
      ({ quotations }) => quotations,
    ),
    page: async () => (await import('./quotations/AskedPage.tsx')).AskedPage,
    isFor,
    texts: ['orders.quotations'],
  }),
  screenOf({
    path: 'order/quotations/:quotationId',
    asks: question(
      async () => (await import('#client/generated/operations/Quotation.ts')).QuotationDocument,
      ({ quotation }) => quotation ?? undefined,
    ),
    page: async () => (await import('./quotations/QuotationPage.tsx')).QuotationPage,
    texts: ['orders.quotations'],
  }),
  review('processing'),
  review('approved'),
  edit('order-edit'),
  edit('order-request-edit'),
]
