import { scaleBand, scaleLinear } from 'd3-scale'
import { line } from 'd3-shape'
import type { Frame } from './lineShape.ts'

/** One column: parts that stand on each other, what was used beside them, and a mark across. */
export interface Column {
  key: number
  parts: readonly number[]
  used?: number | null
  mark?: number | null
}

const fewest = 0.0001

/** Where everything of a chart of columns stands. */
export function barShape(columns: readonly Column[], frame: Frame) {
  const most = Math.max(fewest, ...columns.flatMap(({ parts, used, mark }) => [sum(parts), used ?? 0, mark ?? 0]))
  const amount = scaleLinear([0, most], [frame.height - frame.bottom, frame.top]).nice(4)
  const place = scaleBand(
    columns.map(({ key }) => key),
    [frame.start, frame.width - frame.end],
  ).paddingInner(0.25)
  const floor = amount(0)
  const hasUsed = columns.some(({ used }) => used)
  const width = place.bandwidth() / (hasUsed ? 2 : 1)
  const sums = columns.map(({ parts }) => sum(parts))
  const named = new Set(peaksOf(sums))
  const every = Math.max(1, Math.ceil(columns.length / Math.floor((frame.width - frame.start - frame.end) / 52)))
  return {
    floor,
    /** Of a line that runs to such a sum, on a measure of its own. */
    lineOf: (values: readonly number[]) => lineOf(values, (index) => (place(columns[index]!.key) ?? 0) + place.bandwidth() / 2, frame),
    rows: amount.ticks(4).map((value) => ({ value, y: amount(value) })),
    columns: columns.map(({ key, parts, used, mark }, index) => {
      const x = place(key) ?? 0
      return {
        key,
        x,
        band: place.bandwidth(),
        isNamed: index % every === 0,
        parts: stacked(parts).map(([from, to]) => ({ x, width, y: amount(to), height: amount(from) - amount(to) })),
        used: used ? { x: x + width, width, y: amount(used), height: floor - amount(used) } : undefined,
        mark: mark == null ? undefined : amount(mark),
        peak: named.has(index) ? { value: sums[index]!, y: amount(sums[index]!) } : undefined,
      }
    }),
  }
}

function lineOf(values: readonly number[], x: (index: number) => number, frame: Frame) {
  const sum = scaleLinear([0, Math.max(fewest, ...values)], [frame.height - frame.bottom, frame.top + 8])
  const last = values.length - 1
  return { path: line<number>((_, index) => x(index), sum)([...values]) ?? '', end: { x: x(last), y: sum(values[last] ?? 0) } }
}

const mostNames = 3
/** So wide and so high is a name above a column. */
const nameRoom = { width: 110, height: 30 }
/** The greatest few that have room for a name beside each other. */
export function namedOf<Placed extends { x: number; y: number; value: number }>(peaks: readonly Placed[]) {
  const named: Placed[] = []
  for (const peak of peaks.toSorted((one, other) => other.value - one.value)) {
    const touches = named.some(({ x, y }) => Math.abs(x - peak.x) < nameRoom.width && Math.abs(y - peak.y) < nameRoom.height)
    if (named.length < mostNames && !touches) named.push(peak)
  }
  return named
}

const mostPeaks = 5
/** The few that stand out: each at least twice what a year is usually, and no two beside each other. */
export function peaksOf(sums: readonly number[]) {
  const usual = sums.toSorted((one, other) => one - other)[Math.floor(sums.length / 2)] ?? 0
  return sums
    .map((value, index) => ({ value, index }))
    .filter(({ value, index }) => value > 2 * usual && value >= (sums[index - 1] ?? 0) && value > (sums[index + 1] ?? 0))
    .toSorted((one, other) => other.value - one.value)
    .slice(0, mostPeaks)
    .map(({ index }) => index)
}

const sum = (parts: readonly number[]) => parts.reduce((all, part) => all + part, 0)
function stacked(parts: readonly number[]) {
  let from = 0
  return parts.map((part) => [from, (from += part)] as const)
}
