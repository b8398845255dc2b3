import { afterAll, describe, expect, test } from 'vitest'
import { createWorld } from '#tests/support/world/world.ts'
import { area, daysOf, letIn, planned, task, yearlyTasks } from './plan.ts'

const WHEEL = `query ($estateId: ID!, $year: Int) {
  yearWheel(estateId: $estateId, year: $year) { year today months { month count occurrences { date title } } buildings { name } responsibles { kind id } }
}`

describe('the year wheel', async () => {
  const world = await createWorld()
  afterAll(() => world.close())
  const url = (id: string, query = '') => `/api/private/maintenance-plans/year-wheel/estates/${id}${query}`

  test('a year has twelve months with what is due in each, of one building or of all', async () => {
    const estate = await planned(world)
    const { areaId, buildingId } = await area(estate)
    await task(estate, { areaId, period: 'month', interval: 3, startDate: '2020-08-31' })
    await task(estate, { title: 'Annet hus', startDate: '2031-02-01' })
    const { data } = await estate.owner.gql(WHEEL, { estateId: estate.id, year: 2031 })
    const { months, ...rest } = data['yearWheel'] as { months: { count: number; occurrences: object[] }[] }
    expect(rest).toMatchObject({ year: 2031, buildings: [{}, {}], responsibles: [{ kind: 'landlord', id: null }] })
    expect(months.map(({ count }) => count)).toEqual([0, 2, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0])
    expect(months[1]!.occurrences).toMatchObject([{ date: '2031-02-01' }, { date: '2031-02-28' }])
    expect((await daysOf(estate, `year=2031&buildingId=${buildingId}`)).map(({ date }) => date)).toEqual([
      '2031-02-28',
      '2031-05-31',
      '2031-08-31',
      '2031-11-30',
    ])
    expect((await estate.owner.get(url(estate.id))).body).toMatchObject({ year: new Date().getFullYear() })
  })

  test('who may read it does, and nobody else', async () => {
    const estate = await planned(world)
    expect((await (await estate.guest('read')).get(url(estate.id))).status).toBe(200)
    expect((await (await letIn(world, estate)).get(url(estate.id))).status).toBe(200)
    const closed = await estate.guest('read', { denied: ['maintenance-year-wheel'] })
    expect(await closed.get(url(estate.id))).toMatchObject({ status: 403, body: { code: 'authorizationFailure' } })
    const stranger = await world.account()
    expect((await stranger.get(url(estate.id))).status).toBe(404)
    expect((await world.anonymous().get(url(estate.id))).status).toBe(401)
    expect(await estate.owner.get(url(estate.id, '?year=1'))).toMatchObject({
      status: 400,
      body: { details: { fields: { year: 'notValid' } } },
    })
  })

  test('sixty thousand tasks are still one year, of which so much is listed', async () => {
    const estate = await planned(world)
    await yearlyTasks(world, estate, 60_000)
    const { body } = await estate.owner.get(url(estate.id, '?year=2031'))
    const months = body['months'] as { count: number; occurrences: unknown[] }[]
    expect(months.reduce((sum, { count }) => sum + count, 0)).toBe(60_000)
    expect(Math.max(...months.map(({ occurrences }) => occurrences.length))).toBe(200)
  }, 60_000)
})
