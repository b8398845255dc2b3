import type { TextOf } from '#client/messages/Text.tsx'
import type { Occurrence, Wheel } from './useYearWheel.ts'
import type { Ring } from './wheelShape.ts'

export type RingsBy = 'building' | 'trade'
export const mostRings = 5
const others = 'others'

export interface Marked {
  id: string
  date: string
  ring: string
  occurrence: Occurrence
}

const keyOf = (occurrence: Occurrence, by: RingsBy) =>
  by === 'building' ? (occurrence.buildingId ?? occurrence.buildingName) : (occurrence.trade ?? '')

/** A ring for each building or trade; of more than there is room for, the last holds the others. */
export function ringsOf(wheel: Wheel, by: RingsBy, text: TextOf): { rings: Ring[]; marks: Marked[] } {
  const all = wheel.months.flatMap(({ occurrences }) => occurrences)
  const counts = new Map<string, { name: string; count: number }>()
  for (const occurrence of all) {
    const key = keyOf(occurrence, by)
    const name =
      by === 'building'
        ? occurrence.buildingName
        : occurrence.trade
          ? text(`trades.${occurrence.trade}`)
          : text('maintenance.wheel.noTrade')
    counts.set(key, { name, count: (counts.get(key)?.count ?? 0) + 1 })
  }
  const byCount = [...counts].sort(([, one], [, other]) => other.count - one.count)
  const kept = byCount.length > mostRings ? byCount.slice(0, mostRings - 1) : byCount
  const rings = kept.map(([key, { name }]) => ({ key, name }))
  if (byCount.length > mostRings) rings.push({ key: others, name: text('maintenance.wheel.others') })
  const known = new Set(rings.map(({ key }) => key))
  const ringOf = (occurrence: Occurrence) => {
    const key = keyOf(occurrence, by)
    return known.has(key) ? key : others
  }
  return { rings, marks: all.map((occurrence) => ({ id: occurrence.id, date: occurrence.date, ring: ringOf(occurrence), occurrence })) }
}
