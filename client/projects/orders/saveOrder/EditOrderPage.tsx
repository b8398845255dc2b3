import { Button } from '@chakra-ui/react'
import { Lock } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { Own } from '#client/access/own.ts'
import type { ProjectFrameFragment } from '#client/generated/graphql.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { Answered } from '#client/records/Answered.tsx'
import { fetched } from '#client/ui/fetched.tsx'
import { Stack } from '#client/ui/Page.tsx'
import { EmptyState } from '#client/ui/states.tsx'
import { type Order, useOrder } from '../order/useOrder.ts'
import { orderPath, ordersPath } from '../orderPlace.ts'
import { OrderFormHeader, OrderShell } from '../OrderShell.tsx'

const OrderForm = fetched(async () => (await import('./OrderForm.tsx')).OrderForm)

/** An order that is not sent yet: what it says, what it costs, and its papers. */
export function EditOrderPage(own: Own<Order>) {
  const { order, project, answer } = useOrder(own)
  const text = useText()
  const title = text(order?.type === 'request' ? 'orders.form.editRequest' : 'orders.form.editQuote')
  return (
    <OrderShell title={title} back={order ? orderPath(order) : ordersPath('processing')} error={own.error} narrow>
      <Answered answer={answer} skeleton={<OrderForm.Skeleton />}>
        {(known) => <Editing key={known.id} order={known} project={project} title={title} onRead={own.again} />}
      </Answered>
    </OrderShell>
  )
}

interface EditingProps {
  order: Order
  project: ProjectFrameFragment | undefined
  title: string
  onRead: Own<Order>['again']
}

function Editing({ order, project, title, onRead }: EditingProps) {
  const here = useText()('orders.number', { number: order.number })
  return (
    <Stack gap={order.may.includes('edit') ? '8' : '6'}>
      <OrderFormHeader project={project} list={ordersPath('processing', order.projectId)} here={here} title={title}>
        {here}, {order.title}
      </OrderFormHeader>
      {order.may.includes('edit') ? (
        <OrderForm order={order} project={project} onRead={onRead} />
      ) : (
        <EmptyState
          icon={Lock}
          title={<Text id="orders.form.wrongKind" />}
          action={
            <Button asChild>
              <Link to={orderPath(order)}>{here}</Link>
            </Button>
          }
        >
          <Text id="orders.form.wrongKindText" />
        </EmptyState>
      )}
    </Stack>
  )
}
