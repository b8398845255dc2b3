import { describe, expect, test } from 'vitest'
import { today } from '#schema/day.ts'
import { nthDay, type Period } from '#schema/maintenance/recurrence.ts'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import type { TestEstate } from '#tests/support/world/world.ts'
import { economyOf } from './economy.ts'
import { area, planned, task } from './plan.ts'

interface Forecast {
  fromYear: number
  toYear: number
  assumptions: { version: number } | null
  years: {
    year: number
    cost: number
    nominalCost: number
    saving: number | null
    interest: number | null
    fund: number | null
    realFund: number | null
  }[]
  buildings: { name: string; costs: number[] }[]
  runsDry: number | null
  debt: { amount: number; partCount: number; taskCount: number }
  costPerArea: number | null
  neededSaving: number | null
  scenarios: { neededSaving: number | null }[]
  shares: { name: string; numerator: number; yearlySaving: number | null }[]
}
const forecast = async (estate: TestEstate) => (await estate.owner.get(`${economyOf(estate)}/forecast`)).body as unknown as Forecast
const thisYear = Number(today().slice(0, 4))
const said = { priceGrowth: 2.4, fund: 3_200_000, yearlySaving: 660_000, interest: 2 }

/** Year by year, task by task and day by day, in whole øre. */
function walked(tasks: readonly Series[], { priceGrowth, fund, yearlySaving, interest }: typeof said) {
  let left = fund * 100
  return Array.from({ length: 30 }, (_, index) => {
    const year = thisYear + index
    const cost = tasks.reduce((sum, series) => sum + timesIn(series, year) * Math.round(series.estimatedCost * 100), 0)
    const dearer = (1 + priceGrowth / 100) ** index
    const [nominal, saving, borne] = [
      Math.round(cost * dearer),
      Math.round(yearlySaving * 100 * dearer),
      Math.round((Math.max(left, 0) * interest) / 100),
    ]
    left += borne + saving - nominal
    return { year, cost: cost / 100, nominalCost: nominal / 100, fund: left / 100 }
  })
}
interface Series {
  startDate: string
  period: Period | null
  interval: number
  endDate: string | null
  estimatedCost: number
}
function timesIn({ startDate, period, interval, endDate }: Series, year: number) {
  const last = endDate && endDate < `${year}-12-31` ? endDate : `${year}-12-31`
  const dayOf = (n: number) => (period ? nthDay({ startDate, period, interval }, n) : startDate)
  const most = period ? Infinity : 1
  let count = 0
  for (let n = 0; n < most && dayOf(n) <= last; n++) if (dayOf(n) >= `${year}-01-01`) count++
  return count
}
const seeded = (seed: number) => () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647

