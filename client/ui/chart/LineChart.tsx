/* oxlint-disable jsx-a11y/prefer-tag-over-role -- an img tag cannot hold what is drawn here */
import { chakra } from '@chakra-ui/react'
import { Fragment, useMemo } from 'react'
import { useMediaQuery } from '#client/ui/useMediaQuery.ts'
import { Drawing } from './drawn.ts'
import { type Frame, lineShape, type Point, type Threshold } from './lineShape.ts'
import { thresholdLook, ThresholdKey } from './ThresholdKey.tsx'

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
  /** Where there is room for the wide drawing. */
  wideWhere?: string
}

const narrow: Frame = { width: 340, height: 220, start: 46, end: 12, top: 16, bottom: 28 }
const wide: Frame = { width: 760, height: 280, start: 64, end: 20, top: 16, bottom: 32 }
/** With more points than these the line alone is clearer. */
const mostDots = 40

/** A line over time, drawn as it is read: quiet grid, strong line, its newest point marked. */
export function LineChart({
  label,
  points,
  thresholds = [],
  fromZero = false,
  wideWhere = '(min-width: 720px)',
  ...written
}: LineChartProps) {
  const frame = useMediaQuery(wideWhere) ? wide : narrow
  const shape = useMemo(() => lineShape(points, thresholds, frame, fromZero), [points, thresholds, frame, fromZero])
  const { writtenValue, writtenTime, tickTime, tickValue = writtenValue } = written
  const right = frame.width - frame.end
  const dots = shape.dots.length > mostDots ? shape.dots.slice(-1) : shape.dots
  return (
    <figure>
      <Drawing role="img" aria-label={label} viewBox={`0 0 ${frame.width} ${frame.height}`}>
        {shape.thresholds.map(({ label: name, y, height }, index) => (
          <chakra.g key={name} {...thresholdLook(index)}>
            <chakra.rect x={frame.start} y={y - height} width={right - frame.start} height={height} fill="colorPalette.subtle" />
            <chakra.path d={`M${frame.start} ${y}H${right}`} stroke="colorPalette.fg" strokeDasharray="4 4" />
          </chakra.g>
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
        {dots.map(({ x, y, point }) => (
          <chakra.circle key={point.at.getTime()} cx={x} cy={y} r="5" fill="brand.fg" stroke="raised" strokeWidth="2">
            <title>{`${writtenTime(point.at)}: ${writtenValue(point.value)}`}</title>
          </chakra.circle>
        ))}
      </Drawing>
      {thresholds.length > 0 && <ThresholdKey thresholds={thresholds} />}
    </figure>
  )
}
