import { scaleLinear } from 'd3-scale'
import { line } from 'd3-shape'
import type { Frame } from './lineShape.ts'

export interface Series {
  name: string
  /** One for each of the keys. */
  values: readonly number[]
}

const roomAround = 0.08

/** Where everything of several lines over the same keys stands; nought is always in the picture. */
export function linesShape(keys: readonly number[], series: readonly Series[], frame: Frame) {
  const all = [0, ...series.flatMap(({ values }) => values)]
  const [least, most] = [Math.min(...all), Math.max(...all)]
  const room = (most - least || 1) * roomAround
  const x = scaleLinear([keys[0]!, keys.at(-1)!], [frame.start, frame.width - frame.end])
  const y = scaleLinear([least < 0 ? least - room : 0, most + room], [frame.height - frame.bottom, frame.top]).nice(4)
  const path = line<number>(
    (_, index) => x(keys[index]!),
    (value) => y(value),
  )
  return {
    lines: series.map(({ name, values }) => ({
      name,
      path: path([...values]) ?? '',
      at: (key: number) => ({ x: x(key), y: y(values[keys.indexOf(key)] ?? 0) }),
      end: { x: x(keys.at(-1)!), y: y(values.at(-1) ?? 0) },
    })),
    rows: y.ticks(5).map((value) => ({ value, y: y(value) })),
    columns: keys.filter((key, index) => index === 0 || key % (frame.width < 500 ? 10 : 5) === 0).map((key) => ({ key, x: x(key) })),
    nought: y(0),
    floor: frame.height - frame.bottom,
  }
}
