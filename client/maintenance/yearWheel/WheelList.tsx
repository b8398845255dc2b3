import { chakra } from '@chakra-ui/react'
import { useArchiving } from '#client/maintenance/archive/useArchiving.tsx'
import { useWhatAwaits } from './useWhatAwaits.ts'
import type { WholeYear } from './useWholeYear.ts'
import { type Asked, isMovable, isWhole, type Occurrence, type Wheel } from './useYearWheel.ts'
import { BigMonth, MonthHead, OverdueHead } from './WheelMonths.tsx'
import { WheelRow } from './WheelRow.tsx'

interface WheelListProps {
  wheel: Wheel
  asked: Asked
  /** All of the months that are too big to be listed at once, while it is printed. */
  whole: WholeYear | undefined
  selected: string | undefined
  onSelect: (id: string) => void
  onMove: ((occurrence: Occurrence, month: number) => void) | undefined
}

const isOverdue = ({ state }: Occurrence) => state === 'overdue'
const isOpen = ({ state }: Occurrence) => state !== 'done' && state !== 'passedOver'

/** The wheel in words: month by month, what is to be done and what was done. */
export function WheelList({ wheel, asked, whole, selected, onSelect, onMove }: WheelListProps) {
  const archiving = useArchiving()
  const months = wheel.months.filter(({ count }) => count > 0)
  const awaiting = months.find((shown) => shown.marks.some((mark) => isOpen(mark) && !(isWhole(shown) && isOverdue(mark))))?.month
  const first = useWhatAwaits<HTMLElement>()
  const rows = (occurrences: readonly Occurrence[]) => (
    <chakra.ul listStyle="none">
      {occurrences.map((occurrence) => (
        <WheelRow
          key={occurrence.id}
          occurrence={occurrence}
          isSelected={occurrence.id === selected}
          onSelect={() => onSelect(occurrence.id)}
          onMove={onMove}
          onDone={archiving.open && isMovable(occurrence) ? () => archiving.open?.(occurrence.taskId!, occurrence.dueDate) : undefined}
        />
      ))}
    </chakra.ul>
  )
  // What should have been done comes first, taken out of months that are shown whole.
  const overdue = months.flatMap((shown) => (isWhole(shown) ? shown.marks.filter(isOverdue) : []))
  return (
    <chakra.div _print={{ columnCount: 3, columnGap: '16px' }}>
      {overdue.length > 0 && (
        <section aria-labelledby="month-overdue">
          <OverdueHead count={overdue.length} />
          {rows(overdue)}
        </section>
      )}
      {months.map((shown) => {
        const { month, count } = shown
        const marks = isWhole(shown) ? shown.marks.filter((mark) => !isOverdue(mark)) : shown.marks
        if (!marks.length && isWhole(shown)) return null
        return (
          <section key={month} ref={month === awaiting ? first : undefined} aria-labelledby={`month-${month}`}>
            {isWhole(shown) ? (
              <>
                <MonthHead month={month} count={marks.length} />
                {rows(marks)}
              </>
            ) : (
              <BigMonth asked={asked} month={month} count={count} opens={month === awaiting} whole={whole?.get(month)} rows={rows} />
            )}
          </section>
        )
      })}
      {archiving.dialog}
    </chakra.div>
  )
}
