import { Button, chakra, Heading } from '@chakra-ui/react'
import { Lock } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { useIdentity } from '#client/access/identity.ts'
import type { Own } from '#client/access/own.ts'
import type { ProjectFrameFragment } from '#client/generated/graphql.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { mayIn } from '#client/projects/projectRights.ts'
import { Answered } from '#client/records/Answered.tsx'
import { KeptForm } from '#client/records/KeptForm.tsx'
import { useOpenForm } from '#client/ui/form/useOpenForm.ts'
import { notify } from '#client/ui/notify.ts'
import { Stack } from '#client/ui/Page.tsx'
import { LoadingRows } from '#client/ui/skeletons.tsx'
import { EmptyState } from '#client/ui/states.tsx'
import { type Order, useOrder } from '../order/useOrder.ts'
import { orderPath, ordersPath } from '../orderPlace.ts'
import { OrderShell, OrderTrail } from '../OrderShell.tsx'
import { LineFields } from './LineFields.tsx'
import { OrderFields } from './OrderFields.tsx'
import { orderRules, valuesOf } from './orderValues.ts'
import { Papers } from './Papers.tsx'
import { useOrderParties } from './useOrderParties.ts'
import { useChangeOrder, useOrderBuildings } from './useSaveOrder.ts'

/** An order that is not sent yet: what it says, what it costs, and its papers. */
export function EditOrderPage(own: Own<Order>) {
  const { order, project, asked } = useOrder(own)
  const text = useText()
  const title = text(order?.type === 'request' ? 'orders.form.editRequest' : 'orders.form.editQuote')
  return (
    <OrderShell title={title} back={order ? orderPath(order) : ordersPath('processing')} error={own.error} narrow>
      <Answered answer={asked} skeleton={<LoadingRows count={6} />}>
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
  const [own, setOwn] = useState(0)
  const { opened, open, close } = useOpenForm('paper')
  const text = useText()
  const here = text('orders.number', { number: order.number })
  /** What one does with the papers moves the version on, and is no news to oneself. */
  async function keepUp() {
    setOwn((await onRead())?.version ?? own)
  }
  const head = (
    <chakra.header display="grid" gap="2">
      <OrderTrail project={project} list={ordersPath('processing', order.projectId)} here={here} />
      <Heading as="h1" textStyle="display" tabIndex={-1}>
        {title}
      </Heading>
      <chakra.p color="muted" overflowWrap="anywhere">
        {here}, {order.title}
      </chakra.p>
    </chakra.header>
  )
  if (!order.may.includes('edit')) {
    return (
      <Stack gap="6">
        {head}
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
      </Stack>
    )
  }
  return (
    <Stack gap="8">
      {head}
      {!opened && <Fields order={order} project={project} own={own} />}
      <Papers order={order} opened={opened} onOpen={open} onClose={close} onKept={keepUp} />
    </Stack>
  )
}

function Fields({ order, project, own }: Pick<EditingProps, 'order' | 'project'> & { own: number }) {
  const navigate = useNavigate()
  const { save, newest } = useChangeOrder(order, own)
  const { parties, isAwaited: areParties } = useOrderParties(order.projectId, !!project && mayIn(project, 'update project'))
  const { buildings, isAwaited: areBuildings } = useOrderBuildings(project?.estate.estateId)
  // What an owner asks for is priced by those who run the project.
  const isPriced = useIdentity()?.accountType !== 'customer' || order.type === 'quote'
  const back = orderPath(order)
  // Fields that come later would push away what is typed into.
  if (areParties || areBuildings) return <LoadingRows count={6} />
  return (
    <KeptForm
      submit="orders.form.save"
      values={valuesOf(order)}
      rules={orderRules}
      onSave={async (values) => {
        await save(values)
        notify.success('orders.form.saved')
        void navigate(back)
      }}
      onNewest={newest}
      back={back}
    >
      <OrderFields isPriced={isPriced} parties={parties} buildings={buildings} />
      <LineFields />
    </KeptForm>
  )
}
