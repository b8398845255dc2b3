import { centredLettering } from './lettering.ts'
import { d, group, stroke } from './pen.ts'
import { ink, thin } from './planSymbols.ts'

const metres = (length: number, unit: number) => (length / unit).toFixed(2).replace('.', ',')

/** A chain of measures as builders read them: slashes at the stops, and between two stops their distance in metres of `unit`. */
export function dimensionsAcross(stops: readonly number[], y: number, unit: number) {
  const [first = 0, last = 0] = [stops[0], stops.at(-1)]
  const ticks = stops.map((stop) => d`M${stop - 5} ${y + 5}L${stop + 5} ${y - 5}`).join('')
  const values = stops.slice(1).map((stop, index) => {
    const from = stops[index] ?? first
    return centredLettering(metres(stop - from, unit), (from + stop) / 2, y - 6, 9, ink)
  })
  return stroke(thin, 1.2, d`M${first - 10} ${y}H${last + 10}`) + stroke(ink, 1.6, ticks) + values.join('')
}

/** The same chain at the side of a drawing, read from the right. */
export const dimensionsDown = (stops: readonly number[], x: number, unit: number) =>
  group({ transform: `translate(${x} 0) rotate(-90)` }, dimensionsAcross(stops.map((stop) => -stop).reverse(), 0, unit))