describe('a forecast of thirty years', async () => {
  const world = await sharedWorld()
  const save = (estate: TestEstate, body: object) => estate.owner.put(`${economyOf(estate)}/forecast`, body)

  test('tells costs before anybody says what there is, and the savings once they have', async () => {
    const estate = await planned(world)
    await task(estate, { startDate: `${thisYear + 1}-05-01`, estimatedCost: 1000 })
    const bare = await forecast(estate)
    expect(bare).toMatchObject({ fromYear: thisYear, toYear: thisYear + 29, assumptions: null, runsDry: null })
    expect(bare.years[1]).toEqual({
      year: thisYear + 1,
      cost: 1000,
      nominalCost: 1000,
      saving: null,
      interest: null,
      fund: null,
      realFund: null,
    })
    expect((await save(estate, { ...said, priceSource: 'KPI, oktober 2026' })).status).toBe(200)
    const { years, assumptions } = await forecast(estate)
    expect(assumptions).toMatchObject({ ...said, priceSource: 'KPI, oktober 2026', version: 1 })
    expect(years[0]).toMatchObject({ cost: 0, saving: 660_000, interest: 64_000, fund: 3_924_000, realFund: 3_924_000 })
    expect(years[1]).toMatchObject({ nominalCost: 1024, saving: 675_840 })
  })

  test('tells how the parts are, of the buildings in the plan, to those who may read that', async () => {
    const estate = await planned(world)
    const wrong = { cause: 'Riss', consequence: 'Fukt', costEstimate: 1000 }
    const { buildingId } = await area(estate, { code: '26' })
    await area(estate, { buildingId, code: '23', conditionGrade: 'TG3', ...wrong })
    await area(estate, { code: '23', conditionGrade: 'TG0' })
    const elsewhere = await area(estate, { code: '23', conditionGrade: 'TGIU' })
    await world.sql('update building set in_plan = false where id = $1', [elsewhere.buildingId])
    const none = { TG0: 0, TG1: 0, TG2: 0, TG3: 0, TGIU: 0 }
    expect(await forecast(estate)).toMatchObject({
      conditions: [
        { ...none, code: '23', TG0: 1, TG3: 1 },
        { ...none, code: '26', TG1: 1 },
      ],
    })
    const guest = await estate.guest('read', { denied: ['maintenance-plan'] })
    expect((await guest.get(`${economyOf(estate)}/forecast`)).body).toMatchObject({ conditions: null, debt: { partCount: 1 } })
  })

  test('tells the least saving that lasts, in the plan and in a scenario', async () => {
    const estate = await planned(world)
    const { areaId } = await area(estate)
    const roof = await task(estate, { areaId, startDate: `${thisYear + 5}-05-01`, estimatedCost: 2_000_000 })
    await task(estate, { areaId, startDate: `${thisYear}-12-31`, period: 'month', interval: 12, estimatedCost: 50_000 })
    expect(await forecast(estate)).toMatchObject({ neededSaving: null })
    const given = { ...said, fund: 300_000 }
    await save(estate, given)
    const scenario = { name: 'Vent', changes: [{ taskId: roof.taskId, action: 'move', moveTo: `${thisYear + 15}-05-01` }] }
    expect((await estate.owner.post(`${economyOf(estate)}/scenarios`, scenario)).status).toBe(201)
    const { neededSaving: needed, scenarios } = await forecast(estate)
    expect(scenarios[0]!.neededSaving).toBeLessThan(needed!)
    // Held against the same walk: what is needed lasts, and a krone less does not.
    const series = [
      { startDate: `${thisYear + 5}-05-01`, period: null, interval: 1, endDate: null, estimatedCost: 2_000_000 },
      { startDate: `${thisYear}-12-31`, period: 'month' as const, interval: 12, endDate: null, estimatedCost: 50_000 },
    ]
    const lowest = (yearlySaving: number) => Math.min(...walked(series, { ...given, yearlySaving }).map(({ fund }) => fund))
    expect(lowest(needed!)).toBeGreaterThanOrEqual(0)
    expect(lowest(needed! - 1)).toBeLessThan(0)
    await save(estate, { ...given, yearlySaving: needed, version: 1 })
    expect(await forecast(estate)).toMatchObject({ runsDry: null, neededSaving: needed })
    await save(estate, { ...given, fund: 900_000_000, version: 2 })
    expect(await forecast(estate)).toMatchObject({ neededSaving: 0 })
  })

  test('is what a walk year by year comes to, whatever is planned', async () => {
    const next = seeded(20_261_123)
    const pick = <T>(...from: T[]) => from[Math.floor(next() * from.length)]!
    const day = (year: number) =>
      `${year}-${String(1 + Math.floor(next() * 12)).padStart(2, '0')}-${String(1 + Math.floor(next() * 28)).padStart(2, '0')}`
    for (let round = 0; round < 4; round++) {
      const estate = await planned(world)
      const { areaId } = await area(estate)
      const tasks: Series[] = Array.from({ length: 12 }, () => {
        const period = pick<Period | null>('day', 'week', 'month', 'month', null)
        const startDate = day(thisYear - 3 + Math.floor(next() * 20))
        return {
          period,
          startDate,
          interval: period === 'month' ? pick(1, 5, 12, 36, 120) : 1 + Math.floor(next() * 90),
          endDate: period && next() > 0.6 ? day(Number(startDate.slice(0, 4)) + 1 + Math.floor(next() * 15)) : null,
          estimatedCost: Math.floor(next() * 1_000_000) / 100,
        }
      })
      for (const each of tasks) expect((await task(estate, { areaId, ...each })).answer.status).toBe(201)
      const given = {
        priceGrowth: pick(0, 2.4, 11.75),
        interest: pick(0, 2, 3.5),
        fund: Math.floor(next() * 1e6),
        yearlySaving: Math.floor(next() * 1e6),
      }
      await save(estate, given)
      const found = await forecast(estate)
      const slow = walked(tasks, given)
      for (const [index, { year, cost, nominalCost, fund }] of slow.entries()) {
        const quick = found.years[index]!
        expect([quick.year, quick.cost]).toEqual([year, cost])
        // A float rounds otherwise than a decimal number once in a while.
        expect(Math.abs(quick.nominalCost - nominalCost)).toBeLessThan(0.02)
        expect(Math.abs(quick.fund! - fund)).toBeLessThan(1)
      }
      const dry = slow.find(({ fund }) => fund < 0)?.year ?? null
      expect(found.runsDry).toBe(dry)
      expect(found.buildings[0]!.costs).toEqual(slow.map(({ cost }) => cost))
    }
  })

  test('a part whose life ends is paid for then, unless something is planned for it', async () => {
    const estate = await planned(world)
    const worn = {
      conditionGrade: 'TG2',
      cause: 'Slitt',
      consequence: 'Lekkasje',
      costEstimate: 5000,
      remainingLifeYears: 3,
      inspectedOn: `${thisYear - 1}-06-01`,
    }
    await area(estate, worn)
    const { areaId } = await area(estate, { ...worn, costEstimate: 900 })
    await task(estate, { areaId, startDate: '2020-01-01', estimatedCost: 70 })
    const { years, debt } = await forecast(estate)
    expect(years.filter(({ cost }) => cost).map(({ year, cost }) => [year, cost])).toEqual([[thisYear + 2, 5000]])
    expect(debt).toEqual({ amount: 5070, partCount: 1, taskCount: 1 })
  })

  test('what is saved is divided to the øre, and what is left over goes where most was cut', async () => {
    const estate = await planned(world)
    const shares = [75, 64, 64, 97].map((numerator, index) => ({ name: String(index + 1), numerator }))
    expect((await estate.owner.put(`${economyOf(estate)}/shares`, { shares })).status).toBe(200)
    expect((await forecast(estate)).shares[0]).toMatchObject({ name: '1', numerator: 75, yearlySaving: null })
    await save(estate, { ...said, yearlySaving: 10_000 })
    expect((await forecast(estate)).shares.map(({ yearlySaving }) => yearlySaving)).toEqual([2500, 2133.34, 2133.33, 3233.33])
    await estate.owner.put(`${economyOf(estate)}/shares`, { shares: [] })
    expect((await forecast(estate)).shares).toEqual([])
  })

  test('who saves what somebody else changed meanwhile is told so, and what is wrong is told by its field', async () => {
    const estate = await planned(world)
    await save(estate, said)
    const change = 'mutation ($input: SaveForecastInput!) { saveForecast(input: $input) { assumptions { version } } }'
    const input = { estateId: estate.id, version: 1, ...said }
    expect((await estate.owner.gql(change, { input })).data['saveForecast']).toEqual({ assumptions: { version: 2 } })
    expect((await estate.owner.gql(change, { input })).error).toMatchObject({ details: { reason: 'stale' } })
    const wrong = [
      [{ ...said, priceGrowth: 21 }, 'priceGrowth'],
      [{ ...said, fund: undefined }, 'fund'],
      [{ ...said, interest: 2.345 }, 'interest'],
    ] as const
    for (const [body, field] of wrong)
      expect((await save(estate, body)).body).toMatchObject({ details: { fields: { [field]: expect.any(String) as string } } })
    const reader = await estate.guest('read')
    expect((await reader.put(`${economyOf(estate)}/forecast`, said)).status).toBe(403)
    expect((await (await world.account()).get(`${economyOf(estate)}/forecast`)).status).toBe(404)
  })
})
