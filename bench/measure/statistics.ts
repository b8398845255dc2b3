export interface Spread {
  median: number
  low: number
  high: number
}

/** The value below which that share of them lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (sorted.length - 1) * share
  const lower = sorted[Math.floor(at)] ?? Number.NaN
  const above = sorted[Math.ceil(at)] ?? lower
  return lower + (above - lower) * (at - Math.floor(at))
}

/** The median and the quartiles around it. */
export const spreadOf = (values: readonly number[]): Spread => ({
  median: quantile(values, 0.5),
  low: quantile(values, 0.25),
  high: quantile(values, 0.75),
})

/** One by the other, pair by pair: what the machine did to both at the time cancels out. */
export const ratios = (above: readonly number[], below: readonly number[]) => above.map((value, i) => value / below[i]!)
