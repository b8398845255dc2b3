import type { RouteObject } from 'react-router-dom'
import { screen, speaks } from '#client/access/screen.ts'
import { askedOf } from './list/asked.ts'
import type { OrderList } from './orderPlace.ts'

const list = (only: OrderList) =>
  screen(
    `order/${only}`,
    async () => {
      const { ProcessingOrdersPage, ApprovedOrdersPage } = await import('./list/OrdersPage.tsx')
      return only === 'processing' ? ProcessingOrdersPage : ApprovedOrdersPage
    },
    async () => (await import('#client/generated/operations/Orders.ts')).OrdersDocument,
    ({ search }) => askedOf(only, search),
  )

const review = (only: OrderList) =>
  speaks(
    ['orders.quotations'],
    screen(
      `order/${only}/order-review/:orderId`,
      async () => (await import('./order/OrderPage.tsx')).OrderPage,
      async () => (await import('#client/generated/operations/Order.ts')).OrderDocument,
    ),
  )

const edit = (path: string) =>
  screen(
    `order/${path}/:orderId`,
    async () => (await import('./saveOrder/EditOrderPage.tsx')).EditOrderPage,
    async () => (await import('#client/generated/operations/Order.ts')).OrderDocument,
  )

/** Below `/private`. None of them needs a project: an order knows its own. */
export const orderRoutes: RouteObject[] = [
  list('processing'),
  list('approved'),
  screen('order/request', async () => (await import('./saveOrder/NewOrderPage.tsx')).NewRequestPage),
  screen('order/quotation', async () => (await import('./saveOrder/NewOrderPage.tsx')).NewQuotePage),
  speaks(
    ['orders.quotations'],
    screen(
      'order/processing/order-review/:orderId/quotations',
      async () => (await import('./quotations/ComparePage.tsx')).ComparePage,
      async () => (await import('#client/generated/operations/ComparedQuotations.ts')).ComparedQuotationsDocument,
    ),
  ),
  speaks(
    ['orders.quotations'],
    screen(
      'order/quotations',
      async () => (await import('./quotations/AskedPage.tsx')).AskedPage,
      async () => (await import('#client/generated/operations/AskedQuotations.ts')).AskedQuotationsDocument,
    ),
  ),
  speaks(
    ['orders.quotations'],
    screen(
      'order/quotations/:quotationId',
      async () => (await import('./quotations/QuotationPage.tsx')).QuotationPage,
      async () => (await import('#client/generated/operations/Quotation.ts')).QuotationDocument,
    ),
  ),
  review('processing'),
  review('approved'),
  edit('order-edit'),
  edit('order-request-edit'),
]
