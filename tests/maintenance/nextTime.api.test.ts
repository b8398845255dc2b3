import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nthDay, type Period } from '#schema/maintenance/recurrence.ts'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import { area, planned } from './plan.ts'

interface Series {
  startDate: string
  period: Period | null
  interval: number
  endDate: string | null
  basis: 'plan' | 'completion'
}
/** What a task came to: its series, and by the day each time has in it, where it was moved or when it was done. */
interface Story extends Series {
  moved: Map<string, string>
  done: Map<string, string>
}

const latest = (days: Iterable<string>) => [...days].reduce((late, day) => (day > late ? day : late), '')

/** Past every day that a story can come to: three times thirteen months and a little, were it told daily. */
const followed = 1300

/** As one would find it in a calendar: the earliest time that is open and that no later one was done after. */
function nextOf({ moved, done, ...series }: Story) {
  const [through, last] = [latest(done.keys()), latest(done.values())]
  const follows = series.basis === 'completion' && series.period && last >= series.startDate
  const counted = { ...series, startDate: follows ? last : series.startDate }
  const days = Array.from({ length: series.period ? followed : 1 }, (_, n) => nthDay(counted, n)).slice(follows ? 1 : 0)
  const open = days.filter((day) => day > through && (!series.endDate || day <= series.endDate) && !moved.has(day) && !done.has(day))
  const times = [...open.map((day) => ({ due: day, day })), ...[...moved].map(([due, day]) => ({ due, day }))]
  const [first] = times
    .filter(({ due }) => due > through)
    .toSorted((one, other) => (one.day === other.day ? (one.due < other.due ? -1 : 1) : one.day < other.day ? -1 : 1))
  return first ?? null
}

const between = (from: string, to: string) =>
  fc.date({ min: new Date(from), max: new Date(to), noInvalidDate: true }).map((day) => day.toISOString().slice(0, 10))
const series = fc.record<Series>({
  startDate: fc.oneof(between('2024-01-01', '2024-03-01'), fc.constantFrom('2024-01-31', '2024-02-29')),
  period: fc.constantFrom('day', 'week', 'month', null),
  interval: fc.integer({ min: 1, max: 13 }),
  endDate: fc.option(between('2024-03-01', '2026-01-01')),
  basis: fc.constantFrom('plan', 'completion'),
})
const change = fc.oneof(
  fc.record({ what: fc.constant('move' as const), ahead: fc.nat(3), to: between('2024-01-01', '2025-06-01') }),
  fc.record({ what: fc.constant('finish' as const), ahead: fc.nat(3), to: between('2024-01-01', '2025-06-01') }),
  fc.record({ what: fc.constant('forget' as const), ahead: fc.nat(3) }),
  fc.record({ what: fc.constant('plan' as const), series }),
)

