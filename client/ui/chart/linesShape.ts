import { scaleLinear } from 'd3-scale'
import { line } from 'd3-shape'
import type { Frame } from './lineShape.ts'

export interface Series {
  name: string
  /** One for each of the keys. */
  values: readonly number[]
}

const roomAround = 0.08
/** Two lines of text, one below the other. */
const apart = 32

/** As near to where they belong as they fit below each other. */
function spread(heights: readonly number[], lowest: number) {
  const places = [...heights]
  const order = heights.map((_, index) => index).toSorted((one, other) => heights[one]! - heights[other]!)
  for (const [n, index] of order.entries()) {
    const above = order[n - 1]
    if (above !== undefined) places[index] = Math.max(places[index]!, places[above]! + apart)
  }
  const over = Math.max(0, (places[order.at(-1)!] ?? 0) - lowest)
  return places.map((place) => place - over)
}

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
  const floor = frame.height - frame.bottom
  const labels = spread(
    series.map(({ values }) => y(values.at(-1) ?? 0)),
    floor - apart / 2,
  )
  return {
    lines: series.map(({ name, values }, index) => ({
      name,
      label: labels[index]!,
      /** Where it first goes below nought. */
      dry: dryOf(keys, values, x),
      path: path([...values]) ?? '',
      at: (key: number) => ({ x: x(key), y: y(values[keys.indexOf(key)] ?? 0) }),
      end: { x: x(keys.at(-1)!), y: y(values.at(-1) ?? 0) },
    })),
    rows: y.ticks(5).map((value) => ({ value, y: y(value) })),
    columns: keys.filter((key, index) => index === 0 || key % (frame.width < 500 ? 10 : 5) === 0).map((key) => ({ key, x: x(key) })),
    nought: y(0),
    floor,
  }
}

function dryOf(keys: readonly number[], values: readonly number[], x: (key: number) => number) {
  const at = values.findIndex((value) => value < 0)
  if (at < 0) return undefined
  const [before, after] = [values[at - 1], values[at]!]
  // Between two years it crosses nought where the line does.
  const share = before === undefined ? 1 : before / (before - after)
  const from = keys[at - 1] ?? keys[at]!
  return { key: keys[at]!, x: x(from) + (x(keys[at]!) - x(from)) * share }
}
