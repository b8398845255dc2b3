import { chakra } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { DoneButton } from '#client/maintenance/archive/DoneButton.tsx'
import { useMaintenancePaths } from '#client/maintenance/maintenancePaths.ts'
import { monthName } from '#client/maintenance/words.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { writtenDay } from '#client/ui/writing.ts'
import { Glyph } from './Mark.tsx'
import { isMovable, monthOf, type Occurrence, type Wheel } from './useYearWheel.ts'

interface WheelRowProps {
  wheel: Pick<Wheel, 'from' | 'year' | 'months'>
  occurrence: Occurrence
  isSelected: boolean
  onSelect: () => void
  onMove: ((occurrence: Occurrence, month: number) => void) | undefined
  onDone: (() => void) | undefined
}

/** One time of a task, in words. */
export function WheelRow({ wheel, occurrence, isSelected, onSelect, onMove, onDone }: WheelRowProps) {
  const row = useRef<HTMLLIElement>(null)
  const paths = useMaintenancePaths()
  const text = useText()
  const { taskId, title, priority, state, date, buildingId, buildingName, areaId, responsibleName } = occurrence
  const now = monthOf(date, wheel.from)

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
          {date < wheel.from ? writtenDay(date) : writtenDay(date).slice(0, 6)}
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
            {wheel.months.map(
              ({ year, month }, index) =>
                index !== now && (
                  <option key={month} value={index}>
                    {[monthName(month), year !== wheel.year && year].filter(Boolean).join(' ')}
                  </option>
                ),
            )}
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
