import { chakra } from '@chakra-ui/react'
import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { asPriority } from '#client/maintenance/looks.ts'
import { useText } from '#client/messages/Text.tsx'
import { writtenDay } from '#client/ui/writing.ts'
import { Mark } from './Mark.tsx'
import type { Marked } from './ringsOf.ts'
import { useMarkDrag } from './useMarkDrag.ts'
import { isMovable, monthOf, type Occurrence } from './useYearWheel.ts'
import { WheelFace } from './WheelFace.tsx'
import type { WheelShape } from './wheelShape.ts'

interface WheelProps {
  shape: WheelShape
  marks: readonly Marked[]
  title: string
  today: string | undefined
  viewBox: string
  selected: string | undefined
  onSelect: (id: string | undefined) => void
  /** To one of its months, from 0; nothing where one may not. */
  onMove: ((occurrence: Occurrence, month: number) => void) | undefined
  /** A mark was pressed: what it is, and where it lies on the drawing. */
  onOpen?: ((occurrence: Occurrence, at: { x: number; y: number }) => void) | undefined
  /** A month was pressed, from 0. */
  onMonth?: ((month: number) => void) | undefined
  short?: boolean
  /** How far it is from where it comes to rest, in radians, and whether a finger has it there. */
  turn?: number
  isDrawn?: boolean
  children?: ReactNode
}

/** Twelve months as a wheel, with what is to be done as marks on its rings. */
export function Wheel({
  shape,
  marks,
  title,
  today,
  viewBox,
  selected,
  onSelect,
  onMove,
  onOpen,
  onMonth,
  short = false,
  turn = 0,
  isDrawn = false,
  children,
}: WheelProps) {
  const svg = useRef<SVGSVGElement>(null)
  const { drag, over, isPress, of: dragOf } = useMarkDrag({ svg, shape, onMove })
  const text = useText()
  const placed = shape.place([...marks].sort((one, other) => one.date.localeCompare(other.date)))

  function onKeyDown(event: KeyboardEvent, index: number, occurrence: Occurrence) {
    const step = event.key === 'ArrowRight' || event.key === 'ArrowDown' ? 1 : event.key === 'ArrowLeft' || event.key === 'ArrowUp' ? -1 : 0
    if (event.key === 'Escape') onSelect(undefined)
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      onOpen?.(occurrence, placed[index]!)
    }
    if (!step) return
    event.preventDefault()
    const month = monthOf(occurrence.date, shape.from) + step
    if (event.shiftKey) {
      if (onMove && isMovable(occurrence) && month >= 0 && month < 12) onMove(occurrence, month)
      return
    }
    const next = placed[(index + step + placed.length) % placed.length]
    svg.current?.querySelector<SVGGElement>(`[data-mark="${CSS.escape(next?.item.id ?? '')}"]`)?.focus()
  }
  const first = placed.some(({ item }) => item.id === selected) ? selected : placed[0]?.item.id
  return (
    <Drawing ref={svg} viewBox={viewBox} aria-label={title}>
      <desc>{text('maintenance.wheel.describe')}</desc>
      <Turned
        data-drawn={isDrawn || undefined}
        style={{ transformOrigin: `${shape.centre}px ${shape.centre}px`, transform: `rotate(${turn}rad)` }}
      >
        <WheelFace shape={shape} today={today} over={over} short={short} onMonth={onMonth} />
        {children}
        {placed.map(({ item: { id, occurrence }, x, y, hidden }, index) => {
          const at = drag?.id === id ? drag : { x, y }
          const { title: name, buildingName, date, priority, state } = occurrence
          const said = text('maintenance.wheel.mark', {
            title: name,
            building: buildingName,
            date: writtenDay(date),
            priority: text(`maintenance.priority.${asPriority(priority)}`).toLowerCase(),
            state: text(`maintenance.state.${state}`).toLowerCase(),
          })
          const mayMove = onMove && isMovable(occurrence)
          return (
            <MarkButton
              key={id}
              data-mark={id}
              transform={`translate(${at.x} ${at.y})`}
              tabIndex={id === first ? 0 : -1}
              aria-label={hidden ? `${said}, +${hidden}` : said}
              aria-pressed={id === selected}
              data-movable={mayMove || undefined}
              onFocus={() => onSelect(id)}
              onPointerEnter={({ pointerType }) => pointerType === 'mouse' && !drag && onSelect(id)}
              onPointerDownCapture={() => onSelect(id)}
              onClick={() => isPress() && onOpen?.(occurrence, at)}
              {...(mayMove && dragOf(occurrence))}
              onKeyDown={(event) => onKeyDown(event, index, occurrence)}
            >
              <circle r="14" fill="transparent" />
              {id === selected && <circle data-halo r="19" />}
              <Mark priority={priority} state={state} />
              {hidden > 0 && (
                <text x="10" y="-9" fontSize="13">
                  +{hidden}
                </text>
              )}
            </MarkButton>
          )
        })}
      </Turned>
    </Drawing>
  )
}

const Drawing = chakra(
  'svg',
  {
    base: {
      display: 'block',
      width: 'full',
      height: 'auto',
      '--wheel-paper': 'colors.raised',
      '--wheel-ring': 'colors.surface',
      '--wheel-line': 'colors.hairline',
      '--wheel-tick': 'colors.faint',
      '--wheel-past': 'rgb(128 128 128 / .09)',
    },
  },
  { defaultProps: { role: 'group' } },
)
const Turned = chakra('g', {
  base: {
    transition: 'transform {durations.slow} {easings.standard}',
    '&[data-drawn]': { transition: 'none' },
    _motionReduce: { transition: 'none' },
  },
})
const MarkButton = chakra(
  'g',
  {
    base: {
      cursor: 'pointer',
      outline: 'none',
      // A finger that holds a mark takes it along; one that does not, swipes.
      '&[data-movable]': { cursor: 'grab', touchAction: 'none', _active: { cursor: 'grabbing' } },
      '& [data-halo]': { fill: 'none', stroke: 'focus', strokeWidth: '2' },
      '& text': { fill: 'ink', fontWeight: 'strong' },
      _focusVisible: { '& [data-halo]': { strokeWidth: '3.5' } },
    },
  },
  { defaultProps: { role: 'button' } },
)
