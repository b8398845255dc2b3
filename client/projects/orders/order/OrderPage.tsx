import { chakra, Heading } from '@chakra-ui/react'
import { useEffect } from 'react'
import type { Own } from '#client/access/own.ts'
import type { ProjectFrameFragment } from '#client/generated/graphql.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { privateProjectPath } from '#client/projects/projectPlace.ts'
import { mayIn } from '#client/projects/projectRights.ts'
import { Answered } from '#client/records/Answered.tsx'
import { Sheet } from '#client/ui/Card.tsx'
import { fetched } from '#client/ui/fetched.tsx'
import { Stack } from '#client/ui/Page.tsx'
import { Loading, SkeletonLine, SkeletonRows } from '#client/ui/skeletons.tsx'
import { TextLink } from '#client/ui/TextLink.tsx'
import { writtenMoment } from '#client/ui/writing.ts'
import { CustomerCard } from '../customer/CustomerCard.tsx'
import { listOf, ordersPath, taskPath } from '../orderPlace.ts'
import { OrderShell, OrderTrail } from '../OrderShell.tsx'
import { OrderState } from '../OrderState.tsx'
import { QuotationsCard } from '../quotations/QuotationsCard.tsx'
import { Bound } from './Bound.tsx'
import { Frozen } from './Frozen.tsx'
import { OrderActions } from './OrderActions.tsx'
import { OrderCourse } from './OrderCourse.tsx'
import { OrderLines } from './OrderLines.tsx'
import { OrderPapers } from './OrderPapers.tsx'
import { TakenBack } from './TakenBack.tsx'
import { type Order, useOrder, useOrderMoves } from './useOrder.ts'

// It stands at the foot of the page, and what a form is made of weighs more than all the rest.
const CommentForm = fetched(async () => (await import('./CommentForm.tsx')).CommentForm)

/** One order, as far as the viewer may see it: what a yes binds, what has happened, and what can be done with it now. */
export function OrderPage(own: Own<Order>) {
  const { order, project, answer } = useOrder(own)
  const text = useText()
  const title = order ? `${text('orders.number', { number: order.number })}: ${order.title}` : text('orders.one')
  const back = ordersPath(order ? listOf(order.status) : 'processing', order?.projectId)
  return (
    <OrderShell title={title} back={back} error={own.error}>
      <Answered answer={answer} skeleton={<OrderSkeleton />}>
        {(shownOrder) => <Review order={shownOrder} project={project} onRead={own.again} />}
      </Answered>
    </OrderShell>
  )
}

interface ReviewProps {
  order: Order
  project: ProjectFrameFragment | undefined
  onRead: () => Promise<unknown>
}

function Review({ order, project, onRead }: ReviewProps) {
  const moves = useOrderMoves(order)
  const { approval, isUnseen, movedAt, lines, documents, events } = order
  // Whoever has it on the screen has seen what is new.
  useEffect(() => {
    if (isUnseen) moves.see(movedAt)
  })
  return (
    <Stack gap="6">
      <Header order={order} project={project} />
      <TakenBack order={order} />
      <Columns>
        <Stack gap="6">
          {approval && <Frozen order={order} approval={approval} />}
          <Bound order={order} project={project} />
          {order.description && (
            <Sheet>
              <chakra.p whiteSpace="pre-line" overflowWrap="anywhere">
                {order.description}
              </chakra.p>
            </Sheet>
          )}
          {order.seesPrices && <OrderLines lines={lines ?? []} />}
          <OrderPapers papers={documents ?? []} />
        </Stack>
        <Stack gap="6">
          <OrderActions order={order} seesBudget={project?.canViewBudget} moves={moves} onRead={onRead} />
          {order.customerIsMissing && <CustomerCard order={order} />}
          {project && mayIn(project, 'update project') && <QuotationsCard order={order} />}
          <OrderCourse events={events ?? []} />
          {project && mayIn(project, 'create orders') && <CommentForm onSend={moves.comment} />}
        </Stack>
      </Columns>
    </Stack>
  )
}

function Header({ order, project }: Omit<ReviewProps, 'onRead'>) {
  const text = useText()
  const { number, type, title, trade, madeBy, createdAt, subcontractorName, status, projectId } = order
  const who = { type: text(`orders.type.${type}`), moment: writtenMoment(createdAt), who: madeBy }
  return (
    <Head as="header">
      <OrderTrail project={project} list={ordersPath(listOf(status), projectId)} here={text('orders.number', { number })} />
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="2" textStyle="meta" color="muted">
        <OrderState order={order} />
        <span>
          <Text id="orders.number" values={{ number }} />
          {' · '}
          <Text id="orders.madeBy" values={who} />
        </span>
      </chakra.div>
      <Heading as="h1" textStyle="display" tabIndex={-1} overflowWrap="anywhere">
        {title}
      </Heading>
      {/* Its line is there before it is known who does the work: nothing below may move. */}
      <chakra.p textStyle="meta" color="muted" minHeight="1lh">
        {[
          trade && text(`trades.${trade}`),
          subcontractorName
            ? text('orders.for', { name: subcontractorName })
            : order.seesPrices && project && text('orders.forUs', { company: project.companyName }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </chakra.p>
      <GrewOutOf order={order} project={project} />
    </Head>
  )
}

/** What it grew out of, for whoever follows it up: what was amiss in the project, or the plan of the house. */
function GrewOutOf({ order, project }: Omit<ReviewProps, 'onRead'>) {
  const { projectId, deviationId, taskId } = order
  const task = project && taskId && mayIn(project, 'plan deviations') ? taskPath(order, project.estate.estateId) : undefined
  const to = deviationId ? `${privateProjectPath(projectId)}/deviations/${deviationId}` : task
  return (
    to && (
      <TextLink to={to}>
        <Text id={deviationId ? 'orders.fromDeviation' : 'orders.fromTask'} />
      </TextLink>
    )
  )
}

const OrderSkeleton = () => (
  <Loading>
    <Stack gap="6">
      <Head>
        <chakra.div display={{ base: 'none', md: 'grid' }} height="28px" alignItems="center">
          <SkeletonLine width="280px" of="meta" />
        </chakra.div>
        <SkeletonLine width="240px" of="meta" />
        <SkeletonLine width="360px" of="display" />
        <SkeletonLine width="200px" of="meta" />
      </Head>
      <Columns>
        <Sheet>
          <SkeletonRows count={5} />
        </Sheet>
        <Sheet>
          <SkeletonRows count={3} />
        </Sheet>
      </Columns>
    </Stack>
  </Loading>
)

const Head = chakra('div', { base: { display: 'grid', gap: '2' } })
const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: '6',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 320px', lg: 'minmax(0, 1fr) 360px' },
  },
})