describe('the next time of a task', async () => {
  const world = await sharedWorld()
  const estate = await planned(world)
  const { areaId, buildingId } = await area(estate)

  const plan = async ({ startDate, period, interval, endDate, basis }: Series, id?: string) => {
    const values = [startDate, period, interval, endDate, basis]
    if (id) {
      await world.sql('update maintenance_task set start_date = $1, period = $2, every = $3, end_date = $4, basis = $5 where id = $6', [
        ...values,
        id,
      ])
      return id
    }
    const [row] = await world.sql<{ id: string }>(
      `insert into maintenance_task (estate_id, building_id, area_id, title, start_date, period, every, end_date, basis)
        values ($6, $7, $8, 'Rens av takrenner', $1, $2, $3, $4, $5) returning id`,
      [...values, estate.id, buildingId, areaId],
    )
    return row!.id
  }
  const forget = (id: string, due: string) =>
    world.sql('delete from maintenance_occurrence where task_id = $1 and due_date = $2', [id, due])
  const write = async (id: string, due: string, { movedTo, doneDate }: { movedTo?: string; doneDate?: string }) => {
    await forget(id, due)
    await world.sql(
      `insert into maintenance_occurrence (estate_id, task_id, due_date, moved_to, done_date, title, priority, building_name, area_code)
        values ($1, $2, $3, $4, $5, 'Rens av takrenner', 2, 'Hovedhus', '26')`,
      [estate.id, id, due, movedTo ?? null, doneDate ?? null],
    )
  }
  const kept = async (id: string) => {
    const [row] = await world.sql<{ due: string | null; day: string | null }>(
      'select next_due_date::text due, next_date::text "day" from maintenance_task where id = $1',
      [id],
    )
    return row!.due ? row : null
  }

  test('is kept as the calendar has it, whatever is planned, moved, done and taken back', async () => {
    await fc.assert(
      fc.asyncProperty(series, fc.array(change, { maxLength: 6 }), async (first, changes) => {
        const id = await plan(first)
        let story: Story = { ...first, moved: new Map(), done: new Map() }
        expect(await kept(id)).toEqual(nextOf(story))
        for (const step of changes) {
          if (step.what === 'plan') {
            await plan(step.series, id)
            story = { ...story, ...step.series }
          } else {
            const due = nthDay(story, step.ahead)
            story.moved.delete(due)
            story.done.delete(due)
            if (step.what === 'forget') await forget(id, due)
            else if (step.what === 'move') {
              await write(id, due, { movedTo: step.to })
              story.moved.set(due, step.to)
            } else {
              await write(id, due, { doneDate: step.to })
              story.done.set(due, step.to)
            }
          }
          expect(await kept(id)).toEqual(nextOf(story))
        }
      }),
      { numRuns: 100 },
    )
  })

  test('is gone with the task that is archived or removed, and nothing writes it but the calendar', async () => {
    const id = await plan({ startDate: '2024-01-31', period: 'month', interval: 1, endDate: null, basis: 'plan' })
    await write(id, '2024-02-29', { movedTo: '2024-01-02' })
    await world.sql("update maintenance_task set next_date = '2030-01-01', done_through = '2030-01-01' where id = $1", [id])
    expect(await kept(id)).toEqual({ due: '2024-02-29', day: '2024-01-02' })
    await world.sql('update maintenance_task set archived_at = now() where id = $1', [id])
    expect(await kept(id)).toBeNull()
    await world.sql('delete from maintenance_task where id = $1', [id])
    expect(await world.sql('select from maintenance_occurrence where task_id = $1', [id])).toEqual([])
  })

  test('and how much was done is kept for each estate, until it goes', async () => {
    const other = await planned(world)
    const place = await area(other)
    const counted = () => world.sql<{ done: number }>('select done from archived_maintenance where estate_id = $1', [other.id])
    const [task] = await world.sql<{ id: string }>(
      `insert into maintenance_task (estate_id, building_id, area_id, title, start_date, period) values ($1, $2, $3, 'Feiing', '2020-01-01', 'month') returning id`,
      [other.id, place.buildingId, place.areaId],
    )
    const add = `insert into maintenance_occurrence (estate_id, task_id, due_date, done_date, title, priority, building_id, building_name, area_id, area_code)
      select $1, $2, d, d, 'Feiing', 2, $3, 'Hovedhus', $4, '26' from generate_series(date '2020-01-01', date '2020-12-01', interval '1 month') d`
    await world.sql(add, [other.id, task!.id, place.buildingId, place.areaId])
    expect(await counted()).toEqual([{ done: 12 }])
    await world.sql('update maintenance_occurrence set done_date = null, moved_to = due_date where task_id = $1 and due_date < $2', [
      task!.id,
      '2020-04-01',
    ])
    expect(await counted()).toEqual([{ done: 9 }])
    await world.sql('delete from maintenance_occurrence where task_id = $1 and due_date < $2', [task!.id, '2020-06-01'])
    expect(await counted()).toEqual([{ done: 7 }])
    await world.sql('delete from maintenance_task where id = $1', [task!.id])
    expect(await counted()).toEqual([{ done: 7 }])
    await world.sql('delete from estate where id = $1', [other.id])
    expect(await counted()).toEqual([])
  })

  test('of two changes at once, the later one sees the earlier', async () => {
    const id = await plan({ startDate: '2024-01-01', period: 'day', interval: 1, endDate: null, basis: 'plan' })
    const days = Array.from({ length: 20 }, (_, n) => nthDay({ startDate: '2024-01-01', period: 'day' }, n))
    await Promise.all(days.map((due) => write(id, due, { doneDate: due })))
    expect(await kept(id)).toEqual({ due: '2024-01-21', day: '2024-01-21' })
  })
})
