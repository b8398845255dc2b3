/* oxlint-disable jsx-a11y/prefer-tag-over-role -- an img tag cannot hold what is drawn here */
import { chakra } from '@chakra-ui/react'
import { useId, useMemo, useState } from 'react'
import { useMediaQuery } from '#client/ui/useMediaQuery.ts'
import { barShape, type Column, namedOf } from './barShape.ts'
import { along, Drawing, Key, Walk } from './drawn.ts'
import type { Frame } from './lineShape.ts'
import { patterned, Patterns, Swatch } from './Pattern.tsx'

export interface BarChartProps {
  /** What it shows, for whoever does not see it. */
  label: string
  /** The same numbers stand in a table near it. */
  columns: readonly Column[]
  /** What the parts of a column are called, from below. */
  names: readonly string[]
  usedName: string
  markName: string
  unit: string
  tickValue: (value: number) => string
  /** What the walk through the columns is called, and what is said of each. */
  walk: string
  describe: (key: number) => string
  /** The column one is in the middle of. */
  current?: number
  /** What stands behind a column that stands out; the greatest few have it written above them. */
  peakName?: (key: number) => string | undefined
  /** What all comes to, column by column, on a measure of its own. */
  line?: { name: string; values: readonly number[] }
}

const narrow: Frame = { width: 340, height: 240, start: 40, end: 4, top: 16, bottom: 26 }
/** Above the greatest columns there is room for what they are, at the end of a line for its sum. */
const wide: Frame = { width: 860, height: 340, start: 52, end: 8, top: 34, bottom: 28 }
const frameOf = (isWide: boolean, hasLine: boolean): Frame => {
  const frame = isWide ? wide : narrow
  return hasLine ? { ...frame, end: isWide ? 60 : 44 } : frame
}

/** Half of what stands there. */
const edge = 60
/** What stands above the first or the last column is not cut off. */
function withinEdges(x: number, { start, width }: Frame) {
  if (x - start < edge) return { x: Math.max(x - 12, start + 2), textAnchor: 'start' as const }
  return x > width - edge / 2 ? { x: width - 2, textAnchor: 'end' as const } : { x, textAnchor: 'middle' as const }
}

const mostLetters = 18
const shortened = (name: string) => (name.length > mostLetters ? `${name.slice(0, mostLetters - 1).trimEnd()}…` : name)

/** Columns side by side, gone through with the pointer or with the arrow keys. */
export function BarChart({
  label,
  columns,
  names,
  usedName,
  markName,
  unit,
  tickValue,
  walk,
  describe,
  current,
  peakName,
  line,
}: BarChartProps) {
  const isWide = useMediaQuery('(min-width: 720px)')
  const hasLine = line !== undefined
  const frame = useMemo(() => frameOf(isWide, hasLine), [isWide, hasLine])
  const id = useId()
  const shape = useMemo(() => barShape(columns, frame), [columns, frame])
  const [chosen, setChosen] = useState<number>()
  const keys = columns.map(({ key }) => key)
  const sum = line && shape.lineOf(line.values)
  const peakNames = new Map(
    // On a phone they stand below the picture alone.
    isWide && peakName
      ? namedOf(
          shape.columns.flatMap(({ key, x, band, peak }) => (peak ? [{ key, x: x + band / 2, y: peak.y, value: peak.value }] : [])),
        ).map(({ key }) => [key, peakName(key)])
      : [],
  )
  const at = chosen !== undefined && keys.includes(chosen) ? chosen : undefined
  const hasUsed = columns.some(({ used }) => used)
  const hasMark = columns.some(({ mark }) => mark != null)
  return (
    <figure>
      <Key>
        {names.map((name, index) => (
          <li key={name}>
            <Swatch id={id} index={index} />
            {name}
          </li>
        ))}
        {hasUsed && (
          <li>
            <chakra.span width="14px" height="14px" borderRadius="3px" bg="ink" aria-hidden />
            {usedName}
          </li>
        )}
        {hasMark && (
          <li>
            <chakra.span width="16px" borderTopWidth="3px" borderColor="critical.fg" aria-hidden />
            {markName}
          </li>
        )}
        {line && (
          <li>
            <svg width="30" height="6" aria-hidden>
              <chakra.path d="M1 3H29" stroke="ink" strokeWidth="2" strokeDasharray="3 3" />
            </svg>
            {line.name}
          </li>
        )}
      </Key>
      <chakra.p textStyle="meta" color="muted" marginBottom="2">
        {unit}
      </chakra.p>
      <Drawing role="img" aria-label={label} viewBox={`0 0 ${frame.width} ${frame.height}`} onPointerLeave={() => setChosen(undefined)}>
        <Patterns id={id} />
        {shape.rows.map(({ value, y }) => (
          <g key={value}>
            <chakra.path d={`M${frame.start} ${y}H${frame.width - frame.end}`} stroke="hairline" />
            <text x={frame.start - 8} y={y + 4} textAnchor="end">
              {tickValue(value)}
            </text>
          </g>
        ))}
        {shape.columns.map(({ key, x, band, isNamed, parts, used, mark, peak }) => (
          <g key={key} onPointerEnter={() => setChosen(key)}>
            <chakra.rect
              x={x - 2}
              y={frame.top}
              width={band + 4}
              height={shape.floor - frame.top}
              fill={key === at ? 'sunken' : key === current ? 'accent.subtle' : 'transparent'}
            />
            {parts.map((part, index) => part.height > 0 && <chakra.rect key={names[index]} {...part} {...patterned(id, index)} />)}
            {used && <chakra.rect {...used} fill="ink" />}
            {mark !== undefined && <chakra.path d={`M${x - 2} ${mark}H${x + band + 2}`} stroke="critical.fg" strokeWidth="3" />}
            {peak && (
              <text className="figure" {...withinEdges(x + band / 2, frame)} y={peak.y - 5}>
                {tickValue(peak.value)}
                {peakNames.get(key) && (
                  <tspan x={withinEdges(x + band / 2, frame).x} dy="-14">
                    {shortened(peakNames.get(key)!)}
                  </tspan>
                )}
              </text>
            )}
            {isNamed && (
              <text x={x + band / 2} y={frame.height - 8} textAnchor="middle" fontWeight={key === current ? 700 : undefined}>
                {key}
              </text>
            )}
          </g>
        ))}
        {line && sum && (
          <g pointerEvents="none">
            <chakra.path d={sum.path} fill="none" stroke="ink" strokeWidth="1.5" strokeDasharray="3 3" />
            <text className="figure" x={sum.end.x + 8} y={sum.end.y + 4}>
              {tickValue(line.values.at(-1) ?? 0)}
            </text>
          </g>
        )}
      </Drawing>
      <Walk
        type="range"
        aria-label={walk}
        aria-valuetext={describe(at ?? current ?? keys[0]!)}
        min={keys[0]}
        max={keys.at(-1)}
        value={at ?? current ?? keys[0]}
        onChange={({ currentTarget }) => setChosen(Number(currentTarget.value))}
        style={along(frame)}
      />
      <chakra.p minHeight="48px" textStyle="meta" fontVariantNumeric="tabular-nums">
        {describe(at ?? current ?? keys[0]!)}
      </chakra.p>
    </figure>
  )
}
