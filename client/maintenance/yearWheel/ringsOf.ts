import type { TextOf } from '#client/messages/Text.tsx'
import type { Occurrence, Wheel } from './useYearWheel.ts'
import type { Ring } from './wheelShape.ts'

export const ringsBy = ['building', 'trade', 'responsible'] as const
type RingsBy = (typeof ringsBy)[number]
export const mostRings = 5
const others = 'others'

export interface Marked {
  id: string
  date: string
  ring: string
  occurrence: Occurrence
  /** How many there are in its month that have no mark: told beside the last that has one. */
  more: number
}

const keyOf = ({ buildingId, buildingName, trade, responsibleId }: Occurrence, by: RingsBy) =>
  ({ building: buildingId ?? buildingName, trade: trade ?? '', responsible: responsibleId ?? '' })[by]

function nameOf({ buildingName, trade, responsibleName }: Occurrence, by: RingsBy, text: TextOf) {
  if (by === 'building') return buildingName
  if (by === 'responsible') return responsibleName ?? text('maintenance.task.ownersTogether')
  return trade ? text(`trades.${trade}`) : text('maintenance.wheel.noTrade')
}

/** A ring for each building, trade or who is responsible, as far as they have marks; of more than there is room for, the last holds the others. */
export function ringsOf(wheel: Wheel, by: RingsBy, text: TextOf): { rings: Ring[]; marks: Marked[] } {
  const all = wheel.months.flatMap(({ marks }) => marks)
  const counts = new Map<string, { name: string; count: number }>()
  for (const occurrence of all) {
    const key = keyOf(occurrence, by)
    const name = nameOf(occurrence, by, text)
    counts.set(key, { name, count: (counts.get(key)?.count ?? 0) + 1 })
  }
  const byCount = [...counts].sort(([, one], [, other]) => other.count - one.count)
  const kept = byCount.length > mostRings ? byCount.slice(0, mostRings - 1) : byCount
  const rings = kept.map(([key, { name }]) => ({ key, name }))
  if (byCount.length > mostRings) rings.push({ key: others, name: text('maintenance.wheel.others') })
  const shownKeys = new Set(rings.map(({ key }) => key))
  const ringOf = (occurrence: Occurrence) => {
    const key = keyOf(occurrence, by)
    return shownKeys.has(key) ? key : others
  }
  const marks = wheel.months.flatMap(({ count, marks }) =>
    marks.map((occurrence, index) => {
      const { id, date } = occurrence
      return { id, date, ring: ringOf(occurrence), occurrence, more: index === marks.length - 1 ? count - marks.length : 0 }
    }),
  )
  return { rings, marks }
}
