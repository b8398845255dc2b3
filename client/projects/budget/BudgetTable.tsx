import { chakra } from '@chakra-ui/react'
import { Text } from '#client/messages/Text.tsx'
import { Sheet } from '#client/ui/Card.tsx'
import { writtenMoney } from '#client/ui/writing.ts'
import type { Budget } from './useBudget.ts'

/** Line by line; on a phone the figures stand below their trade. */
export const BudgetTable = ({ budget: { lines, plannedTotal, orderTotal, total } }: { budget: Budget }) => (
  <Sheet flush>
    <Table>
      <thead>
        <tr>
          <th scope="col">
            <Text id="projects.budget.trade" />
          </th>
          <th scope="col">
            <Text id="projects.budget.planned" />
          </th>
          <th scope="col">
            <Text id="projects.budget.ordered" />
          </th>
          <th scope="col">
            <Text id="projects.budget.sum" />
          </th>
        </tr>
      </thead>
      <tbody>
        {lines?.map(({ id, trade, description, amount, orderAmount, sum }) => (
          <tr key={id}>
            <th scope="row">
              <Text id={`trades.${trade}`} />
              {description && <span>{description}</span>}
            </th>
            <td>{writtenMoney(amount)}</td>
            <td>{writtenMoney(orderAmount)}</td>
            <td>{writtenMoney(sum)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">
            <Text id="projects.budget.total" />
          </th>
          <td>{writtenMoney(plannedTotal)}</td>
          <td>{writtenMoney(orderTotal)}</td>
          <td>{writtenMoney(total)}</td>
        </tr>
      </tfoot>
    </Table>
  </Sheet>
)

const Table = chakra('table', {
  base: {
    width: 'full',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': { padding: '12px 16px', textAlign: 'end', whiteSpace: 'nowrap', fontWeight: 'regular' },
    '& th:first-of-type': { textAlign: 'start', whiteSpace: 'normal' },
    '& thead th': { textStyle: 'meta', color: 'muted' },
    '& tbody th': { fontWeight: 'medium' },
    '& tbody th > span': { display: 'block', textStyle: 'meta', color: 'muted', fontWeight: 'regular', overflowWrap: 'anywhere' },
    '& tbody tr, & tfoot tr': { borderTopWidth: '1px' },
    '& tfoot th, & tfoot td': { fontWeight: 'strong' },
    // A phone has room for the sum, which is what one looks for.
    '& td:nth-of-type(1), & td:nth-of-type(2), & thead th:nth-of-type(2), & thead th:nth-of-type(3)': {
      display: { base: 'none', sm: 'table-cell' },
    },
  },
})
