import { Button, chakra } from '@chakra-ui/react'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { Failure } from '#client/access/failure.ts'
import { tellFailure } from '#client/access/tellFailure.ts'
import { isOver } from '#client/access/useMailedLink.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { Card } from '#client/ui/Card.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import { Note } from '#client/ui/Note.tsx'
import { notify } from '#client/ui/notify.ts'
import { Stack } from '#client/ui/Page.tsx'
import { writtenDay } from '#client/ui/writing.ts'
import { PriceFields, SendPrice } from '../orders/quotations/PriceFields.tsx'
import { quotationRules, type QuotationValues, valuesOf } from '../orders/quotations/quotationValues.ts'
import { SentPrice } from '../orders/quotations/SentPrice.tsx'
import { type AskedPrice, type Errand, readErrand, sendPrice } from './supplierLink.ts'

interface PriceCardProps {
  linkKey: string
  price: AskedPrice
  firm: string
  /** That alone waits for a price: it stands ready to be typed. Of several each is opened. */
  isOnly: boolean
  onGiven: (errand: Errand) => void
  onOver: () => void
}

/** What is asked for, and the firm's price of it: typed, or as it was sent. */
export function PriceCard({ linkKey, price, firm, isOnly, onGiven, onOver }: PriceCardProps) {
  const { quotationId, title, description, answerBy, dueDate, status, isOpen } = price
  const [wasLate, setLate] = useState(false)
  const text = useText()
  const isGiven = status === 'given' || status === 'taken'
  const [isTyping, setTyping] = useState(isOnly && status === 'asked')
  async function give(values: QuotationValues) {
    try {
      onGiven(await sendPrice(linkKey, price, values))
    } catch (error) {
      if (isOver(error)) return onOver()
      if (!(error instanceof Failure) || error.status !== 409) throw error
      // Somebody else answered meanwhile, or a price was chosen.
      const now = await readErrand(linkKey)
      if ('end' in now) return onOver()
      onGiven(now)
      setTyping(now.prices.some((one) => one.quotationId === quotationId && one.status === 'asked'))
      return setLate(true)
    }
    setTyping(false)
    notify.success('orders.quotations.given')
  }
  async function send(values: QuotationValues) {
    setLate(false)
    try {
      await give(values)
      notify.settled(quotationId)
    } catch (error) {
      if (!(error instanceof Failure && error.fields)) tellFailure(error, quotationId)
      throw error
    }
  }
  return (
    <Stack gap="4">
      <Card title={title}>
        <Stack gap="2">
          <chakra.p textStyle="meta" color="muted">
            {[
              answerBy && text('orders.quotations.until', { date: writtenDay(answerBy) }),
              dueDate && text('orders.dueOn', { date: writtenDay(dueDate) }),
            ]
              .filter(Boolean)
              .join(' · ') ||
              (status === 'asked' && isOpen && text('supplierLink.price'))}
          </chakra.p>
          {description && (
            <chakra.p whiteSpace="pre-line" overflowWrap="anywhere">
              {description}
            </chakra.p>
          )}
          {!isOpen && (
            <chakra.p>
              <Text id={status === 'taken' ? 'supplierLink.taken' : 'orders.quotations.over'} />
            </chakra.p>
          )}
        </Stack>
      </Card>
      {wasLate && <Note title={<Text id="orders.quotations.late" />} />}
      {isGiven && !isTyping && (
        <SentPrice
          quotation={{ ...price, answeredBy: firm }}
          titles={{
            sent: <Text id="supplierLink.sent" values={{ title }} />,
            lines: <Text id="supplierLink.lines" values={{ title }} />,
          }}
          {...(isOpen && { onChange: () => setTyping(true) })}
        />
      )}
      {isOpen && !isGiven && !isTyping && (
        <Button onClick={() => setTyping(true)}>
          <Pencil aria-hidden />
          <Text id="supplierLink.give" />
        </Button>
      )}
      {isOpen && isTyping && (
        <Form key={price.version} initialValues={valuesOf(price)} rules={quotationRules} keepsNothing derives onSubmit={send}>
          <PriceFields />
          <SendPrice />
        </Form>
      )}
    </Stack>
  )
}
