import { describe, expect, test } from 'vitest'
import { today } from '#schema/day.ts'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import type { TestEstate } from '#tests/support/world/world.ts'
import { economyOf } from './economy.ts'
import { planned, task } from './plan.ts'

const thisYear = Number(today().slice(0, 4))
const said = { priceGrowth: 2.5, fund: 100_000, yearlySaving: 10_000 }
/** Ten years in which prices rose by a half: 4.14 % a year. */
const values = [
  { period: '2026-10', value: 150 },
  { period: '2020-03', value: 118.4 },
  { period: '2016-10', value: 100 },
]
interface Told {
  assumptions: { version: number; growth: number; priceSeries: string | null }
  years: { nominalCost: number }[]
  priceSeries: { series: string; growth: number | null; values: object[] }[]
  scenarios: { id: string; version: number; priceSeries: string | null; years: { nominalCost: number }[]; isBehind: boolean }[]
}

describe('an index of prices', async () => {
  const world = await sharedWorld()
  const save = (estate: TestEstate, body: object) => estate.owner.put(`${economyOf(estate)}/forecast`, body)
  const write = (estate: TestEstate, sent: object[], series = 'dwellings') =>
    estate.owner.put(`${economyOf(estate)}/price-series`, { series, values: sent })
  const forecast = async (estate: TestEstate) => (await estate.owner.get(`${economyOf(estate)}/forecast`)).body as unknown as Told
  async function counted() {
    const estate = await planned(world)
    await task(estate, { startDate: `${thisYear + 10}-05-01`, estimatedCost: 1000 })
    await write(estate, values)
    return estate
  }

  test('is told by its first and last period, and counted with once it is chosen', async () => {
    const estate = await counted()
    expect((await forecast(estate)).priceSeries).toEqual([
      {
        series: 'dwellings',
        firstPeriod: '2016-10',
        lastPeriod: '2026-10',
        growth: 4.14,
        values: [
          { period: '2016-10', value: 100 },
          { period: '2020-03', value: 118.4 },
          { period: '2026-10', value: 150 },
        ],
      },
    ])
    await save(estate, said)
    expect((await forecast(estate)).years[10]!.nominalCost).toBe(1280.08)
    await save(estate, { ...said, priceSeries: 'dwellings' })
    const found = await forecast(estate)
    expect(found.assumptions).toMatchObject({ priceSeries: 'dwellings', growth: 4.14, priceGrowth: 2.5 })
    expect(found.years[10]!.nominalCost).toBe(Math.round(100_000 * 1.0414 ** 10) / 100)
  })

  test('is what a scenario can be counted with, and what the plan is once that is adopted', async () => {
    const estate = await counted()
    await save(estate, said)
    const place = `${economyOf(estate)}/scenarios`
    expect((await estate.owner.post(place, { name: 'Dyrere', priceSeries: 'dwellings', priceGrowth: 3 })).body).toMatchObject({
      details: { fields: { priceSeries: 'notValid' } },
    })
    const { body } = await estate.owner.post(place, { name: 'Dyrere', priceSeries: 'dwellings' })
    const [scenario] = (body as unknown as Told).scenarios
    expect(scenario).toMatchObject({ priceSeries: 'dwellings', isBehind: false })
    expect(scenario!.years[10]!.nominalCost).toBe(Math.round(100_000 * 1.0414 ** 10) / 100)
    const headers = { 'if-match': `"v${scenario!.version}"` }
    expect((await estate.owner.send('POST', `${place}/${scenario!.id}/adopt`, { body: {}, headers })).status).toBe(200)
    expect((await forecast(estate)).assumptions).toMatchObject({ priceSeries: 'dwellings', growth: 4.14 })
    await estate.owner.post(`${place}/${scenario!.id}/take-back`, {})
    expect((await forecast(estate)).assumptions).toMatchObject({ priceSeries: null, growth: 2.5 })
  })

  test('is let go of with its periods: what is said beside it counts again', async () => {
    const estate = await counted()
    await save(estate, { ...said, priceSeries: 'dwellings' })
    expect((await write(estate, values.slice(0, 1))).body).toMatchObject({
      assumptions: { priceSeries: null, growth: 2.5 },
      priceSeries: [{ firstPeriod: '2026-10', lastPeriod: '2026-10', growth: null }],
    })
    expect((await write(estate, [])).body).toMatchObject({ priceSeries: [] })
    expect((await save(estate, { ...said, priceSeries: 'dwellings' })).body).toMatchObject({
      details: { fields: { priceSeries: 'notValid' } },
    })
  })

  test('has a figure above nought for each of its months, and one alone', async () => {
    const estate = await planned(world)
    const faults = async (sent: object[], series?: string) => {
      const { body } = await write(estate, sent, series)
      return (body as { details: { fields: unknown } }).details.fields
    }
    expect(await faults([{ period: '2026-13', value: 1 }])).toEqual({ 'values[0].period': 'notValid' })
    expect(await faults([{ period: '2026-10', value: 0 }])).toEqual({ 'values[0].value': 'notValid' })
    expect(await faults([values[0]!, values[0]!])).toEqual({ values: 'notValid' })
    expect(await faults(values, 'gold')).toEqual({ series: 'notValid' })
  })

  test('is of its own estate, for those who may say what it costs', async () => {
    const [one, other] = [await counted(), await planned(world)]
    expect((await forecast(other)).priceSeries).toEqual([])
    const reader = await one.guest('read')
    expect((await reader.put(`${economyOf(one)}/price-series`, { series: 'dwellings', values })).status).toBe(403)
    expect((await forecast(one)).priceSeries).toHaveLength(1)
  })
})
