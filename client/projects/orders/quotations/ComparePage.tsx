import { chakra, Heading } from '@chakra-ui/react'
import { Scale } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import type { Own } from '#client/access/own.ts'
import { shownData } from '#client/access/pagesOf.ts'
import { screenQuery } from '#client/access/screenQuery.tsx'
import { type ComparedQuotationsQuery, useOrderQuery } from '#client/generated/graphql.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { Answered } from '#client/records/Answered.tsx'
import { Sheet } from '#client/ui/Card.tsx'
import { notify } from '#client/ui/notify.ts'
import { Stack } from '#client/ui/Page.tsx'
import { LoadingRows } from '#client/ui/skeletons.tsx'
import { EmptyState } from '#client/ui/states.tsx'
import { useAct } from '#client/ui/useAct.ts'
import { useMediaQuery } from '#client/ui/useMediaQuery.ts'
import { writtenDay, writtenMoney } from '#client/ui/writing.ts'
import { useOrder } from '../order/useOrder.ts'
import { orderPath, ordersPath } from '../orderPlace.ts'
import { OrderShell, OrderTrail } from '../OrderShell.tsx'
import { CompareCards } from './CompareCards.tsx'
import { CompareTable } from './CompareTable.tsx'
import { type Compared, useTakeOver } from './useQuotations.ts'

/** What several firms would take for one order, side by side; below each other where the screen is narrow. */
export function ComparePage(own: Own<ComparedQuotationsQuery['quotations']>) {
  const orderAsked = useOrderQuery({ variables: { orderId: own.variables['orderId'] }, ...screenQuery })
  const { order, project } = useOrder({ data: shownData(orderAsked)?.order })
  const title = useText()('orders.quotations.compareTitle')
  const back = order ? orderPath(order) : ordersPath('processing')
  return (
    <OrderShell title={title} back={back} error={own.error}>
      <Answered answer={{ ...own, data: own.data?.nodes.toReversed() }} skeleton={<LoadingRows count={6} />}>
        {(quotations) => (
          <Stack gap="5">
            <chakra.header display="grid" gap="2">
              <OrderTrail project={project} list={ordersPath('processing', order?.projectId)} here={title} />
              <Heading as="h1" textStyle="display" tabIndex={-1} overflowWrap="anywhere">
                {order?.title ?? title}
              </Heading>
              <Answers quotations={quotations} />
            </chakra.header>
            {quotations.length ? (
              <Comparison quotations={quotations} back={back} />
            ) : (
              <EmptyState icon={Scale} title={<Text id="orders.quotations.noneAsked" />}>
                <Text id="orders.quotations.none" />
              </EmptyState>
            )}
          </Stack>
        )}
      </Answered>
    </OrderShell>
  )
}

const Answers = ({ quotations }: { quotations: readonly Compared[] }) => {
  const answered = quotations.filter(({ status }) => status !== 'asked').length
  const until = quotations.find(({ answerBy }) => answerBy)?.answerBy
  return (
    <chakra.p textStyle="meta" color="muted">
      <Text id="orders.quotations.answered" values={{ answered, count: quotations.length }} />
      {until && (
        <>
          {' · '}
          <Text id="orders.quotations.until" values={{ date: writtenDay(until) }} />
        </>
      )}
      {' · '}
      <Text id="orders.quotations.apart" />
    </chakra.p>
  )
}

function Comparison({ quotations, back }: { quotations: readonly Compared[]; back: string }) {
  const isWide = useMediaQuery('(min-width: 960px)')
  const takeOver = useTakeOver()
  const navigate = useNavigate()
  const [isBusy, act] = useAct()
  async function take(quotation: Compared) {
    try {
      await takeOver(quotation)
      notify.success('orders.quotations.takenDone', { values: { firm: quotation.firmName, sum: writtenMoney(quotation.gross) } })
      void navigate(back)
    } catch {
      notify.warning('orders.quotations.late')
    }
  }
  const shown = { quotations, isBusy, onTake: (quotation: Compared) => act(() => take(quotation)) }
  return isWide ? (
    <Sheet flush overflowX="auto">
      <CompareTable {...shown} />
    </Sheet>
  ) : (
    <CompareCards {...shown} />
  )
}
