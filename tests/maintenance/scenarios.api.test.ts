import { describe, expect, test } from 'vitest'
import { today } from '#schema/day.ts'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import type { TestEstate } from '#tests/support/world/world.ts'
import { economyOf } from './economy.ts'
import { area, planned, task } from './plan.ts'

interface Counted {
  years: { year: number; cost: number; nominalCost: number; saving: number | null; fund: number | null }[]
  buildings: { name: string; costs: number[] }[]
  runsDry: number | null
  costPerArea: number | null
}
interface Scenario extends Counted {
  id: string
  name: string
  version: number
  isBehind: boolean
  adoptedAt: string | null
  mayTakeBack: boolean
  changes: { taskId: string | null; title: string; action: string; joinedToTitle: string | null; planned: string | null }[]
}
interface Forecast extends Counted {
  fromYear: number
  assumptions: { version: number; yearlySaving: number; laterSaving: number | null; laterFrom: number | null; priceGrowth: number }
  scenarios: Scenario[]
}
const forecast = async (estate: TestEstate) => (await estate.owner.get(`${economyOf(estate)}/forecast`)).body as unknown as Forecast
const figures = ({ years, buildings, runsDry, costPerArea }: Counted) => ({
  years,
  // A building that costs nothing any more stands there with noughts.
  buildings: buildings.filter(({ costs }) => costs.some(Boolean)),
  runsDry,
  costPerArea,
})
const thisYear = Number(today().slice(0, 4))
const said = { priceGrowth: 2.4, fund: 3_200_000, yearlySaving: 660_000, interest: 2, area: 1000 }
const seeded = (seed: number) => () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647

