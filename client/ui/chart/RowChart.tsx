/* oxlint-disable jsx-a11y/prefer-tag-over-role -- an img tag cannot hold what is drawn here */
import { chakra } from '@chakra-ui/react'
import { useId, useMemo, useState } from 'react'
import { useMediaQuery } from '#client/ui/useMediaQuery.ts'
import { Drawing, Key, Walk } from './drawn.ts'
import { type Palettes, patterned, Patterns, Swatch } from './Pattern.tsx'
import { type Row, type RowFrame, rowShape } from './rowShape.ts'

interface RowChartProps {
  /** What it shows, for whoever does not see it. */
  label: string
  /** At least one. The same numbers stand in a table near it. */
  rows: readonly Row[]
  /** What the parts of a row are called, from its beginning, and the colours that they have anywhere else. */
  names: readonly string[]
  palettes: Palettes
  unit: string
  /** What the walk through the rows is called, and what is said of each. */
  walk: string
  describe: (index: number) => string
}

const narrow: RowFrame = { width: 340, start: 0, step: 52, bar: 22 }
const wide: RowFrame = { width: 860, start: 210, step: 36, bar: 24 }

/** Bars that lie below each other, each with its figures in it, gone through with the pointer or with the arrow keys. */
export function RowChart({ label, rows, names, palettes, unit, walk, describe }: RowChartProps) {
  const frame = useMediaQuery('(min-width: 720px)') ? wide : narrow
  const id = useId()
  const shape = useMemo(() => rowShape(rows, frame), [rows, frame])
  const [chosen, setChosen] = useState<number>()
  const at = Math.min(chosen ?? 0, rows.length - 1)
  return (
    <figure>
      <Key>
        {names.map((name, index) => (
          <li key={name}>
            <Swatch id={id} index={index} palettes={palettes} />
            {name}
          </li>
        ))}
      </Key>
      <chakra.p textStyle="meta" color="muted" marginBottom="2">
        {unit}
      </chakra.p>
      <Drawing role="img" aria-label={label} viewBox={`0 0 ${frame.width} ${shape.height}`}>
        <Patterns id={id} palettes={palettes} />
        {shape.rows.map(({ name, top, y, nameY, parts }, index) => (
          <g key={name} onPointerEnter={() => setChosen(index)}>
            <chakra.rect y={top} width={frame.width} height={frame.step} fill={index === chosen ? 'sunken' : 'transparent'} />
            <text x={frame.start && frame.start - 10} y={nameY} textAnchor={frame.start ? 'end' : 'start'}>
              {name}
            </text>
            {parts.map(
              ({ value, x, room, hasFigure }, place) =>
                value > 0 && (
                  <g key={names[place]}>
                    <chakra.rect x={x} y={y} width={room} height={frame.bar} {...patterned(id, place, palettes)} />
                    {hasFigure && (
                      <text className="figure" x={x + room / 2} y={y + frame.bar / 2 + 4} textAnchor="middle">
                        {value}
                      </text>
                    )}
                  </g>
                ),
            )}
          </g>
        ))}
      </Drawing>
      <Walk
        type="range"
        aria-label={walk}
        aria-valuetext={describe(at)}
        min={0}
        max={rows.length - 1}
        value={at}
        onChange={({ currentTarget }) => setChosen(Number(currentTarget.value))}
      />
      <chakra.p minHeight="48px" textStyle="meta" fontVariantNumeric="tabular-nums">
        {describe(at)}
      </chakra.p>
    </figure>
  )
}
