import { chakra } from '@chakra-ui/react'
import { BellDot } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { OrderRowPartsFragment } from '#client/generated/graphql.ts'
import { Text } from '#client/messages/Text.tsx'
import { State } from '#client/ui/marks.tsx'
import { writtenDay, writtenMoney } from '#client/ui/writing.ts'
import { orderPath } from '../orderPlace.ts'
import { OrderState } from '../OrderState.tsx'

interface OrderRowProps {
  order: OrderRowPartsFragment
  /** What its project is called, where that is not said above. */
  project: string | undefined
}

/** One order: what it is, where, what it costs and how far it has come. What is new stands out until it is opened. */
export const OrderRow = ({ order, project }: OrderRowProps) => {
  const { number, type, title, trade, subcontractorName, dueDate, gross, isUnseen } = order
  return (
    <li>
      <Row to={orderPath(order)} data-unseen={isUnseen || undefined}>
        <chakra.span minWidth="0" flex="1 1 260px">
          <chakra.b display="block" overflowWrap="anywhere">
            {title}
          </chakra.b>
          <Meta>
            <span>
              <Text id="orders.number" values={{ number }} />
            </span>
            <span>
              <Text id={`orders.type.${type}`} />
            </span>
            {project && <span>{project}</span>}
            {trade && (
              <span>
                <Text id={`trades.${trade}`} />
              </span>
            )}
            {subcontractorName && <span>{subcontractorName}</span>}
            {dueDate && (
              <span>
                <Text id="orders.dueOn" values={{ date: writtenDay(dueDate) }} />
              </span>
            )}
          </Meta>
        </chakra.span>
        <chakra.span display="flex" flexWrap="wrap" alignItems="center" gap="3">
          {isUnseen && (
            <State icon={BellDot} tone="accent">
              <Text id="orders.unseen" />
            </State>
          )}
          <OrderState order={order} />
          <chakra.span textStyle="figures" minWidth={{ md: '140px' }} textAlign="end">
            {gross ? writtenMoney(gross) : <Text id={gross === null ? 'orders.othersPrice' : 'orders.noPrice'} />}
          </chakra.span>
        </chakra.span>
      </Row>
    </li>
  )
}

const Row = chakra(Link, {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '5',
    rowGap: '2',
    minHeight: '64px',
    paddingBlock: '3',
    paddingInline: { base: '5', sm: '6' },
    color: 'inherit',
    textDecoration: 'none',
    _hover: { bg: 'sunken' },
    '&[data-unseen]': { boxShadow: 'inset 3px 0 {colors.accent}' },
  },
})
const Meta = chakra('span', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '3',
    textStyle: 'meta',
    color: 'muted',
    fontVariantNumeric: 'tabular-nums',
  },
})
