import { describe, expect, test } from 'vitest'
import { inDays, today } from '#schema/day.ts'
import { daysFrom } from '#schema/maintenance/recurrence.ts'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import { area, planned, task } from './plan.ts'

const WHEEL = `query ($estateId: ID!, $year: Int, $from: Date, $buildingId: ID) {
  yearWheel(estateId: $estateId, year: $year, from: $from, buildingId: $buildingId) {
    year from months { year month count overdueCount marks { id title date } } overdueBefore { count marks { id title date dueDate state } }
  }
}`
interface Shown {
  year: number
  from: string
  months: { year: number; month: number; count: number; overdueCount: number; marks: { date: string }[] }[]
  overdueBefore: { count: number; marks: { title: string; date: string }[] }
}

describe('twelve months from any', async () => {
  const world = await sharedWorld()
  const url = (id: string, query = '') => `/api/private/maintenance-plans/year-wheel/estates/${id}?${query}`

  test('begin with the month that was asked for, and end before it comes again', async () => {
    const estate = await planned(world)
    await task(estate, { title: 'Kvartal', period: 'month', interval: 3, startDate: '2030-08-31' })
    await task(estate, { title: 'Hver tiende dag', period: 'day', interval: 10, startDate: '2031-01-05', endDate: '2033-01-01' })
    const { data } = await estate.owner.gql(WHEEL, { estateId: estate.id, from: '2031-11-27' })
    const { year, from, months } = data['yearWheel'] as Shown
    expect({ year, from }).toEqual({ year: 2031, from: '2031-11-01' })
    expect(months.map(({ year, month }) => `${year}-${month}`)).toEqual(
      Array.from({ length: 12 }, (_, n) => (n < 2 ? `2031-${n + 11}` : `2032-${n - 1}`)),
    )
    // Held against both series, walked day by day.
    const walked = [
      ...daysFrom({ startDate: '2030-08-31', period: 'month', interval: 3 }, '2031-11-01', 40),
      ...daysFrom({ startDate: '2031-01-05', period: 'day', interval: 10, endDate: '2033-01-01' }, '2031-11-01', 80),
    ].filter((day) => day < '2032-11-01')
    for (const { year, month, count, marks } of months) {
      const mine = walked.filter((day) => day.startsWith(`${year}-${String(month).padStart(2, '0')}`)).toSorted()
      expect({ year, month, count, days: marks.map(({ date }) => date) }).toEqual({ year, month, count: mine.length, days: mine })
    }
    const overRest = (await estate.owner.get(url(estate.id, 'from=2031-11-01'))).body as unknown as { months: object[] }
    expect(overRest).toMatchObject({ year: 2031, from: '2031-11-01', overdueBefore: { count: 0, occurrences: [] } })
    expect(overRest.months).toMatchObject(months.map(({ year, month, count }) => ({ year, month, count })))
  })

  test('tell what has waited since before them, of one building or of all', async () => {
    const estate = await planned(world)
    const { areaId, buildingId } = await area(estate)
    await task(estate, { areaId, title: 'Glemt', startDate: '2019-03-04' })
    await task(estate, { title: 'Glemt hver måned', period: 'month', startDate: '2020-01-31' })
    await task(estate, { title: 'Kommer', startDate: inDays(40) })
    const read = async (asked: object) =>
      ((await estate.owner.gql(WHEEL, { estateId: estate.id, ...asked })).data['yearWheel'] as Shown).overdueBefore
    const rolling = { from: today() }
    expect(await read(rolling)).toMatchObject({
      count: 2,
      marks: [
        { title: 'Glemt', date: '2019-03-04', state: 'overdue' },
        { title: 'Glemt hver måned', date: '2020-01-31', dueDate: '2020-01-31' },
      ],
    })
    expect(await read({ ...rolling, buildingId })).toMatchObject({ count: 1, marks: [{ title: 'Glemt' }] })
    expect((await read({})).count).toBe(2)
    // A year that is over, or has not come, says nothing of today.
    expect(await read({ year: 2019 })).toEqual({ count: 0, marks: [] })
    expect(await read({ from: '2050-05-01' })).toEqual({ count: 0, marks: [] })
  })

  test('list twenty of them, and count all', async () => {
    const estate = await planned(world)
    const { areaId } = await area(estate)
    for (let n = 0; n < 22; n++)
      await task(estate, { areaId, title: `Nummer ${n}`, startDate: `2019-03-${String(n + 1).padStart(2, '0')}` })
    const { body } = await estate.owner.get(url(estate.id))
    const { count, occurrences } = body['overdueBefore'] as { count: number; occurrences: { title: string }[] }
    expect([count, occurrences.length, occurrences[19]?.title]).toEqual([22, 20, 'Nummer 19'])
  })

  test('are a day of the calendar, and no year beside it', async () => {
    const estate = await planned(world)
    for (const query of ['from=2031-02-30', 'from=1', 'from=2031-02-01&year=2031', 'from=0999-01-01', 'from=2500-01-01'])
      expect(await estate.owner.get(url(estate.id, query))).toMatchObject({
        status: 400,
        body: { details: { fields: { from: 'notValid' } } },
      })
    const closed = await estate.guest('read', { denied: ['maintenance-year-wheel'] })
    expect((await closed.get(url(estate.id, 'from=2031-02-01'))).status).toBe(403)
    expect((await (await world.account()).get(url(estate.id, 'from=2031-02-01'))).status).toBe(404)
  })
})
