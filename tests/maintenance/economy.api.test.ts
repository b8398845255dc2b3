import { describe, expect, test } from 'vitest'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import { approvedOrder, budgets, budgetsOf, economyOf, year } from './economy.ts'
import { archiving, area, letIn, planned, supplier, task } from './plan.ts'

const SAVE = `mutation ($input: SaveBuildingBudgetsInput!) {
  saveBuildingBudgets(input: $input) { isLocked version buildings { buildingId years { year amount } } }
}`
const COSTS = `query ($estateId: ID!, $by: CostDivision!) {
  maintenanceCosts(estateId: $estateId, by: $by, fromYear: 2030, toYear: 2031) { groups { key name years { year planned actual } } }
}`

describe('the economy of a maintenance plan', async () => {
  const world = await sharedWorld()

  test('what is planned is summed by building and year, as often as a series comes', async () => {
    const estate = await planned(world)
    const { areaId, buildingId } = await area(estate)
    await task(estate, { areaId, period: 'month', interval: 1, startDate: '2030-01-31', endDate: '2031-03-30', estimatedCost: 100.5 })
    await task(estate, { areaId, period: 'week', interval: 1, startDate: '2031-12-31', estimatedCost: 10 })
    await task(estate, { areaId, startDate: '2030-05-04', estimatedCost: 1000 })
    await task(estate, { period: 'month', interval: 60, startDate: '2020-06-01', estimatedCost: 7 })
    const found = await budgets(estate, 'fromYear=2030&toYear=2032')
    expect(found).toMatchObject({ fromYear: 2030, toYear: 2032, isLocked: false, version: 1 })
    const mine = found.buildings.find((one) => one.buildingId === buildingId)!
    expect(mine.years.map(({ planned }) => planned)).toEqual([12 * 100.5 + 1000, 2 * 100.5 + 10, 52 * 10])
    expect(found.totals.map(({ planned }) => planned)).toEqual([12 * 100.5 + 1007, 2 * 100.5 + 10, 52 * 10])
  })

  test('a time that was moved counts where it was moved to, and what was done stays in the plan beside what it cost', async () => {
    const estate = await planned(world)
    const { areaId } = await area(estate)
    const yearly = { areaId, period: 'month', interval: 12, estimatedCost: 500 }
    const { taskId } = await task(estate, { ...yearly, startDate: '2024-02-01' })
    const moved = "insert into maintenance_occurrence (estate_id, task_id, due_date, moved_to) values ($1, $2, '2025-02-01', '2026-01-15')"
    await world.sql(moved, [estate.id, taskId])
    await estate.owner.put(archiving(estate, taskId), { dueDate: '2024-02-01', doneDate: '2024-03-01', cost: 620.25 })
    const once = await task(estate, { areaId, startDate: '2024-06-01', estimatedCost: 40 })
    await estate.owner.put(archiving(estate, once.taskId), { doneDate: '2025-06-01', cost: 55 })
    const { totals } = await budgets(estate, 'fromYear=2024&toYear=2027')
    expect(totals.map(({ planned, actual }) => [planned, actual])).toEqual([
      [540, 620.25],
      [0, 55],
      [1000, 0],
      [500, 0],
    ])
  })

  test('an approved order counts on its building in the year it is due, else on the estate in the year it was approved', async () => {
    const estate = await planned(world)
    const { buildingId } = await area(estate)
    await approvedOrder(world, estate, { buildingId, due: '2027-04-01' })
    await approvedOrder(world, estate, { approved: '2025-12-31T23:30:00Z' })
    const { buildings, others, totals } = await budgets(estate, 'fromYear=2025&toYear=2027')
    expect(buildings.find((one) => one.buildingId === buildingId)!.years.map(({ ordered }) => ordered)).toEqual([0, 0, 125])
    expect(others.map(({ ordered }) => ordered)).toEqual([0, 125, 0])
    expect(totals.map(({ ordered }) => ordered)).toEqual([0, 125, 125])
  })

  test('an amount is saved by building and year over both transports, changed and taken away', async () => {
    const estate = await planned(world)
    const { buildingId } = await area(estate)
    const url = `${budgetsOf(estate)}/${buildingId}`
    const saved = await estate.owner.put(url, { year: 2031, amount: 12_000.5 })
    expect(saved).toMatchObject({ status: 200, body: { buildings: [{ buildingId, years: [{ year: 2031, amount: 12_000.5 }] }] } })
    const { version } = await budgets(estate)
    const input = {
      estateId: estate.id,
      version,
      budgets: [
        { buildingId, year: 2031, amount: null },
        { buildingId, year: 2027, amount: 0 },
      ],
    }
    const { data } = await estate.owner.gql(SAVE, { input })
    expect(data['saveBuildingBudgets']).toMatchObject({ isLocked: false, version: version + 1 })
    const { totals } = await budgets(estate, 'fromYear=2026&toYear=2031')
    expect([year(totals, 2026).amount, year(totals, 2027).amount, year(totals, 2031).amount]).toEqual([null, 0, null])
    expect((await estate.owner.gql(SAVE, { input })).error).toMatchObject({ code: 'cannotHandleTheRequest', details: { reason: 'stale' } })
  })

  test('while an owner keeps it locked nobody changes it, and locking twice is no fault', async () => {
    const estate = await planned(world)
    const { buildingId } = await area(estate)
    const url = `${budgetsOf(estate)}/${buildingId}`
    await estate.owner.put(url, { year: 2031, amount: 100 })
    const editor = await estate.guest('edit')
    expect(await editor.put(url, { action: 'lock' })).toMatchObject({ status: 403, body: { code: 'authorizationFailure' } })
    for (const action of ['lock', 'lock'])
      expect(await estate.owner.put(url, { action })).toMatchObject({ status: 200, body: { isLocked: true } })
    expect(await estate.owner.put(url, { year: 2031, amount: 5 })).toMatchObject({
      status: 409,
      body: { code: 'cannotHandleTheRequest', details: { reason: 'locked' } },
    })
    const { version, lockedByName } = await budgets(estate)
    expect(lockedByName).toBeTruthy()
    const refused = await estate.owner.gql(SAVE, {
      input: { estateId: estate.id, version, budgets: [{ buildingId, year: 2031, amount: 1 }] },
    })
    expect(refused.error).toMatchObject({ code: 'cannotHandleTheRequest', details: { reason: 'locked' } })
    for (const action of ['unlock', 'unlock']) expect((await estate.owner.put(url, { action })).status).toBe(200)
    expect((await editor.put(url, { year: 2031, amount: 5 })).status).toBe(200)
  })

  test('who may read it does; it is changed by owners and by guests who edit, where it is paid for', async () => {
    const estate = await planned(world)
    const { buildingId } = await area(estate)
    const url = `${budgetsOf(estate)}/${buildingId}`
    const leader = await letIn(world, estate)
    expect((await leader.get(budgetsOf(estate))).status).toBe(403)
    const closed = await estate.guest('edit', { denied: ['maintenance-economy'] })
    for (const address of [budgetsOf(estate), `${economyOf(estate)}/costs?by=trade`])
      expect(await closed.get(address)).toMatchObject({ status: 403, body: { code: 'authorizationFailure' } })
    const reader = await estate.guest('read')
    expect((await reader.get(budgetsOf(estate))).status).toBe(200)
    expect((await reader.put(url, { year: 2031, amount: 1 })).status).toBe(403)
    const unpaid = await world.estate()
    expect((await unpaid.owner.get(budgetsOf(unpaid))).status).toBe(200)
    expect(await unpaid.owner.put(budgetsOf(unpaid), { action: 'lock' })).toMatchObject({
      status: 403,
      body: { code: 'unauthorizedUser', details: { reason: 'licence' } },
    })
  })

  test('a building of another estate is not found, and what is wrong is told by its field', async () => {
    const [estate, other] = [await planned(world), await planned(world)]
    const { buildingId } = await area(other)
    expect((await estate.owner.put(`${budgetsOf(estate)}/${buildingId}`, { year: 2031, amount: 1 })).status).toBe(404)
    const many = { budgets: [{ buildingId, year: 2031, amount: 1 }] }
    expect(await estate.owner.put(budgetsOf(estate), many)).toMatchObject({
      status: 422,
      body: { details: { fields: { 'budgets[0].buildingId': 'notValid' } } },
    })
    const mine = (await area(estate)).buildingId
    const wrong = [
      [{ year: 2031, amount: -1 }, 'amount'],
      [{ year: 2031, amount: 0.001 }, 'amount'],
      [{ year: 1, amount: 1 }, 'year'],
      [{ amount: 1 }, 'year'],
      [{ action: 'open' }, 'action'],
    ] as const
    for (const [body, field] of wrong)
      expect((await estate.owner.put(`${budgetsOf(estate)}/${mine}`, body)).body).toMatchObject({
        details: { fields: { [field]: expect.any(String) as string } },
      })
    for (const query of ['fromYear=2031&toYear=2030', 'fromYear=1950&toYear=2100'])
      expect((await estate.owner.get(`${budgetsOf(estate)}?${query}`)).body).toMatchObject({ details: { fields: { toYear: 'notValid' } } })
  })

  test('costs are told by trade, by who is responsible and by part', async () => {
    const estate = await planned(world)
    const { areaId } = await area(estate, { code: '26' })
    const { supplierId, answer } = await supplier(estate)
    const theirs = { responsibleKind: 'supplier', responsibleId: supplierId, trade: 'plumber' }
    await task(estate, { areaId, startDate: '2030-05-04', estimatedCost: 1000, ...theirs })
    const { taskId } = await task(estate, { areaId, startDate: '2031-05-04', estimatedCost: 10 })
    await estate.owner.put(archiving(estate, taskId), { doneDate: '2026-01-04', cost: 12 })
    const asked = async (by: string) =>
      (await estate.owner.gql(COSTS, { estateId: estate.id, by })).data['maintenanceCosts'] as { groups: object[] }
    const thousand = [
      { year: 2030, planned: 1000, actual: 0 },
      { year: 2031, planned: 0, actual: 0 },
    ]
    const ten = [
      { year: 2030, planned: 0, actual: 0 },
      { year: 2031, planned: 10, actual: 0 },
    ]
    expect((await asked('trade')).groups).toEqual([
      { key: 'plumber', name: null, years: thousand },
      { key: null, name: null, years: ten },
    ])
    expect((await asked('responsible')).groups[0]).toEqual({ key: supplierId, name: answer.body['name'], years: thousand })
    expect((await asked('part')).groups).toEqual([{ key: '26', name: null, years: [thousand[0], { year: 2031, planned: 10, actual: 0 }] }])
  })
})