describe('scenarios of a forecast', async () => {
  const world = await sharedWorld()
  const scenariosOf = (estate: TestEstate) => `${economyOf(estate)}/scenarios`
  const write = async (estate: TestEstate, body: object) => {
    const { status, body: answer } = await estate.owner.post(scenariosOf(estate), body)
    expect(status).toBe(201)
    return (answer as unknown as Forecast).scenarios.at(-1)!
  }
  const adopt = (estate: TestEstate, { id, version }: Scenario) =>
    estate.owner.post(`${scenariosOf(estate)}/${id}/adopt`, {}, { 'If-Match': `"v${version}"` })
  const counted = async () => {
    const estate = await planned(world)
    await estate.owner.put(`${economyOf(estate)}/forecast`, said)
    return estate
  }

  test('another saving from a year on changes the fund alone, and nothing of the plan until it is adopted', async () => {
    const estate = await counted()
    await task(estate, { startDate: `${thisYear + 1}-05-01`, estimatedCost: 1_000_000 })
    const before = await forecast(estate)
    const more = await write(estate, { name: 'Spar mer', yearlySaving: 820_000, savingFrom: thisYear + 1 })
    const with1 = await forecast(estate)
    expect(figures(with1)).toEqual(figures(before))
    expect(more.years.slice(0, 2).map(({ saving }) => saving)).toEqual([660_000, 839_680])
    expect((await adopt(estate, more)).status).toBe(200)
    const after = await forecast(estate)
    expect(figures(after)).toEqual(figures(more))
    expect(after.assumptions).toMatchObject({ yearlySaving: 660_000, laterSaving: 820_000, laterFrom: thisYear + 1 })
    expect(after.scenarios[0]).toMatchObject({ adoptedAt: expect.any(String) as string, mayTakeBack: true, years: [] })
  })

  test('tasks are moved, dropped and joined; adopted, the plan comes to the same, and taken back it is as it was', async () => {
    const next = seeded(20_261_124)
    const pick = <T>(...from: T[]) => from[Math.floor(next() * from.length)]!
    for (let round = 0; round < 4; round++) {
      const estate = await counted()
      const areas = [await area(estate), await area(estate), await area(estate, worn)]
      const taskIds: string[] = []
      for (let index = 0; index < 9; index++) {
        const period = pick('month', 'month', 'week', 'day', null)
        const startDate = `${thisYear - 2 + Math.floor(next() * 12)}-0${1 + Math.floor(next() * 9)}-${10 + Math.floor(next() * 18)}`
        const values = {
          areaId: areas[index % 3]!.areaId,
          title: `Oppgave ${index}`,
          startDate,
          period,
          interval: period === 'month' ? pick(6, 12, 60) : 10 + Math.floor(next() * 80),
          endDate: period && next() > 0.6 ? `${thisYear + 12}-06-30` : null,
          estimatedCost: next() > 0.9 ? null : Math.floor(next() * 1_000_000) / 100,
        }
        taskIds.push((await task(estate, values)).taskId)
      }
      const before = await forecast(estate)
      const [a, b, c, d, e] = taskIds as [string, string, string, string, string]
      const changes = [
        { taskId: a, action: 'move', moveTo: `${thisYear + 3 + Math.floor(next() * 9)}-05-17`, cost: pick(null, 50_000.5) },
        { taskId: b, action: 'drop' },
        { taskId: c, action: 'drop' },
        { taskId: d, action: 'join', joinedToId: a },
        { taskId: e, action: 'join', joinedToId: taskIds[6]!, cost: 123.45 },
        { taskId: taskIds[5]!, action: 'drop' },
        { taskId: taskIds[8]!, action: 'drop' },
      ]
      const other = await write(estate, { name: 'Annerledes', changes, priceGrowth: pick(null, 3.1) })
      expect(other.changes).toHaveLength(7)
      expect(figures(await forecast(estate))).toEqual(figures(before))
      expect((await adopt(estate, other)).status).toBe(200)
      const after = await forecast(estate)
      expect(figures(after)).toEqual(figures(other))
      const back = await estate.owner.post(`${scenariosOf(estate)}/${other.id}/take-back`, {})
      expect(back.status).toBe(200)
      const again = await forecast(estate)
      expect(figures(again)).toEqual(figures(before))
      expect(again.scenarios[0]).toMatchObject({ adoptedAt: null, isBehind: false })
      expect(figures(again.scenarios[0]!)).toEqual(figures(other))
    }
  })

  test('is refused where a task that it is about was changed meanwhile, and not where another was', async () => {
    const estate = await counted()
    const [roof, wall] = [await task(estate, { estimatedCost: 1000, startDate: '2031-05-01' }), await task(estate, { estimatedCost: 10 })]
    const changes = [{ taskId: roof.taskId, action: 'move', moveTo: '2035-05-01' }]
    const later = await write(estate, { name: 'Vent med taket', changes })
    const rename = (taskId: string, title: string) =>
      world.sql('update maintenance_task set title = $2, version = version + 1 where id = $1', [taskId, title])
    await rename(wall.taskId, 'Vegg')
    expect((await forecast(estate)).scenarios[0]!.isBehind).toBe(false)
    await rename(roof.taskId, 'Tak')
    expect((await forecast(estate)).scenarios[0]!.isBehind).toBe(true)
    expect(await adopt(estate, later)).toMatchObject({ status: 409, body: { details: { reason: 'stale' } } })
    const again = await estate.owner.put(
      `${scenariosOf(estate)}/${later.id}`,
      { name: later.name, changes },
      { 'If-Match': `"v${later.version}"` },
    )
    const [saved] = (again.body as unknown as Forecast).scenarios
    expect(saved).toMatchObject({ isBehind: false, version: later.version + 1, changes: [{ title: 'Tak', planned: '2031-05-01' }] })
    expect((await adopt(estate, later)).status).toBe(409)
    expect((await adopt(estate, saved!)).status).toBe(200)
    expect((await adopt(estate, { ...saved!, version: saved!.version + 1 })).body).toMatchObject({ details: { reason: 'transition' } })
    await rename(roof.taskId, 'Taket')
    const back = await estate.owner.post(`${scenariosOf(estate)}/${later.id}/take-back`, {})
    expect(back).toMatchObject({ status: 409, body: { details: { reason: 'stale' } } })
    expect((await forecast(estate)).scenarios[0]).toMatchObject({ mayTakeBack: false })
  })

  test('where a task is gone it is told so; other figures of the plan matter only to a scenario with figures', async () => {
    const estate = await counted()
    const { taskId, url } = await task(estate, { title: 'Benk', estimatedCost: 10, startDate: '2031-05-01' })
    const without = await write(estate, { name: 'Uten', changes: [{ taskId, action: 'drop' }] })
    const dearer = await write(estate, { name: 'Dyrere', priceGrowth: 4, priceSource: 'KPI' })
    await estate.owner.delete(url)
    await world.sql('update forecast_assumption set version = version + 1 where estate_id = $1', [estate.id])
    const { scenarios } = await forecast(estate)
    expect(scenarios.map(({ isBehind }) => isBehind)).toEqual([true, true])
    expect(scenarios[0]!.changes).toMatchObject([{ taskId: null, title: 'Benk' }])
    for (const scenario of [without, dearer]) expect((await adopt(estate, scenario)).status).toBe(409)
    expect((await estate.owner.delete(`${scenariosOf(estate)}/${without.id}`)).status).toBe(204)
    expect((await forecast(estate)).scenarios.map(({ name }) => name)).toEqual(['Dyrere'])
  })

  test('what is wrong is told by its field, readers may look alone, and another estate has none of it', async () => {
    const [estate, other] = [await counted(), await counted()]
    const [{ taskId }, theirs] = [await task(estate, { estimatedCost: 10, startDate: '2031-05-01' }), await task(other)]
    const change = (values: object) => ({ name: 'x', changes: [{ taskId, ...values }] })
    const wrong = [
      [{ name: '' }, 'name'],
      [{ name: 'x', savingFrom: 2030 }, 'yearlySaving'],
      [change({ action: 'move' }), 'changes[0].moveTo'],
      [change({ action: 'move', moveTo: '2020-01-01' }), 'changes[0].moveTo'],
      [change({ action: 'join', joinedToId: taskId }), 'changes[0].joinedToId'],
      [change({ action: 'join', joinedToId: theirs.taskId }), 'changes[0].joinedToId'],
      [{ name: 'x', changes: [{ taskId: theirs.taskId, action: 'drop' }] }, 'changes[0].taskId'],
      [{ name: 'x', changes: [1, 2].map(() => ({ taskId, action: 'drop' })) }, 'changes[1].taskId'],
    ] as const
    for (const [body, field] of wrong) {
      const { status, body: answer } = await estate.owner.post(scenariosOf(estate), body)
      expect(status).toBe(422)
      expect(answer).toMatchObject({ details: { fields: { [field]: expect.any(String) as string } } })
    }
    const mine = await write(estate, { name: 'x' })
    const reader = await estate.guest('read')
    expect((await reader.get(`${economyOf(estate)}/forecast`)).body['scenarios']).toHaveLength(1)
    expect((await reader.post(`${scenariosOf(estate)}/${mine.id}/adopt`, {}, { 'If-Match': '"v1"' })).status).toBe(403)
    expect((await other.owner.delete(`${scenariosOf(other)}/${mine.id}`)).status).toBe(404)
    expect((await other.owner.post(`${scenariosOf(other)}/${mine.id}/adopt`, {}, { 'If-Match': '"v1"' })).status).toBe(404)
  })
})

const worn = {
  conditionGrade: 'TG2',
  cause: 'Slitt',
  consequence: 'Lekkasje',
  costEstimate: 5000,
  remainingLifeYears: 3,
  inspectedOn: `${thisYear - 1}-06-01`,
}
