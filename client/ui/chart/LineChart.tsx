/* oxlint-disable jsx-a11y/prefer-tag-over-role -- an img tag cannot hold what is drawn here */
import { chakra } from '@chakra-ui/react'
import { Fragment, useMemo } from 'react'
import { useMediaQuery } from '#client/ui/useMediaQuery.ts'
import { type Frame, lineShape, type Point, type Threshold } from './lineShape.ts'

export interface LineChartProps {
  /** What it shows, for whoever does not see it. */
  label: string
  /** Oldest first; at least one. The same numbers stand in a list or a table near it. */
  points: readonly Point[]
  /** From low to high; above each the paper is tinted, above the last more so. */
  thresholds?: readonly Threshold[]
  fromZero?: boolean
  writtenValue: (value: number) => string
  writtenTime: (at: Date) => string
  /** Shorter, along the axes. */
  tickValue?: (value: number) => string
  tickTime: (at: Date) => string
}

const narrow: Frame = { width: 340, height: 220, start: 46, end: 12, top: 16, bottom: 28 }
const wide: Frame = { width: 760, height: 280, start: 64, end: 20, top: 16, bottom: 32 }
/** With more points than these the line alone is clearer. */
const mostDots = 40
const bands = ['{colors.caution.subtle}', '{colors.critical.subtle}'] as const

/** A line over time, drawn as it is read: quiet grid, strong line, its newest point marked. */
export function LineChart({ label, points, thresholds = [], fromZero = false, ...written }: LineChartProps) {
  const frame = useMediaQuery('(min-width: 720px)') ? wide : narrow
  const shape = useMemo(() => lineShape(points, thresholds, frame, fromZero), [points, thresholds, frame, fromZero])
  const { writtenValue, writtenTime, tickTime, tickValue = writtenValue } = written
  const right = frame.width - frame.end
  const dots = shape.dots.length > mostDots ? shape.dots.slice(-1) : shape.dots
  return (
    <Drawing role="img" aria-label={label} viewBox={`0 0 ${frame.width} ${frame.height}`}>
      {shape.thresholds.map(({ label: name, y, height }, index) => (
        <Fragment key={name}>
          <chakra.rect x={frame.start} y={y - height} width={right - frame.start} height={height} fill={bands[Math.min(index, 1)]} />
          <chakra.path d={`M${frame.start} ${y}H${right}`} stroke={index ? 'critical.fg' : 'caution.fg'} strokeDasharray="4 4" />
        </Fragment>
      ))}
      {shape.rows.map(({ value, y }) => (
        <Fragment key={value}>
          <chakra.path d={`M${frame.start} ${y}H${right}`} stroke="hairline" />
          <text x={frame.start - 8} y={y + 4} textAnchor="end">
            {tickValue(value)}
          </text>
        </Fragment>
      ))}
      {shape.columns.map(({ at, x }) => (
        <text key={at.getTime()} x={x} y={frame.height - 8} textAnchor={x > right - 24 ? 'end' : 'middle'}>
          {tickTime(at)}
        </text>
      ))}
      {shape.spread && <chakra.path d={shape.spread} fill="brand.subtle" />}
      <chakra.path d={shape.line} fill="none" stroke="brand.fg" strokeWidth="2.5" strokeLinejoin="round" strokeLinecap="round" />
      {shape.thresholds.map(({ label: name, y }, index) => (
        <Limit
          key={name}
          x={right - 6}
          y={y - 6}
          textAnchor="end"
          fill={index ? 'critical.fg' : 'caution.fg'}
          stroke={bands[Math.min(index, 1)]}
        >
          {name}
        </Limit>
      ))}
      {dots.map(({ x, y, point }) => (
        <chakra.circle key={point.at.getTime()} cx={x} cy={y} r="5" fill="brand.fg" stroke="raised" strokeWidth="2">
          <title>{`${writtenTime(point.at)}: ${writtenValue(point.value)}`}</title>
        </chakra.circle>
      ))}
    </Drawing>
  )
}

/** Readable where the line runs behind it. */
const Limit = chakra('text', { base: { paintOrder: 'stroke', strokeWidth: '4px', strokeLinejoin: 'round' } })

const Drawing = chakra('svg', {
  base: {
    display: 'block',
    width: '100%',
    height: 'auto',
    '& text': { fontSize: '12px', fill: 'muted', fontVariantNumeric: 'tabular-nums' },
  },
})
