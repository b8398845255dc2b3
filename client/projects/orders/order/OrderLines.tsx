import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Text } from '#client/messages/Text.tsx'
import { Card } from '#client/ui/Card.tsx'
import { Count } from '#client/ui/marks.tsx'
import { writtenMoney, writtenNumber, writtenQuantity } from '#client/ui/writing.ts'
import { SumRows } from '../SumRows.tsx'
import { sumsOf } from '../sums.ts'
import type { Order } from './useOrder.ts'

/** Of an order, or of what a firm would take. */
type Line = Omit<NonNullable<Order['lines']>[number], '__typename'>

interface OrderLinesProps {
  lines: readonly Line[]
  /** Where several stand on a screen: which these are. */
  title?: ReactNode
}

/** What it costs, line by line. On a phone quantity and price stand below what they are of. */
export function OrderLines({ lines, title = <Text id="orders.lines.title" /> }: OrderLinesProps) {
  return (
    <Card title={title} aside={<Count>{lines.length}</Count>}>
      {lines.length ? (
        <>
          <Table>
            <thead>
              <tr>
                <th scope="col">
                  <Text id="orders.lines.description" />
                </th>
                <th scope="col">
                  <Text id="orders.lines.quantity" />
                </th>
                <th scope="col">
                  <Text id="orders.lines.unitPrice" />
                </th>
                <th scope="col">
                  <Text id="orders.lines.net" />
                </th>
              </tr>
            </thead>
            <tbody>
              {lines.map((line) => (
                <Row key={line.id} line={line} />
              ))}
            </tbody>
          </Table>
          <SumRows sums={sumsOf(lines)} />
        </>
      ) : (
        <chakra.p color="muted">
          <Text id="orders.lines.none" />
        </chakra.p>
      )}
    </Card>
  )
}

function Row({ line }: { line: Line }) {
  const { description, quantity, unit, unitPrice, vatRate, discount, net } = line
  const amount = [writtenQuantity(quantity), unit].filter(Boolean).join(' ')
  return (
    <tr>
      <th scope="row">
        {description}
        <span>
          <chakra.span hideFrom="sm">
            {amount} × {writtenMoney(unitPrice)} ·{' '}
          </chakra.span>
          <Text id="orders.vat" values={{ rate: vatRate }} />
          {discount > 0 && (
            <>
              {' · '}
              <Text id="orders.lines.off" values={{ percent: writtenNumber(discount) }} />
            </>
          )}
        </span>
      </th>
      <td>{amount}</td>
      <td>{writtenMoney(unitPrice)}</td>
      <td>{writtenMoney(net)}</td>
    </tr>
  )
}

const Table = chakra('table', {
  base: {
    width: 'full',
    marginBottom: '5',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': {
      paddingBlock: '3',
      paddingInlineStart: '4',
      textAlign: 'end',
      whiteSpace: 'nowrap',
      fontWeight: 'regular',
      verticalAlign: 'top',
    },
    '& th:first-of-type': { textAlign: 'start', whiteSpace: 'normal', paddingInlineStart: '0', overflowWrap: 'anywhere' },
    '& thead th': { textStyle: 'meta', color: 'muted' },
    '& tbody th': { fontWeight: 'medium' },
    '& tbody th > span': { display: 'block', textStyle: 'meta', color: 'muted', fontWeight: 'regular' },
    '& tbody tr': { borderTopWidth: '1px' },
    '& td:nth-of-type(1), & td:nth-of-type(2), & thead th:nth-of-type(2), & thead th:nth-of-type(3)': {
      display: { base: 'none', sm: 'table-cell' },
    },
  },
})
