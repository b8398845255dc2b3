import { expect, test } from 'vitest'
import { today } from '#schema/day.ts'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import { economyOf } from './economy.ts'
import { area, planned, task } from './plan.ts'

const world = await sharedWorld()
const thisYear = Number(today().slice(0, 4))

interface Told {
  years: { cost: number }[]
  buildings: { costs: number[] }[]
  trades: { trade: string | null; costs: number[] }[] | null
}
type Forecast = Told & { scenarios: (Told & { id: string })[] }

const QUERY = `query ($estateId: ID!) { maintenanceForecast(estateId: $estateId, withTrades: true) {
  trades { trade costs } scenarios { trades { trade costs } } } }`
const sums = (groups: readonly { costs: number[] }[]) =>
  Array.from({ length: 30 }, (_, year) => groups.reduce((sum, { costs }) => sum + costs[year]!, 0))

test('by trade the years cost what they cost by building, in the plan and in each scenario', async () => {
  const estate = await planned(world)
  const url = `${economyOf(estate)}/forecast`
  const [one, other] = [await area(estate), await area(estate)]
  await area(estate, { code: '36', remainingLifeYears: 4, costEstimate: 77_000 })
  const year = (n: number) => `${thisYear + n}-05-01`
  const roof = await task(estate, { areaId: one.areaId, trade: 'roofer', startDate: year(3), estimatedCost: 500_000 })
  const paint = await task(estate, {
    areaId: other.areaId,
    trade: 'painter',
    startDate: year(1),
    estimatedCost: 90_000,
    period: 'month',
    interval: 96,
  })
  const gutters = await task(estate, { areaId: one.areaId, startDate: year(1), estimatedCost: 4000, period: 'month', interval: 12 })
  const changes = [
    { taskId: roof.taskId, action: 'move', moveTo: year(9), cost: 450_000 },
    { taskId: paint.taskId, action: 'join', joinedToId: gutters.taskId },
  ]
  const written = await estate.owner.post(`${economyOf(estate)}/scenarios`, { name: 'Senere', changes })
  expect(written.status).toBe(201)

  expect((await estate.owner.get(url)).body).toMatchObject({ trades: null })
  const told = (await estate.owner.get(`${url}?withTrades=true`)).body as unknown as Forecast
  expect(told.trades!.map(({ trade }) => trade)).toEqual(['roofer', 'painter', null])
  for (const { years, buildings, trades } of [told, told.scenarios[0]!]) {
    expect(sums(trades!)).toEqual(years.map(({ cost }) => cost))
    expect(sums(trades!)).toEqual(sums(buildings))
  }
  expect(told.scenarios[0]!.trades!.find(({ trade }) => trade === 'roofer')!.costs[9]).toBe(450_000)
  const { data } = await estate.owner.gql(QUERY, { estateId: estate.id })
  expect(data['maintenanceForecast']).toEqual({ trades: told.trades, scenarios: [{ trades: told.scenarios[0]!.trades }] })
  expect((await estate.owner.get(`${url}?withTrades=much`)).status).toBeGreaterThanOrEqual(400)
})

test('the dearest work of each year is named, in the plan and in each scenario', async () => {
  const estate = await planned(world)
  const url = `${economyOf(estate)}/forecast`
  const { areaId } = await area(estate)
  await area(estate, { code: '36', remainingLifeYears: 4, costEstimate: 77_000 })
  const day = `${thisYear + 3}-05-01`
  const roof = await task(estate, { areaId, title: 'Nytt tak', startDate: day, estimatedCost: 500_000 })
  await task(estate, { areaId, title: 'Male vinduer', startDate: day, estimatedCost: 90_000 })
  const changes = [{ taskId: roof.taskId, action: 'move', moveTo: `${thisYear + 9}-05-01`, cost: 450_000 }]
  expect((await estate.owner.post(`${economyOf(estate)}/scenarios`, { name: 'Senere', changes })).status).toBe(201)

  expect((await estate.owner.get(url)).body).toMatchObject({ works: null })
  const { body } = await estate.owner.get(`${url}?withWorks=true`)
  const ventilation = { year: thisYear + 4, title: null, code: '36', name: null, cost: 77_000 }
  const ofTask = { code: null, name: null }
  expect(body['works']).toEqual([{ ...ofTask, year: thisYear + 3, title: 'Nytt tak', cost: 500_000 }, ventilation])
  expect(body).toMatchObject({
    scenarios: [
      {
        works: [
          { year: thisYear + 3, title: 'Male vinduer', cost: 90_000 },
          ventilation,
          { year: thisYear + 9, title: 'Nytt tak', cost: 450_000 },
        ],
      },
    ],
  })
})
