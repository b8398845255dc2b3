import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { monthName, shortMonthName } from '#client/maintenance/words.ts'
import { monthOf } from './useYearWheel.ts'
import { angleOf, type WheelShape } from './wheelShape.ts'

const seasons = [
  'winter',
  'winter',
  'spring',
  'spring',
  'spring',
  'summer',
  'summer',
  'summer',
  'autumn',
  'autumn',
  'autumn',
  'winter',
] as const
const tints = { winter: 'info.subtle', spring: 'positive.subtle', summer: 'caution.subtle', autumn: 'accent.subtle' } as const
const weeks = Array.from({ length: 52 }, (_, week) => (week * 7 * 2 * Math.PI) / 365)
const months = Array.from({ length: 12 }, (_, month) => month)

interface WheelFaceProps {
  shape: WheelShape
  /** Where it lies in these months. */
  today: string | undefined
  /** Which of the months a mark is dragged over, from 0. */
  over: number | undefined
  short: boolean
  /** A month was pressed, from 0; the button beside the wheel does the same. */
  onMonth?: ((month: number) => void) | undefined
}

/** Everything that stands still: the months, the rings with their names, and today's hand. */
export function WheelFace({ shape, today, over, short, onMonth }: WheelFaceProps) {
  const id = useId()
  const { centre, radius, inner, outer, rings } = shape
  const now = today === undefined ? undefined : angleOf(today, shape.from)
  const current = today === undefined ? -1 : monthOf(today, shape.from)
  const band = [radius - 54, radius - 16] as const
  return (
    <g transform={`translate(0 0)`}>
      <circle cx={centre} cy={centre} r={radius} fill="var(--wheel-paper)" stroke="var(--wheel-line)" />
      <g transform={`translate(${centre} ${centre})`}>
        {rings.map(({ key }, index) => (
          <path
            key={key}
            d={shape.sector(...shape.ring(index), 0, 2 * Math.PI)}
            fill={index % 2 ? 'var(--wheel-ring)' : 'var(--wheel-paper)'}
            stroke="var(--wheel-line)"
          />
        ))}
        {now !== undefined && <path d={shape.sector(inner, outer, 0, now)} fill="var(--wheel-past)" />}
        {months.map((month) => {
          const [from, to] = shape.month(month)
          return (
            <g key={month}>
              {(month === current || month === over) && (
                <Tint d={shape.sector(inner, outer, from, to)} data-over={month === over || undefined} />
              )}
              <Season
                d={shape.sector(...band, from + 0.006, to - 0.006)}
                fill={tints[seasons[calendarMonth(shape, month) - 1]!]}
                data-now={month === current || undefined}
                {...(onMonth && { 'data-opens': true, onClick: () => onMonth(month) })}
              />
            </g>
          )
        })}
        <circle r={inner} fill="var(--wheel-paper)" stroke="var(--wheel-line)" />
      </g>
      {months.map((month) => {
        const [from] = shape.month(month)
        const [[x1, y1], [x2, y2]] = [shape.point(inner, from), shape.point(outer, from)]
        return <line key={month} x1={x1} y1={y1} x2={x2} y2={y2} stroke="var(--wheel-line)" />
      })}
      {weeks.map((angle, week) => {
        const [[x1, y1], [x2, y2]] = [shape.point(radius - 12, angle), shape.point(radius - (week % 13 ? 8 : 3), angle)]
        return <line key={week} x1={x1} y1={y1} x2={x2} y2={y2} stroke="var(--wheel-tick)" strokeWidth={week % 13 ? 1 : 2} />
      })}
      {months.map((month) => (
        <MonthName
          key={month}
          id={`${id}-${month}`}
          shape={shape}
          month={month}
          at={(band[0] + band[1]) / 2}
          isNow={month === current}
          short={short}
        />
      ))}
      {rings.map(({ key, name }, index) => (
        <RingName key={key} id={`${id}-ring-${index}`} shape={shape} at={shape.ring(index)[0] + 6} name={name} />
      ))}
      {now !== undefined && <Hand shape={shape} angle={now} />}
    </g>
  )
}

interface NameProps {
  id: string
  shape: WheelShape
  at: number
}

/** From 1, January. */
const calendarMonth = ({ from }: WheelShape, month: number) => ((Number(from.slice(5, 7)) - 1 + month) % 12) + 1

const along = (shape: WheelShape, radius: number, from: number, to: number) => {
  const [[x1, y1], [x2, y2]] = [shape.point(radius, from), shape.point(radius, to)]
  return `M${x1} ${y1}A${radius} ${radius} 0 0 ${to > from ? 1 : 0} ${x2} ${y2}`
}

function MonthName({ id, shape, month, at, isNow, short }: NameProps & { month: number; isNow: boolean; short: boolean }) {
  const [from, to] = shape.month(month)
  const turned = ((from + to) / 2 + shape.rotation + 4 * Math.PI) % (2 * Math.PI)
  // Below, names are read from the other side.
  const isBelow = turned > Math.PI * 0.55 && turned < Math.PI * 1.45
  const path = isBelow ? along(shape, at + 5, to, from) : along(shape, at - 5, from, to)
  return (
    <>
      <path id={id} d={path} fill="none" />
      <Label textAnchor="middle" data-now={isNow || undefined} aria-hidden>
        <textPath href={`#${id}`} startOffset="50%">
          {short ? shortMonthName(calendarMonth(shape, month)) : monthName(calendarMonth(shape, month))}
        </textPath>
      </Label>
    </>
  )
}

function RingName({ id, shape, at, name }: NameProps & { name: string }) {
  const from = 0.03 - shape.rotation
  return (
    <>
      <path
        id={id}
        d={along(shape, at, shape.rotation ? -shape.rotation - 0.3 : from, shape.rotation ? -shape.rotation + 0.4 : from + 1.3)}
        fill="none"
      />
      <RingLabel aria-hidden>
        <textPath href={`#${id}`}>{cutAtWord(name, 24)}</textPath>
      </RingLabel>
    </>
  )
}

/** `Garasje og uteområde …`, never in the middle of a word that fits. */
function cutAtWord(name: string, most: number) {
  if (name.length <= most) return name
  const room = name.slice(0, most - 1)
  const end = room.lastIndexOf(' ')
  return `${end > most / 2 ? room.slice(0, end) : room}…`
}

function Hand({ shape, angle }: { shape: WheelShape; angle: number }) {
  const [tip, left, right] = [
    shape.point(shape.radius - 2, angle),
    shape.point(shape.inner, angle - 0.02),
    shape.point(shape.inner, angle + 0.02),
  ]
  const [x, y] = shape.point(shape.radius - 10, angle)
  return (
    <chakra.g fill="accent" aria-hidden>
      <path d={`M${left.join(' ')}L${tip.join(' ')}L${right.join(' ')}Z`} />
      <circle cx={x} cy={y} r={6} />
    </chakra.g>
  )
}

const Season = chakra('path', {
  base: {
    '&[data-now]': { stroke: 'accent', strokeWidth: '1.5' },
    '&[data-opens]': { cursor: 'pointer', _hover: { filter: 'brightness(0.95)' } },
  },
})
const Tint = chakra('path', { base: { fill: 'accent', fillOpacity: '0.1', '&[data-over]': { fill: 'brand', fillOpacity: '0.22' } } })
const Label = chakra('text', {
  base: {
    pointerEvents: 'none',
    fill: 'ink',
    fontSize: '15px',
    fontWeight: 'medium',
    '&[data-now]': { fontWeight: 'strong', fill: 'accent.fg' },
  },
})
const RingLabel = chakra('text', { base: { fill: 'muted', fontSize: '13px' } })
