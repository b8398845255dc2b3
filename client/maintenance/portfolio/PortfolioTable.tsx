import { chakra } from '@chakra-ui/react'
import { Scroll } from '#client/maintenance/economy/FigureTable.tsx'
import { Text, useText } from '#client/messages/Text.tsx'
import { Select } from '#client/ui/form/Select.tsx'
import { writtenKroner } from '#client/ui/writing.ts'
import { portfolioOrders } from '#schema/maintenance/portfolio.words.ts'
import { EstateLine } from './EstateLine.tsx'
import { EstateTable, Small } from './EstateTable.tsx'
import { type Estate, filtered, type Order, summed, writtenSum } from './sorted.ts'

interface PortfolioTableProps {
  estates: readonly Estate[]
  /** Of them only the first so many are told by themselves. */
  shown: number
  order: Order
  onOrder: (order: Order) => void
}

/** One estate a line, a card where the screen is narrow; each heading sorts by what is below it, the most urgent first. */
export function PortfolioTable({ estates, shown, order, onOrder }: PortfolioTableProps) {
  const text = useText()
  return (
    <>
      <chakra.label display={{ base: 'block', md: 'none' }} padding="3">
        <chakra.span display="block" textStyle="meta" color="muted" marginBottom="1">
          <Text id="maintenance.portfolio.sortBy" />
        </chakra.span>
        <Select value={order} onChange={({ currentTarget }) => onOrder(currentTarget.value as Order)}>
          {portfolioOrders.map((each) => (
            <option key={each} value={each}>
              {text(`maintenance.portfolio.column.${each}`)}
            </option>
          ))}
        </Select>
      </chakra.label>
      <Scroll label={text('maintenance.portfolio.title')}>
        <EstateTable>
          <thead>
            <tr>
              {portfolioOrders.map((each) => (
                <th key={each} scope="col" aria-sort={order === each ? (each === 'address' ? 'ascending' : 'descending') : undefined}>
                  <Sorts type="button" onClick={() => onOrder(each)}>
                    <Text id={`maintenance.portfolio.column.${each}`} />
                    {order === each && <span aria-hidden>{each === 'address' ? ' ↑' : ' ↓'}</span>}
                  </Sorts>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {estates.slice(0, shown).map((estate) => (
              <EstateLine key={estate.id} estate={estate} />
            ))}
          </tbody>
          <Together estates={estates} />
        </EstateTable>
      </Scroll>
    </>
  )
}

function Together({ estates }: { estates: readonly Estate[] }) {
  const text = useText()
  const { overdueCount, soonCount, spent, budget, endingCount } = summed(estates)
  const bad = filtered(estates, 'bad').length
  return (
    <tfoot>
      <tr>
        <th scope="row">
          <Text id="maintenance.portfolio.together" values={{ count: estates.length }} />
        </th>
        <td data-number data-label={text('maintenance.portfolio.column.overdue')}>
          {writtenSum(overdueCount)}
        </td>
        <td data-number data-label={text('maintenance.portfolio.column.soon')}>
          {writtenSum(soonCount)}
        </td>
        <td data-label={text('maintenance.portfolio.column.spent')}>
          <span>
            {writtenSum(spent, writtenKroner)}
            {!!budget && (
              <Small>
                <Text id="maintenance.portfolio.ofBudget" values={{ sum: writtenKroner(budget) }} />
              </Small>
            )}
          </span>
        </td>
        <td data-label={text('maintenance.portfolio.column.worst')}>
          {bad ? <Text id="maintenance.portfolio.badCount" values={{ count: bad }} /> : '–'}
        </td>
        <td data-label={text('maintenance.portfolio.column.ending')}>{writtenSum(endingCount)}</td>
      </tr>
    </tfoot>
  )
}

const Sorts = chakra('button', { base: { minHeight: 'target', cursor: 'pointer', fontWeight: 'inherit', color: 'inherit' } })
