import { scaleLinear, scaleTime } from 'd3-scale'
import { area, line } from 'd3-shape'

export interface Point {
  at: Date
  value: number
  /** The least and the most of what the point stands for. */
  low?: number
  high?: number
}
export interface Threshold {
  from: number
  label: string
}
export interface Frame {
  width: number
  height: number
  start: number
  end: number
  top: number
  bottom: number
}

const day = 24 * 3_600_000

/** Where everything of a chart stands. */
export function lineShape(points: readonly Point[], thresholds: readonly Threshold[], frame: Frame, fromZero: boolean) {
  const times = points.map(({ at }) => at.getTime())
  const [first, last] = [Math.min(...times), Math.max(...times)]
  // A single point stands in the middle of its month.
  const time = scaleTime(first === last ? [first - 15 * day, last + 15 * day] : [first, last], [frame.start, frame.width - frame.end])
  const values = [...points.flatMap(({ value, low = value, high = value }) => [low, high]), ...thresholds.map(({ from }) => from)]
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const room = (most - least || Math.abs(most) || 1) * 0.1
  const amount = scaleLinear(
    [fromZero ? 0 : Math.max(least - room, Math.min(least, 0)), most + room],
    [frame.height - frame.bottom, frame.top],
  ).nice(4)

  const x = ({ at }: Point) => time(at)
  return {
    line: line<Point>(x, ({ value }) => amount(value))([...points]) ?? '',
    spread: points.some(({ low }) => low !== undefined)
      ? (area<Point>(
          x,
          ({ low, value }) => amount(low ?? value),
          ({ high, value }) => amount(high ?? value),
        )([...points]) ?? '')
      : '',
    dots: points.map((point) => ({ x: x(point), y: amount(point.value), point })),
    rows: amount.ticks(4).map((value) => ({ value, y: amount(value) })),
    columns: time.ticks(frame.width < 500 ? 3 : 6).map((at) => ({ at, x: time(at) })),
    thresholds: thresholds.map(({ from, label }, index) => {
      const top = thresholds[index + 1]?.from
      const until = top === undefined ? frame.top : amount(top)
      return { label, y: amount(from), height: Math.max(amount(from) - until, 0) }
    }),
  }
}
