import { describe, expect, test } from 'vitest'
import type { Client } from '#tests/support/world/client.ts'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import { budgetsOf } from './economy.ts'
import { archiving, area, letIn, planned, task } from './plan.ts'

const PORTFOLIO = '{ portfolio(first: 50) { totalCount edges { node { id overdueCount spent budget worstGrade worstPart } } } }'
const url = '/api/private/portfolio'
const daysFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toLocaleDateString('sv-SE', { timeZone: 'Europe/Oslo' })
const thisYear = Number(daysFromNow(0).slice(0, 4))

describe('the portfolio', async () => {
  const world = await sharedWorld()
  const listed = async (by: Client) => (await by.get(url)).body['items'] as Record<string, unknown>[]

  test('tells of each estate what is late, what comes, what it cost and its worst part, over both transports', async () => {
    const estate = await planned(world)
    const { areaId, buildingId } = await area(estate, {
      code: '26',
      conditionGrade: 'TG3',
      cause: 'Slitt',
      consequence: 'Lekkasje',
      costEstimate: 100,
    })
    await area(estate, { buildingId, code: '21' })
    await task(estate, { areaId, startDate: daysFromNow(-3) })
    await task(estate, { areaId, startDate: daysFromNow(80) })
    await task(estate, { areaId, startDate: daysFromNow(100) })
    const { taskId } = await task(estate, { areaId, startDate: `${thisYear}-01-01` })
    await estate.owner.put(archiving(estate, taskId), { doneDate: `${thisYear}-01-01`, cost: 1250.5 })
    await estate.owner.put(`${budgetsOf(estate)}/${buildingId}`, { year: thisYear, amount: 9000 })
    expect(await listed(estate.owner)).toMatchObject([
      {
        estateId: estate.id,
        overdueCount: 1,
        soonCount: 1,
        spent: 1250.5,
        budget: 9000,
        worstGrade: 'TG3',
        worstPart: '26',
        endingCount: 0,
        nextEnd: null,
      },
    ])
    const { data } = await estate.owner.gql(PORTFOLIO)
    expect(data['portfolio']).toMatchObject({
      totalCount: 1,
      edges: [{ node: { id: estate.id, overdueCount: 1, spent: 1250.5, budget: 9000, worstGrade: 'TG3', worstPart: '26' } }],
    })
  })

  test('a guest and a company see the estates that they are let in to, and nothing of what is closed to them', async () => {
    const estate = await planned(world)
    const { areaId } = await area(estate)
    await task(estate, { areaId, startDate: daysFromNow(-3) })
    const guest = await estate.guest('read', { denied: ['maintenance-economy', 'insurance'] })
    expect(await listed(guest)).toMatchObject([{ estateId: estate.id, overdueCount: 1, spent: null, budget: null, endingCount: null }])
    const closed = await estate.guest('read', { denied: ['maintenance-plan'] })
    expect(await listed(closed)).toMatchObject([{ estateId: estate.id, overdueCount: null, soonCount: null, spent: 0 }])
    expect(await listed(await letIn(world, estate))).toMatchObject([
      { estateId: estate.id, overdueCount: 1, spent: null, worstGrade: null },
    ])
  })

  test('nobody else sees it, and whoever sees no estate has an empty one', async () => {
    await planned(world)
    expect(await listed(await world.account())).toEqual([])
    expect((await world.anonymous().get(url)).status).toBe(401)
    expect((await (await world.account()).get(`${url}?searchQuery=${'x'.repeat(201)}`)).body).toMatchObject({
      details: { fields: { search: 'tooLong' } },
    })
  })
})
