import { Button, chakra } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { useArchiving } from '#client/maintenance/archive/useArchiving.tsx'
import { Text } from '#client/messages/Text.tsx'
import type { WholeYear } from './useWholeYear.ts'
import { type WheelFilter, askedOf, isMovable, isWhole, monthNow, type Occurrence, type Wheel, type WheelMonth } from './useYearWheel.ts'
import { BigMonth, MonthHead, OverdueHead } from './WheelMonths.tsx'
import { WheelRow } from './WheelRow.tsx'

interface WheelListProps {
  wheel: Wheel
  filter: WheelFilter
  /** All of the months that are too big to be listed at once, while it is printed. */
  whole: WholeYear | undefined
  selected: string | undefined
  onSelect: (id: string) => void
  onMove: ((occurrence: Occurrence, month: number) => void) | undefined
}

const isOverdue = ({ state }: Occurrence) => state === 'overdue'
const isOpen = ({ state }: Occurrence) => state !== 'done' && state !== 'passedOver'
/** What is listed under its month: of a month that is shown whole, what is overdue stands before all months. */
const listedIn = (month: WheelMonth) => (isWhole(month) ? month.marks.filter((mark) => !isOverdue(mark)) : month.marks)

/** The wheel in words: what should have been done, then this month and those to come; what is over one press away. */
export function WheelList({ wheel, filter, whole, selected, onSelect, onMove }: WheelListProps) {
  const archiving = useArchiving()
  const [isAll, setAll] = useState(false)
  const now = monthNow(wheel)
  const months = wheel.months.filter((month) => listedIn(month).length > 0)
  const isOver = (month: WheelMonth) => now !== undefined && wheel.months.indexOf(month) < now && !listedIn(month).some(isOpen)
  const over = months.filter(isOver)
  const coming = months.filter((month) => !isOver(month))
  const opens = coming.find((month) => month.marks.some((mark) => isOpen(mark) && !(isWhole(month) && isOverdue(mark))))
  const rows = (occurrences: readonly Occurrence[]) => (
    <chakra.ul listStyle="none">
      {occurrences.map((occurrence) => (
        <WheelRow
          key={occurrence.id}
          wheel={wheel}
          occurrence={occurrence}
          isSelected={occurrence.id === selected}
          onSelect={() => onSelect(occurrence.id)}
          onMove={onMove}
          onDone={archiving.open && isMovable(occurrence) ? () => archiving.open?.(occurrence.taskId!, occurrence.dueDate) : undefined}
        />
      ))}
    </chakra.ul>
  )
  const section = (shown: WheelMonth) => {
    const { year, month, count } = shown
    const said = year === wheel.year ? undefined : year
    return (
      <section key={month} aria-labelledby={`month-${month}`}>
        {isWhole(shown) ? (
          <>
            <MonthHead month={month} year={said} count={listedIn(shown).length} />
            {rows(listedIn(shown))}
          </>
        ) : (
          <BigMonth
            variables={askedOf(filter, year, month)}
            year={said}
            count={count}
            opens={shown === opens}
            whole={whole?.get(month)}
            rows={rows}
          />
        )}
      </section>
    )
  }
  const overdue = [...wheel.overdueBefore.marks, ...wheel.months.flatMap((shown) => (isWhole(shown) ? shown.marks.filter(isOverdue) : []))]
  const unlisted = wheel.overdueBefore.count - wheel.overdueBefore.marks.length
  return (
    <chakra.div _print={{ columnCount: 3, columnGap: '16px' }}>
      {overdue.length > 0 && (
        <section aria-labelledby="month-overdue">
          <OverdueHead count={overdue.length + unlisted} />
          {rows(overdue)}
          {unlisted > 0 && (
            <chakra.p textStyle="meta" color="muted" paddingInline="5" paddingBlock="3">
              <Text id="maintenance.wheel.moreBefore" values={{ count: unlisted }} />
            </chakra.p>
          )}
        </section>
      )}
      {coming.map(section)}
      {over.length > 0 && (
        <>
          <chakra.div padding="5" borderTopWidth="1px" _print={{ display: 'none' }}>
            <Button width="full" aria-expanded={isAll} onClick={() => setAll(!isAll)}>
              <Text
                id={isAll ? 'maintenance.wheel.hideOver' : 'maintenance.wheel.showOver'}
                values={{ count: over.reduce((sum, month) => sum + month.count, 0) }}
              />
              <chakra.span transform={isAll ? 'rotate(180deg)' : undefined}>
                <ChevronDown size="18" aria-hidden />
              </chakra.span>
            </Button>
          </chakra.div>
          {/* On paper all of it stands. */}
          <Over hidden={!isAll}>{over.map(section)}</Over>
        </>
      )}
      {archiving.dialog}
    </chakra.div>
  )
}

const Over = chakra('div', { base: { '@media print': { '&[hidden]': { display: 'block !important' } } } })
