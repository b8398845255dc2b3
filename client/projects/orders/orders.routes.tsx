import type { RouteObject } from 'react-router-dom'
import { screen } from '#client/access/screen.ts'
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
    ({ request }) => askedOf(only, new URL(request.url).searchParams),
  )

const review = (only: OrderList) =>
  screen(
    `order/${only}/order-review/:orderId`,
    async () => (await import('./order/OrderPage.tsx')).OrderPage,
    async () => (await import('#client/generated/operations/Order.ts')).OrderDocument,
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
  review('processing'),
  review('approved'),
  edit('order-edit'),
  edit('order-request-edit'),
]
