import { chakra } from '@chakra-ui/react'
import { Building2, CalendarCheck, CircleQuestionMark, Flag, HardHat, Hourglass, type LucideIcon, Percent, Tag, Wallet } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ProjectFrameFragment } from '#client/generated/graphql.ts'
import { Text } from '#client/messages/Text.tsx'
import { Sheet } from '#client/ui/Card.tsx'
import { Rows } from '#client/ui/ListRow.tsx'
import { writtenDay, writtenMoney } from '#client/ui/writing.ts'
import { sumsOf } from '../sums.ts'
import type { Order } from './useOrder.ts'

interface BoundProps {
  order: Order
  project: ProjectFrameFragment | undefined
}

/** What a yes binds, as it stands; to whom the price is not told, that it is another company's. */
export const Bound = (props: BoundProps) => (props.order.seesPrices ? <Sums {...props} /> : <OthersPrice />)

const OthersPrice = () => (
  <Sheet>
    <chakra.b display="block">
      <Text id="orders.othersPriceTitle" />
    </chakra.b>
    <chakra.p color="muted">
      <Text id="orders.othersPriceText" />
    </chakra.p>
  </Sheet>
)

/** The sum first, then all that comes with it. */
function Sums({ order, project }: BoundProps) {
  const { may, lines, dueDate, validUntil, whyOutside, askedOn, subcontractorName, buildingName } = order
  const { gross } = sumsOf(lines ?? [])
  const endDate = project?.endDate
  const days = order.daysAdded ?? 0
  const who = subcontractorName ?? project?.companyName
  return (
    <Sheet>
      <chakra.span display="block" textStyle="meta" color="muted">
        <Text id={may.includes('approve') ? 'orders.toApprove' : 'orders.sum'} />
      </chakra.span>
      <chakra.b display="block" fontSize="34px" lineHeight="1.2" fontVariantNumeric="tabular-nums" marginBottom="3">
        {gross ? writtenMoney(gross) : <Text id="orders.noPrice" />}
      </chakra.b>
      <Rows>
        {gross !== 0 && <PriceRows order={order} />}
        {buildingName && <Row icon={Building2} title={<Text id="orders.building" />} value={buildingName} />}
        {dueDate && <Row icon={CalendarCheck} title={<Text id="orders.dueDate" />} value={writtenDay(dueDate)} />}
        {endDate && (
          <Row
            icon={Flag}
            title={<Text id="orders.handover" />}
            meta={<Text id={days ? 'orders.handoverLater' : 'orders.handoverSame'} values={{ count: days }} />}
            value={writtenDay(later(endDate, days))}
          />
        )}
        {validUntil && <Row icon={Hourglass} title={<Text id="orders.until" />} value={writtenDay(validUntil)} />}
        {(whyOutside || askedOn) && (
          <Row
            icon={CircleQuestionMark}
            title={<Text id="orders.outside" />}
            meta={whyOutside}
            value={askedOn && <Text id="orders.askedOn" values={{ date: writtenDay(askedOn) }} />}
          />
        )}
        {who && may.includes('approve') && (
          <Row icon={HardHat} title={<Text id="orders.starts" values={{ who }} />} meta={<Text id="orders.startsText" />} />
        )}
      </Rows>
    </Sheet>
  )
}

/** What the sum is made of, and how firm it is. Without a price there is neither. */
function PriceRows({ order: { lines, priceKind, isForConsumer } }: Pick<BoundProps, 'order'>) {
  const { net, rates, most } = sumsOf(lines ?? [])
  return (
    <>
      <Row icon={Wallet} title={<Text id="orders.net" />} value={writtenMoney(net)} />
      {rates.map(({ rate, vat }) => (
        <Row key={rate} icon={Percent} title={<Text id="orders.vat" values={{ rate }} />} value={writtenMoney(vat)} />
      ))}
      <Row
        icon={Tag}
        title={<Text id={`orders.priceKind.${priceKind}`} />}
        meta={
          priceKind === 'ESTIMATE' && !isForConsumer ? (
            <Text id="orders.estimateOfFirms" />
          ) : (
            <Text id={`orders.priceMeans.${priceKind}`} values={{ most: writtenMoney(most) }} />
          )
        }
      />
    </>
  )
}

/** A day so many days later. */
function later(day: string, days: number) {
  const date = new Date(`${day.slice(0, 10)}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

const Row = ({ icon: Icon, title, meta, value }: { icon: LucideIcon; title: ReactNode; meta?: ReactNode; value?: ReactNode }) => (
  <chakra.li display="flex" alignItems="baseline" gap="3" paddingBlock="3">
    <chakra.span color="muted" alignSelf="start" marginTop="2px">
      <Icon size={20} aria-hidden />
    </chakra.span>
    <chakra.span flex="1" minWidth="0" overflowWrap="anywhere">
      <chakra.b display="block" fontWeight="medium">
        {title}
      </chakra.b>
      {meta && (
        <chakra.span textStyle="meta" color="muted">
          {meta}
        </chakra.span>
      )}
    </chakra.span>
    {value && (
      <chakra.span textStyle="figures" textAlign="end" fontWeight="strong">
        {value}
      </chakra.span>
    )}
  </chakra.li>
)
