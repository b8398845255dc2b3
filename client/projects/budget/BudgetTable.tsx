import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Text, useText } from '#client/messages/Text.tsx'
import { Sheet } from '#client/ui/Card.tsx'
import { writtenMoney } from '#client/ui/writing.ts'
import type { Budget } from './useBudget.ts'

const columns = ['planned', 'ordered', 'approved', 'remaining'] as const

/** Line by line; on a phone the figures stand below their trade. */
export function BudgetTable({ budget: { lines, plannedTotal, askedTotal, orderTotal, remaining } }: { budget: Budget }) {
  const sum = (of: 'askedAmount' | 'orderAmount') => lines?.reduce((all, line) => all + line[of], 0) ?? 0
  /** Ordered of trades that nothing was planned of. */
  const [unplannedAsked, approved] = [askedTotal - sum('askedAmount'), orderTotal - sum('orderAmount')]
  return (
    <Sheet flush>
      <Table>
        <thead>
          <tr>
            <th scope="col">
              <Text id="projects.budget.trade" />
            </th>
            {columns.map((column) => (
              <th key={column} scope="col">
                <Text id={`projects.budget.${column}`} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines?.map((line) => (
            <Line key={line.id} figures={[line.amount, line.askedAmount, line.orderAmount, line.remaining]}>
              <Text id={`trades.${line.trade}`} />
              {line.description && <span>{line.description}</span>}
            </Line>
          ))}
          {(unplannedAsked > least || approved > least) && (
            <Line figures={[0, unplannedAsked, approved, -approved]}>
              <Text id="projects.budget.unplanned" />
            </Line>
          )}
        </tbody>
        <tfoot>
          <Line figures={[plannedTotal, askedTotal, orderTotal, remaining]}>
            <Text id="projects.budget.total" />
          </Line>
        </tfoot>
      </Table>
    </Sheet>
  )
}

/** Less than an øre is nothing. */
const least = 0.005

function Line({ figures, children }: { figures: readonly number[]; children: ReactNode }) {
  const text = useText()
  return (
    <tr>
      <th scope="row">{children}</th>
      {columns.map((column, index) => (
        <chakra.td key={column} data-label={text(`projects.budget.${column}`)} color={figures[index]! < -least ? 'critical.fg' : undefined}>
          {writtenMoney(figures[index]!)}
        </chakra.td>
      ))}
    </tr>
  )
}

const Table = chakra('table', {
  base: {
    width: 'full',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': {
      paddingBlock: '12px',
      paddingInline: { base: '3', md: '4' },
      textAlign: 'end',
      whiteSpace: 'nowrap',
      fontWeight: 'regular',
    },
    '& th:first-of-type': { textAlign: 'start', whiteSpace: 'normal' },
    '& thead th': { textStyle: 'meta', color: 'muted' },
    '& tbody th': { fontWeight: 'medium' },
    '& tbody th > span': { display: 'block', textStyle: 'meta', color: 'muted', fontWeight: 'regular', overflowWrap: 'anywhere' },
    '& tbody tr, & tfoot tr': { borderTopWidth: '1px' },
    '& tfoot th, & tfoot td': { fontWeight: 'strong' },
    smDown: {
      '& thead': { display: 'none' },
      '& tr': { display: 'block', paddingBlock: '2' },
      '& th': { display: 'block', paddingBlock: '1' },
      '& td': { display: 'flex', justifyContent: 'space-between', gap: '4', paddingBlock: '1' },
      '& td::before': { content: 'attr(data-label)', textStyle: 'meta', color: 'muted', fontWeight: 'regular' },
    },
  },
})
