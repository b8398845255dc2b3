import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { conditionGrades } from '#schema/estates/condition.words.ts'
import { nthDay, type Period } from '#schema/maintenance/recurrence.ts'
import { consequenceGrades, riskOf } from '#schema/maintenance/risk.ts'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'

interface Rule {
  start: string
  period: Period | null
  every: number
  end: string | null
}

const told = (day: Date) => day.toISOString().slice(0, 10)
const dayAt = (text: string) => new Date(`${text}T00:00:00Z`)
const tomorrow = (day: Date) => new Date(day.getTime() + 86_400_000)

/** Day by day, as one would with a calendar on the wall. */
function walked({ start, period, every, end }: Rule, from: string, to: string) {
  const found: string[] = []
  const first = dayAt(start)
  let [days, months] = [0, 0]
  for (let day = first; told(day) <= to; day = tomorrow(day), days++) {
    if (day.getUTCDate() === 1 && days) months++
    const isLast = tomorrow(day).getUTCDate() === 1
    const isItsDay = day.getUTCDate() === first.getUTCDate() || (isLast && day.getUTCDate() < first.getUTCDate())
    const comes =
      period === null
        ? days === 0
        : period === 'month'
          ? isItsDay && months % every === 0
          : days % (period === 'week' ? 7 * every : every) === 0
    if (comes && told(day) >= from && (!end || told(day) <= end)) found.push(told(day))
  }
  return found
}

const day = (from: string, to: string) => fc.date({ min: dayAt(from), max: dayAt(to), noInvalidDate: true }).map(told)
/** Months are more interesting at their ends. */
const start = fc.oneof(
  day('2019-12-01', '2025-03-01'),
  fc.constantFrom('2020-02-29', '2023-01-31', '2023-08-31', '2024-01-30', '2024-02-29'),
)
const rule = fc.record<Rule>({
  start,
  period: fc.constantFrom('day', 'week', 'month', null),
  every: fc.oneof(fc.integer({ min: 1, max: 14 }), fc.constantFrom(12, 48, 60, 365)),
  end: fc.option(day('2020-01-01', '2031-01-01')),
})
const span = fc
  .tuple(day('2019-01-01', '2030-01-01'), fc.integer({ min: 0, max: 800 }))
  .map(([from, length]) => [from, told(new Date(dayAt(from).getTime() + length * 86_400_000))])

describe('when maintenance comes again', async () => {
  const world = await sharedWorld()

  test('a series has the days that a calendar on the wall gives it', async () => {
    await fc.assert(
      fc.asyncProperty(rule, span, async (asked, [from, to]) => {
        const { start: first, period, every, end } = asked
        const rows = await world.sql<{ day: string }>('select d::text "day" from maintenance_days($1, $2, $3, $4, $5, $6) d', [
          first,
          period,
          every,
          end,
          from,
          to,
        ])
        expect(rows.map((row) => row.day)).toEqual(walked(asked, from!, to!))
      }),
      { numRuns: 300 },
    )
  })

  test('what a form shows beforehand is what the plan then says', async () => {
    await fc.assert(
      fc.asyncProperty(rule, async (asked) => {
        const { start: startDate, period, every } = asked
        const count = period ? 6 : 1
        const days = Array.from({ length: count }, (_, n) => nthDay({ startDate, period, interval: every }, n))
        const rows = await world.sql<{ day: string }>('select d::text "day" from maintenance_days($1, $2, $3, null, $1, $4) d', [
          startDate,
          period,
          every,
          days.at(-1),
        ])
        expect(rows.map((row) => row.day)).toEqual(days)
      }),
      { numRuns: 100 },
    )
  })

  test('a risk is the same in a form as in the plan', async () => {
    for (const condition of conditionGrades)
      for (const consequence of consequenceGrades) {
        const [row] = await world.sql<{ risk: string | null }>('select maintenance_risk($1, $2) risk', [condition, consequence])
        expect(row!.risk).toBe(riskOf(condition, consequence))
      }
  })
})
