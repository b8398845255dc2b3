import { chakra, Heading } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { DoneButton } from '#client/maintenance/archive/DoneButton.tsx'
import { useArchiving } from '#client/maintenance/archive/useArchiving.tsx'
import { useMaintenancePaths } from '#client/maintenance/maintenancePaths.ts'
import { monthName } from '#client/maintenance/words.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { Count } from '#client/ui/marks.tsx'
import { writtenDay } from '#client/ui/writing.ts'
import { Glyph } from './Mark.tsx'
import { useWhatAwaits } from './useWhatAwaits.ts'
import { isMovable, type Occurrence, type Wheel } from './useYearWheel.ts'

interface WheelListProps {
  wheel: Wheel
  selected: string | undefined
  onSelect: (id: string) => void
  onMove: ((occurrence: Occurrence, month: number) => void) | undefined
}

const isOpen = ({ state }: Occurrence) => state !== 'done' && state !== 'passedOver'

/** The wheel in words: month by month, what is to be done and what was done. */
export function WheelList({ wheel, selected, onSelect, onMove }: WheelListProps) {
  const archiving = useArchiving()
  const months = wheel.months.filter(({ count }) => count > 0)
  const awaiting = months.find(({ occurrences }) => occurrences.some(isOpen))?.month
  const first = useWhatAwaits<HTMLElement>()
  return (
    <chakra.div _print={{ columnCount: 3, columnGap: '16px' }}>
      {months.map(({ month, count, occurrences }) => (
        <section key={month} ref={month === awaiting ? first : undefined} aria-labelledby={`month-${month}`}>
          <MonthHead>
            <Heading as="h3" id={`month-${month}`} textStyle="base" textTransform="capitalize">
              {monthName(month)}
            </Heading>
            <Count>{count}</Count>
          </MonthHead>
          <chakra.ul listStyle="none">
            {occurrences.map((occurrence) => (
              <Row
                key={occurrence.id}
                occurrence={occurrence}
                isSelected={occurrence.id === selected}
                onSelect={() => onSelect(occurrence.id)}
                onMove={onMove}
                onDone={
                  archiving.open && isMovable(occurrence) ? () => archiving.open?.(occurrence.taskId!, occurrence.dueDate) : undefined
                }
              />
            ))}
          </chakra.ul>
          {occurrences.length < count && (
            <chakra.p textStyle="meta" color="muted" paddingInline="5" paddingBlock="2">
              <Text id="maintenance.wheel.listed" values={{ shown: occurrences.length, all: count }} />
            </chakra.p>
          )}
        </section>
      ))}
      {archiving.dialog}
    </chakra.div>
  )
}

interface RowProps {
  occurrence: Occurrence
  isSelected: boolean
  onSelect: () => void
  onMove: WheelListProps['onMove']
  onDone: (() => void) | undefined
}

function Row({ occurrence, isSelected, onSelect, onMove, onDone }: RowProps) {
  const row = useRef<HTMLLIElement>(null)
  const paths = useMaintenancePaths()
  const text = useText()
  const { taskId, title, priority, state, date, buildingId, buildingName, areaId, responsibleName } = occurrence
  const now = Number(date.slice(5, 7)) - 1

  useEffect(() => {
    const list = row.current?.closest<HTMLElement>('[data-scrolls]')
    if (!isSelected || !row.current || !list || list.scrollHeight <= list.clientHeight) return
    const [top, bottom] = [row.current.offsetTop - list.offsetTop, row.current.offsetTop - list.offsetTop + row.current.offsetHeight]
    if (top < list.scrollTop + 40 || bottom > list.scrollTop + list.clientHeight) list.scrollTo({ top: top - 80 })
  }, [isSelected])

  const name = taskId && buildingId && areaId ? <RowLink to={paths.listed(buildingId, areaId, taskId)}>{title}</RowLink> : <b>{title}</b>
  return (
    <Line
      ref={row}
      data-selected={isSelected || undefined}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onSelect()}
      onPointerDown={onSelect}
      onFocus={onSelect}
    >
      <Glyph priority={priority} state={state} />
      <chakra.div flex="1" minWidth="0" overflowWrap="anywhere">
        {name}
        <chakra.span display="block" textStyle="meta" color="muted">
          {[buildingName, responsibleName].filter(Boolean).join(' · ')}
        </chakra.span>
      </chakra.div>
      <chakra.div textAlign="end" textStyle="meta" flexShrink="0">
        <chakra.span display="block" textStyle="figures">
          {writtenDay(date).slice(0, 6)}
        </chakra.span>
        <chakra.span color={state === 'overdue' ? 'critical.fg' : 'muted'}>
          <Text id={`maintenance.state.${state}`} />
        </chakra.span>
        {isSelected && onMove && isMovable(occurrence) && (
          <MoveTo
            aria-label={text('maintenance.wheel.move', { title })}
            value=""
            onChange={({ target }) => onMove(occurrence, Number(target.value))}
          >
            <option value="">{text('maintenance.wheel.moveTo')}</option>
            {Array.from({ length: 12 }, (_, month) => month)
              .filter((month) => month !== now)
              .map((month) => (
                <option key={month} value={month}>
                  {monthName(month + 1)}
                </option>
              ))}
          </MoveTo>
        )}
      </chakra.div>
      {onDone && (
        <chakra.span marginBlock="-1" marginEnd="-3" _print={{ display: 'none' }}>
          <DoneButton title={title} narrow onClick={onDone} />
        </chakra.span>
      )}
    </Line>
  )
}

const MonthHead = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    paddingInline: '5',
    minHeight: { base: '40px', _print: '18px' },
    '@media print': { '&& *': { fontSize: '12px', height: 'auto' }, paddingInline: '1' },
    breakAfter: 'avoid',
    bg: 'surface',
    borderBlockWidth: '1px',
  },
})
const Line = chakra('li', {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'flex-start',
    gap: '3',
    paddingInline: { base: '5', _print: '1' },
    paddingBlock: { base: '3', _print: '0' },
    '@media print': {
      '&& *': { fontSize: '10px', lineHeight: '1.25', minHeight: 0 },
      '&& b, && a': { fontSize: '12px' },
      '&& svg': { width: '16px', height: '16px' },
    },
    '& + &': { borderTopWidth: '1px' },
    '&[data-selected]': { bg: 'brand.subtle', boxShadow: 'inset 3px 0 0 {colors.brand}' },
  },
})
const RowLink = chakra(Link, {
  base: { fontWeight: 'strong', color: 'inherit', textDecoration: 'none', _hover: { textDecoration: 'underline' } },
})
const MoveTo = chakra('select', {
  base: {
    // Over the state, so that nothing moves when it comes.
    position: 'absolute',
    insetEnd: '5',
    bottom: '2',
    maxWidth: '110px',
    minHeight: '28px',
    borderWidth: '1px',
    borderColor: 'control',
    borderRadius: 'control',
    bg: 'raised',
    color: 'ink',
    px: '2',
    _print: { display: 'none' },
  },
})
