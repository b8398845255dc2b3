import { Button, chakra } from '@chakra-ui/react'
import { CalendarClock, CircleAlert, Hourglass, type LucideIcon, Paperclip, Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import { FileLink } from '#client/files/FileLink.tsx'
import { Text } from '#client/messages/Text.tsx'
import { Card } from '#client/ui/Card.tsx'
import { IconTile, ListRow, Rows } from '#client/ui/ListRow.tsx'
import { writtenDay, writtenMoment, writtenMoney } from '#client/ui/writing.ts'
import { OrderLines } from '../order/OrderLines.tsx'
import type { Priceable } from './quotationValues.ts'
import type { Quotation } from './useQuotations.ts'

interface SentPriceProps {
  quotation: Priceable & Pick<Quotation, 'answeredAt' | 'gross'> & Partial<Pick<Quotation, 'answeredBy' | 'documents'>>
  /** Where several stand on a screen: of which this is. */
  titles?: Readonly<Record<'sent' | 'lines', ReactNode>>
  /** Opens the form again; left out where nothing can be changed. */
  onChange?: (() => void) | undefined
}

/** What the firm has answered, as it was sent: when, what it comes to, by which terms, with which papers. */
export function SentPrice({ quotation, titles, onChange }: SentPriceProps) {
  const { answeredAt, answeredBy, gross, startsOn, endsOn, validUntil, daysAdded, reservations, documents, lines } = quotation
  const days = [startsOn, endsOn].map((day) => (day ? writtenDay(day) : '…')).join(' – ')
  return (
    <>
      <Card title={titles?.sent ?? <Text id="orders.quotations.sent" />}>
        <chakra.b display="block" fontSize="34px" lineHeight="1.2" fontVariantNumeric="tabular-nums">
          {writtenMoney(gross)}
        </chakra.b>
        {answeredAt && (
          <chakra.p textStyle="meta" color="muted">
            <Text id="orders.quotations.sentAt" values={{ moment: writtenMoment(answeredAt), who: answeredBy ?? '–' }} />
          </chakra.p>
        )}
        <Rows>
          {(startsOn || endsOn) && <PriceTerm icon={CalendarClock} title={<Text id="orders.quotations.timing" />} detail={days} />}
          {validUntil && <PriceTerm icon={Hourglass} title={<Text id="orders.form.validUntil" />} detail={writtenDay(validUntil)} />}
          {!!daysAdded && (
            <PriceTerm
              icon={CalendarClock}
              title={<Text id="orders.handover" />}
              detail={<Text id="orders.handoverLater" values={{ count: daysAdded }} />}
            />
          )}
          {reservations && <PriceTerm icon={CircleAlert} title={<Text id="orders.quotations.reservations" />} detail={reservations} />}
          {documents?.map(({ id, customName, file }) => (
            <PriceTerm key={id} icon={Paperclip} title={customName} detail={<FileLink file={file} preview />} />
          ))}
        </Rows>
        {onChange && (
          <Button marginTop="4" onClick={onChange}>
            <Pencil aria-hidden />
            <Text id="orders.quotations.retype" />
          </Button>
        )}
      </Card>
      <OrderLines lines={lines ?? []} {...(titles && { title: titles.lines })} />
    </>
  )
}

const PriceTerm = ({ icon, title, detail }: { icon: LucideIcon; title: ReactNode; detail: ReactNode }) => (
  <ListRow media={<IconTile icon={icon} />} title={title} meta={<chakra.span whiteSpace="pre-line">{detail}</chakra.span>} />
)
