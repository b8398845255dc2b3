import { chakra } from '@chakra-ui/react'
import { Link } from 'react-router-dom'
import { gradeLooks } from '#client/estates/condition/grades.ts'
import { usePartName } from '#client/estates/condition/usePartName.ts'
import { privateEstatePath } from '#client/estates/estate/estatePlace.ts'
import { estateSections } from '#client/estates/estate/sections.ts'
import { FigureTable, Scroll } from '#client/maintenance/economy/FigureTable.tsx'
import { Text, useText } from '#client/messages/Text.tsx'
import { State } from '#client/ui/marks.tsx'
import { writtenDay, writtenKroner } from '#client/ui/writing.ts'
import { portfolioOrders } from '#schema/maintenance/portfolio.words.ts'
import { type Estate, filtered, type Order, summed } from './sorted.ts'

interface PortfolioTableProps {
  estates: readonly Estate[]
  order: Order
  onOrder: (order: Order) => void
}

/** One estate a line; each heading sorts by what is below it, the most urgent first. */
export function PortfolioTable({ estates, order, onOrder }: PortfolioTableProps) {
  const text = useText()
  return (
    <Scroll label={text('maintenance.portfolio.title')}>
      <FigureTable>
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
          {estates.map((estate) => (
            <Line key={estate.id} estate={estate} />
          ))}
        </tbody>
        <Together estates={estates} />
      </FigureTable>
    </Scroll>
  )
}

function Line({ estate }: { estate: Estate }) {
  const partName = usePartName()
  const { id, addressLine1, addressLine2, overdueCount, soonCount, spent, budget, worstGrade, worstPart, endingCount, nextEnd } = estate
  return (
    <tr>
      <th scope="row">
        <chakra.span display="block" fontWeight="strong">
          <Link to={privateEstatePath(id) + estateSections.maintenance.path}>{addressLine1}</Link>
        </chakra.span>
        <Small>{addressLine2}</Small>
      </th>
      <chakra.td color={overdueCount ? 'critical.fg' : undefined} fontWeight={overdueCount ? 'strong' : undefined}>
        {overdueCount ?? '–'}
      </chakra.td>
      <td>{soonCount ?? '–'}</td>
      <td>
        {spent == null ? '–' : writtenKroner(spent)}
        {budget != null && (
          <Small>
            <Text id="maintenance.portfolio.ofBudget" values={{ sum: writtenKroner(budget) }} />
          </Small>
        )}
      </td>
      <td>
        {worstGrade ? <State {...gradeLooks[worstGrade]}>{worstGrade}</State> : '–'}
        {worstPart && <Small>{partName({ code: worstPart })}</Small>}
      </td>
      <td>
        {endingCount ?? '–'}
        {nextEnd && <Small>{writtenDay(nextEnd)}</Small>}
      </td>
    </tr>
  )
}

function Together({ estates }: { estates: readonly Estate[] }) {
  const { overdueCount, soonCount, spent, budget, endingCount } = summed(estates)
  const bad = filtered(estates, 'bad').length
  return (
    <tfoot>
      <tr>
        <th scope="row">
          <Text id="maintenance.portfolio.together" values={{ count: estates.length }} />
        </th>
        <td>{overdueCount}</td>
        <td>{soonCount}</td>
        <td>
          {writtenKroner(spent)}
          {budget > 0 && (
            <Small>
              <Text id="maintenance.portfolio.ofBudget" values={{ sum: writtenKroner(budget) }} />
            </Small>
          )}
        </td>
        <td>{bad ? <Text id="maintenance.portfolio.badCount" values={{ count: bad }} /> : '–'}</td>
        <td>{endingCount}</td>
      </tr>
    </tfoot>
  )
}

const Small = chakra('span', { base: { display: 'block', textStyle: 'meta', color: 'muted', fontWeight: 'regular' } })
const Sorts = chakra('button', { base: { minHeight: 'target', cursor: 'pointer', fontWeight: 'inherit', color: 'inherit' } })
