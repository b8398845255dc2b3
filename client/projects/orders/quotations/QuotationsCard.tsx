import { Button, chakra } from '@chakra-ui/react'
import { Scale, UsersRound } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { Text } from '#client/messages/Text.tsx'
import { Card } from '#client/ui/Card.tsx'
import { fetched } from '#client/ui/fetched.tsx'
import { ListRow, Rows } from '#client/ui/ListRow.tsx'
import { writtenMoney } from '#client/ui/writing.ts'
import { mostQuotations } from '#schema/projects/quotationTypes.ts'
import type { Order } from '../order/useOrder.ts'
import { comparisonPath } from '../orderPlace.ts'
import { QuotationState } from './QuotationState.tsx'
import { useComparedQuotations } from './useQuotations.ts'

const AskDialog = fetched(async () => (await import('./AskDialog.tsx')).AskDialog)

/** Who was asked what they would take, and asking more, for those who run the project. */
export function QuotationsCard({ order }: { order: Order }) {
  const [isAsking, setAsking] = useState(false)
  const quotations = useComparedQuotations(order.id).data ?? []
  const isTaken = quotations.some(({ status }) => status === 'taken')
  const mayAsk = order.may.includes('ask') && !isTaken && quotations.length < mostQuotations
  if (!mayAsk && !quotations.length) return null
  return (
    <Card title={<Text id="orders.quotations.title" />}>
      <chakra.div display="grid" gap="3">
        {quotations.length ? (
          <Rows>
            {quotations.map(({ id, firmName, status, gross }) => (
              <ListRow
                key={id}
                title={firmName}
                meta={<QuotationState status={status} />}
                value={status === 'given' || status === 'taken' ? writtenMoney(gross) : undefined}
              />
            ))}
          </Rows>
        ) : (
          <chakra.p color="muted">
            <Text id="orders.quotations.none" />
          </chakra.p>
        )}
        {quotations.length > 0 && (
          <Button asChild>
            <Link to={comparisonPath(order.id)}>
              <Scale aria-hidden />
              <Text id="orders.quotations.compare" />
            </Link>
          </Button>
        )}
        {mayAsk && (
          <Button onPointerEnter={AskDialog.beforehand} onClick={() => setAsking(true)}>
            <UsersRound aria-hidden />
            <Text id={quotations.length ? 'orders.quotations.askMore' : 'orders.quotations.ask'} />
          </Button>
        )}
      </chakra.div>
      {isAsking && <AskDialog order={order} askedBefore={quotations} onClose={() => setAsking(false)} />}
    </Card>
  )
}
