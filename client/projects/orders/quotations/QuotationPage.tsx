import { chakra, Heading } from '@chakra-ui/react'
import { useState } from 'react'
import type { Own } from '#client/access/own.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { Answered } from '#client/records/Answered.tsx'
import { Sheet } from '#client/ui/Card.tsx'
import { fetched } from '#client/ui/fetched.tsx'
import { Stack } from '#client/ui/Page.tsx'
import { TextLink } from '#client/ui/TextLink.tsx'
import { writtenDay, writtenMoment } from '#client/ui/writing.ts'
import { OrderLines } from '../order/OrderLines.tsx'
import { OrderPapers } from '../order/OrderPapers.tsx'
import { askedPath, comparisonPath, orderPath } from '../orderPlace.ts'
import { OrderShell } from '../OrderShell.tsx'
import { QuotationState } from './QuotationState.tsx'
import { SentPrice } from './SentPrice.tsx'
import type { Quotation } from './useQuotations.ts'

const QuotationForm = fetched(async () => (await import('./QuotationForm.tsx')).QuotationForm)

/** Where whoever answers comes from: a firm from what it was asked, and who types for one that is not here from all of them. */
const backOf = ({ isHere, orderId }: Quotation) => (isHere ? askedPath : comparisonPath(orderId))

/** What a firm was asked, and what it answers: its own price, and nobody else's. */
export function QuotationPage(own: Own<Quotation>) {
  const text = useText()
  const kind = text('orders.quotations.one')
  const title = own.data ? `${kind}: ${own.data.title}` : kind
  return (
    <OrderShell title={title} back={own.data ? backOf(own.data) : askedPath} error={own.error} narrow>
      <Answered answer={own} skeleton={<QuotationForm.Skeleton />}>
        {(quotation) => <Answering key={quotation.id} quotation={quotation} onRead={own.again} />}
      </Answered>
    </OrderShell>
  )
}

function Answering({ quotation, onRead }: { quotation: Quotation; onRead: () => Promise<unknown> }) {
  const { title, firmName, askedBy, askedAt, projectName, answerBy, status, description, dueDate, papers, lines, may, isHere, orderId } =
    quotation
  const [isChanging, setChanging] = useState(false)
  return (
    <Stack gap="6">
      <chakra.header display="grid" gap="2">
        <chakra.span hideBelow="md">
          <TextLink to={backOf(quotation)}>
            <Text id={isHere ? 'orders.quotations.mine' : 'orders.quotations.compareTitle'} />
          </TextLink>
        </chakra.span>
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="2" textStyle="meta" color="muted">
          <QuotationState status={status} />
          <span>
            <Text id="orders.quotations.from" values={{ who: askedBy, project: projectName, moment: writtenMoment(askedAt) }} />
          </span>
        </chakra.div>
        <Heading as="h1" textStyle="display" tabIndex={-1} overflowWrap="anywhere">
          {title}
        </Heading>
        <chakra.p textStyle="meta" color="muted">
          <Text id="orders.for" values={{ name: firmName }} />
          {answerBy && (
            <>
              {' · '}
              <Text id="orders.quotations.until" values={{ date: writtenDay(answerBy) }} />
            </>
          )}
          {dueDate && (
            <>
              {' · '}
              <Text id="orders.dueOn" values={{ date: writtenDay(dueDate) }} />
            </>
          )}
        </chakra.p>
      </chakra.header>
      {description && (
        <Sheet>
          <chakra.p whiteSpace="pre-line" overflowWrap="anywhere">
            {description}
          </chakra.p>
        </Sheet>
      )}
      {!!papers?.length && <OrderPapers papers={papers} />}
      <chakra.p textStyle="meta" color="muted">
        <Text id={isHere ? 'orders.quotations.private' : 'orders.quotations.typed'} values={{ who: askedBy, firm: firmName }} />
      </chakra.p>
      {may.includes('give') && (status !== 'given' || isChanging) ? (
        <QuotationForm
          quotation={quotation}
          onRead={onRead}
          after={isHere ? undefined : backOf(quotation)}
          onGiven={() => setChanging(false)}
        />
      ) : may.includes('give') ? (
        <SentPrice quotation={quotation} onChange={() => setChanging(true)} />
      ) : (
        <>
          <chakra.p>
            <Text id={status === 'taken' ? 'orders.quotations.wasTaken' : 'orders.quotations.over'} />
          </chakra.p>
          {status === 'taken' && (
            <TextLink to={orderPath({ id: orderId, status: 'open' })}>
              <Text id="orders.quotations.toOrder" />
            </TextLink>
          )}
          {status === 'declined' ? <OrderLines lines={lines ?? []} /> : status !== 'asked' && <SentPrice quotation={quotation} />}
        </>
      )}
    </Stack>
  )
}
