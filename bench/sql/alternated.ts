import { ratios, type Spread, spreadOf } from '../measure/statistics.ts'

/** What a call costs; the same number asks the same. */
export type Ask = (i: number) => Promise<number>

export const warming = 20

/** Now the one first, now the other: the one's costs by the other's. */
export async function inTurns(one: Ask, other: Ask, count: number): Promise<Spread> {
  const [ones, others]: [number[], number[]] = [[], []]
  for (let i = -warming; i < count; i++) {
    const isFirst = Math.random() < 0.5
    const early = isFirst ? await one(i + warming) : await other(i + warming)
    const late = isFirst ? await other(i + warming) : await one(i + warming)
    if (i < 0) continue
    ones.push(isFirst ? early : late)
    others.push(isFirst ? late : early)
  }
  return spreadOf(ratios(ones, others))
}
