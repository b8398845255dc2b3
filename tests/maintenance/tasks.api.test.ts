import { describe, expect, test } from 'vitest'
import { uuidv7 } from '#server/kernel/ids.ts'
import { buildingOf } from '#tests/estates/buildings.ts'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import { archiving, area, daysOf, planBuildingsOf, planned, plansOf, task } from './plan.ts'

const UPDATE = 'mutation ($input: UpdateMaintenanceTaskInput!) { updateMaintenanceTask(input: $input) { title nextDate version } }'
const MOVE = 'mutation ($input: MoveMaintenanceTaskInput!) { moveMaintenanceTask(input: $input) { nextDate nextDueDate } }'
const OPTIONS = 'query ($estateId: ID!) { responsibleOptions(estateId: $estateId) { id name kind } }'

describe('the tasks of a maintenance plan', async () => {
  const world = await sharedWorld()

  test('a task is added, read, changed and removed, over both transports', async () => {
    const estate = await planned(world)
    const { answer, url, areaId, taskId } = await task(estate, {
      priority: 1,
      trade: 'tinsmith',
      estimatedCost: 4_500.5,
      period: 'month',
      interval: 6,
      startDate: '2031-04-30',
      description: 'Fra lift',
    })
    const facts = { taskId, areaId, priority: 1, trade: 'tinsmith', estimatedCost: 4500.5, period: 'month', interval: 6, basis: 'plan' }
    expect(answer).toMatchObject({ status: 201, body: { ...facts, status: 'active', nextDate: '2031-04-30', responsibleKind: 'landlord' } })
    expect((await estate.owner.get(url)).body).toMatchObject({ ...facts, archived: [] })
    expect((await estate.owner.get(`${plansOf(estate)}/maintenance-plan-areas/${areaId}/view`)).body).toMatchObject({
      tasks: [{ taskId, title: 'Rens av takrenner', nextDate: '2031-04-30' }],
    })
    const changed = await estate.owner.put(url, { title: 'Takrenner', priority: 3, startDate: '2031-05-31' })
    expect(changed.body).toMatchObject({ title: 'Takrenner', priority: 3, interval: 6, nextDate: '2031-05-31', version: 2 })
    const change = { estateId: estate.id, taskId, version: 1, title: 'X', priority: 1, startDate: '2031-05-31' }
    expect((await estate.owner.gql(UPDATE, { input: change })).error).toMatchObject({ details: { reason: 'stale' } })
    expect((await estate.owner.gql(UPDATE, { input: { ...change, version: 2 } })).data).toMatchObject({
      updateMaintenanceTask: { version: 3 },
    })
    expect((await estate.owner.delete(url)).status).toBe(204)
    expect((await estate.owner.get(url)).status).toBe(404)
  })

  test('bad input names its field, and a stranger’s area, owner and task are not found', async () => {
    const [estate, other] = [await planned(world), await planned(world)]
    const { areaId } = await area(estate)
    const fields = (values: object) => task(estate, { areaId, ...values }).then(({ answer }) => answer.body.details?.fields)
    expect(await fields({ title: '', priority: 4, startDate: '2026-02-30', period: 'year', interval: 0, estimatedCost: 1.234 })).toEqual({
      title: 'required',
      priority: 'notValid',
      startDate: 'notValid',
      period: 'notValid',
      interval: 'notValid',
      estimatedCost: 'notValid',
    })
    expect(await fields({ startDate: '2026-05-01', endDate: '2026-04-30' })).toEqual({ endDate: 'notValid' })
    expect(await fields({ startDate: '1899-12-31', endDate: '2201-01-01' })).toEqual({ startDate: 'notValid', endDate: 'notValid' })
    expect(await fields({ startDate: '9999-01-01' })).toEqual({ startDate: 'notValid' })
    expect(await fields({ startDate: '1900-01-01', endDate: '2200-12-31' })).toBeUndefined()
    expect(await fields({ areaId: (await area(other)).areaId })).toEqual({ areaId: 'notValid' })
    expect(await fields({ responsibleId: other.owner.accountId })).toEqual({ responsibleId: 'notValid' })
    expect(await fields({ responsibleKind: 'supplier' })).toEqual({ responsibleId: 'required' })
    expect(await fields({ responsibleKind: 'supplier', responsibleId: uuidv7() })).toEqual({ responsibleId: 'notValid' })
    const { taskId, url } = await task(estate)
    expect((await other.owner.get(url)).status).toBe(404)
    const theirs = `${plansOf(other)}/tasks/${taskId}`
    expect((await other.owner.get(theirs)).status).toBe(404)
    expect((await other.owner.put(theirs, { title: 'Min', priority: 1, startDate: '2026-01-01' })).status).toBe(404)
    expect((await other.owner.delete(theirs)).status).toBe(404)
    expect((await other.owner.put(archiving(other, taskId), { doneDate: '2026-01-31' })).status).toBe(404)
    const reader = await estate.guest('read')
    expect((await reader.get(url)).status).toBe(200)
    expect((await reader.delete(url)).status).toBe(403)
  })

  test('an owner, or the owners together, are responsible', async () => {
    const estate = await planned(world)
    const { data } = await estate.owner.gql(OPTIONS, { estateId: estate.id })
    expect(data).toEqual({
      responsibleOptions: [
        { id: null, name: null, kind: 'landlord' },
        { id: estate.owner.accountId, name: expect.any(String), kind: 'landlord' },
      ],
    })
    const { answer } = await task(estate, { responsibleId: estate.owner.accountId })
    expect(answer.body).toMatchObject({ responsibleName: expect.any(String) })
    expect(await daysOf(estate, `year=2026&responsibleId=${estate.owner.accountId}`)).toHaveLength(1)
    expect(await daysOf(estate, `year=2026&responsibleId=${uuidv7()}`)).toEqual([])
  })

  test('a task sent twice with an id of its own is one task', async () => {
    const estate = await planned(world)
    const { areaId } = await area(estate)
    const taskId = uuidv7()
    expect((await task(estate, { areaId, taskId })).answer.status).toBe(201)
    expect((await task(estate, { areaId, taskId })).answer).toMatchObject({ status: 409, body: { code: 'entityAlreadyExists' } })
  })

  test('what is planned keeps an area, and its building, from being removed', async () => {
    const estate = await planned(world)
    const { areaId, buildingId } = await area(estate)
    const { url, taskId } = await task(estate, { areaId })
    const kept = { status: 409, body: { code: 'cannotHandleTheRequest', details: { reason: 'planned' } } }
    const all = [
      `${plansOf(estate)}/maintenance-plan-areas/${areaId}`,
      buildingOf(estate, buildingId),
      `${planBuildingsOf(estate)}/buildings/${buildingId}`,
    ]
    for (const one of all) expect(await estate.owner.delete(one)).toMatchObject(kept)
    const PART = 'mutation ($e: ID!, $b: ID!, $id: ID!) { deleteBuildingPart(input: { estateId: $e, buildingId: $b, id: $id }) { id } }'
    expect((await estate.owner.gql(PART, { e: estate.id, b: buildingId, id: areaId })).error).toMatchObject({
      details: { reason: 'planned' },
    })
    await estate.owner.put(archiving(estate, taskId), { doneDate: '2026-01-31' })
    expect((await estate.owner.get(url)).body).toMatchObject({ status: 'archived', nextDate: null })
    expect((await estate.owner.delete(buildingOf(estate, buildingId))).status).toBe(204)
    expect((await estate.owner.get(`/api/private/estate/${estate.id}/archived-tasks/${taskId}`)).body).toMatchObject({
      title: 'Rens av takrenner',
      buildingId: null,
      buildingName: expect.any(String),
    })
  })

  test('an occurrence is moved and moved back, and only one that there is', async () => {
    const estate = await planned(world)
    const { taskId } = await task(estate, { period: 'month', interval: 1, startDate: '2031-01-31', endDate: '2031-04-30' })
    const move = (dueDate: string, movedTo: string) => estate.owner.gql(MOVE, { input: { estateId: estate.id, taskId, dueDate, movedTo } })
    const days = async () => (await daysOf(estate, 'year=2031')).map(({ date }) => date)
    expect(await days()).toEqual(['2031-01-31', '2031-02-28', '2031-03-31', '2031-04-30'])
    expect((await move('2031-01-31', '2031-06-15')).data).toEqual({
      moveMaintenanceTask: { nextDate: '2031-02-28', nextDueDate: '2031-02-28' },
    })
    expect(await days()).toEqual(['2031-02-28', '2031-03-31', '2031-04-30', '2031-06-15'])
    expect((await move('2031-02-27', '2031-03-01')).error).toMatchObject({ details: { fields: { dueDate: 'notValid' } } })
    expect((await move('2031-01-31', '2201-01-01')).error).toMatchObject({ details: { fields: { movedTo: 'notValid' } } })
    await move('2031-01-31', '2031-01-31')
    expect(await days()).toEqual(['2031-01-31', '2031-02-28', '2031-03-31', '2031-04-30'])
    await move('2031-01-31', '2030-12-24')
    expect(await days()).toHaveLength(3)
    expect((await daysOf(estate, 'year=2030')).map(({ date }) => date)).toEqual(['2030-12-24'])
  })

  test('an estate that goes takes its plan with it', async () => {
    const estate = await planned(world)
    const { taskId } = await task(estate, { period: 'week', interval: 1 })
    await estate.owner.put(archiving(estate, taskId), { doneDate: '2026-01-31' })
    await world.sql('delete from estate where id = $1', [estate.id])
    expect(await world.sql('select from maintenance_task where estate_id = $1', [estate.id])).toEqual([])
  })
})
