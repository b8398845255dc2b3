/* oxlint-disable jsx-a11y/prefer-tag-over-role -- an img tag cannot hold what is drawn here */
import { chakra } from '@chakra-ui/react'
import { useMemo, useState } from 'react'
import { useMediaQuery } from '#client/ui/useMediaQuery.ts'
import { along, Drawing, Key, Walk } from './drawn.ts'
import type { Frame } from './lineShape.ts'
import { linesShape, type Series } from './linesShape.ts'

interface LinesChartProps {
  /** What it shows, for whoever does not see it. */
  label: string
  keys: readonly number[]
  /** The same numbers stand in a table near it. */
  series: readonly Series[]
  /** The one that is drawn strongest. */
  chosen: number
  tickValue: (value: number) => string
  unit: string
  /** What the walk through the keys is called, and what is said of each. */
  walk: string
  describe: (key: number) => string
  /** What is said where the chosen line goes below nought. */
  dry: (key: number) => string
}

const narrow: Frame = { width: 340, height: 240, start: 40, end: 18, top: 16, bottom: 26 }
/** At the right there is room for what each line is called. */
const wide: Frame = { width: 860, height: 320, start: 52, end: 150, top: 16, bottom: 28 }
/** Told apart without colours too. */
const dashes = ['1 5', '9 6', '14 4 2 4', '4 4', '20 6', '2 2', '10 3 2 3 2 3', '16 2', '6 2', '3 8', '12 8'] as const
const dashOf = (index: number, isChosen: boolean) => (isChosen ? undefined : dashes[index % dashes.length])

const mostLetters = 18
const shortened = (name: string) => (name.length > mostLetters ? `${name.slice(0, mostLetters - 1).trimEnd()}…` : name)

/** How a line is drawn, in the key and beside what it stands for. */
export const LineSwatch = ({ index, isChosen }: { index: number; isChosen: boolean }) => (
  <svg width="36" height="6" aria-hidden>
    <chakra.path d="M1 3H35" strokeWidth="2.5" stroke={isChosen ? 'brand.fg' : 'ink'} strokeDasharray={dashOf(index, isChosen)} />
  </svg>
)

/** Several lines over each other, gone through with the pointer or with the arrow keys. Below nought the paper is tinted. */
export function LinesChart({ label, keys, series, chosen, tickValue, unit, walk, describe, dry }: LinesChartProps) {
  const isWide = useMediaQuery('(min-width: 720px)')
  const frame = isWide ? wide : narrow
  const shape = useMemo(() => linesShape(keys, series, frame), [keys, series, frame])
  const [picked, setPicked] = useState<number>()
  const at = picked !== undefined && keys.includes(picked) ? picked : keys[0]!
  const right = frame.width - frame.end
  return (
    <figure>
      <Key>
        {series.map(({ name }, index) => (
          <li key={index}>
            <LineSwatch index={index} isChosen={index === chosen} />
            {name}
          </li>
        ))}
      </Key>
      <chakra.p textStyle="meta" color="muted" marginBottom="2">
        {unit}
      </chakra.p>
      <Drawing role="img" aria-label={label} viewBox={`0 0 ${frame.width} ${frame.height}`}>
        {shape.floor > shape.nought && (
          <chakra.rect
            x={frame.start}
            y={shape.nought}
            width={right - frame.start}
            height={shape.floor - shape.nought}
            fill="critical.subtle"
          />
        )}
        {shape.rows.map(({ value, y }) => (
          <g key={value}>
            <chakra.path d={`M${frame.start} ${y}H${right}`} stroke={value === 0 ? 'control' : 'hairline'} />
            <text x={frame.start - 8} y={y + 4} textAnchor="end">
              {tickValue(value)}
            </text>
          </g>
        ))}
        {shape.columns.map(({ key, x }) => (
          <text key={key} x={x} y={frame.height - 8} textAnchor="middle">
            {key}
          </text>
        ))}
        {shape.lines.map(({ name, path, at: pointAt, end, label, dry: dryAt }, index) => {
          const isChosen = index === chosen
          const point = pointAt(at)
          return (
            <g key={index}>
              <chakra.path
                d={path}
                fill="none"
                stroke={isChosen ? 'brand.fg' : 'ink'}
                strokeWidth={isChosen ? 3 : 2}
                strokeDasharray={dashOf(index, isChosen)}
                strokeLinejoin="round"
              />
              <chakra.circle cx={point.x} cy={point.y} r={isChosen ? 5 : 4} fill={isChosen ? 'brand.fg' : 'raised'} stroke="ink" />
              {dryAt && <chakra.circle cx={dryAt.x} cy={shape.nought} r={isChosen ? 6 : 4} fill="critical.fg" />}
              {dryAt && isChosen && (
                <chakra.text
                  className="figure"
                  x={dryAt.x + 10}
                  y={shape.nought - 10}
                  textAnchor={dryAt.x > frame.width * 0.6 ? 'end' : 'start'}
                  css={{ fill: 'critical.fg!' }}
                >
                  {dry(dryAt.key)}
                </chakra.text>
              )}
              {isWide && series.length > 1 && (
                <>
                  <chakra.path d={`M${end.x + 4} ${end.y}L${end.x + 12} ${label}`} stroke="control" />
                  <chakra.text x={end.x + 16} y={label} fontWeight={isChosen ? 700 : undefined}>
                    {shortened(name)}
                  </chakra.text>
                  <text x={end.x + 16} y={label + 14}>
                    {tickValue(series[index]!.values.at(-1) ?? 0)}
                  </text>
                </>
              )}
            </g>
          )
        })}
      </Drawing>
      <Walk
        type="range"
        aria-label={walk}
        aria-valuetext={describe(at)}
        min={keys[0]}
        max={keys.at(-1)}
        value={at}
        onChange={({ currentTarget }) => setPicked(Number(currentTarget.value))}
        style={along(frame)}
      />
      <chakra.p minHeight="48px" textStyle="meta" fontVariantNumeric="tabular-nums">
        {describe(at)}
      </chakra.p>
    </figure>
  )
}
