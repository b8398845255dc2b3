import { describe, expect, test } from 'vitest'
import { uuidv7 } from '#server/kernel/ids.ts'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import type { TestEstate } from '#tests/support/world/world.ts'
import { badPart, dampSensor, failedPoint, making, wanted } from './findings.ts'
import { archiving, licensed, planned, plansOf, task } from './plan.ts'

const CREATE = `mutation ($input: CreateMaintenanceTaskInput!) {
  createMaintenanceTask(input: $input) { id areaId buildingId origin { kind findingId buildingId name code found } }
}`
const FOUND = `query ($estateId: ID!, $buildingId: ID!) {
  building(estateId: $estateId, buildingId: $buildingId) {
    parts { id code conditionGrade task { id title status nextDate doneDate } }
    controlPoints { id result task { id status } }
  }
}`
const MEASURED =
  'query ($estateId: ID!) { moistureMonitoring(estateId: $estateId) { sensors { task { id title status nextDate doneDate } } } }'

describe('making a task of what was found', async () => {
  const world = await sharedWorld()
  const found = async (estate: TestEstate, buildingId: string, by = estate.owner) =>
    (await by.gql(FOUND, { estateId: estate.id, buildingId })).data['building'] as {
      parts: { code: string; task: object | null }[]
      controlPoints: { task: object | null }[]
    }

  test('a part in a bad condition becomes a task of it, and both tell of each other until the part is looked at again', async () => {
    const estate = await planned(world)
    const { buildingId, origin } = await badPart(estate)
    const { status, body } = await making(estate, origin)
    const told = { ...origin, buildingId, code: '26', found: 'TG3' }
    expect({ status, body }).toMatchObject({ status: 201, body: { areaId: origin.findingId, priority: 1, origin: told } })
    const taskId = String(body['taskId'])
    expect((await estate.owner.get(`${plansOf(estate)}/tasks/${taskId}`)).body).toMatchObject({ origin: told })
    const open = { id: taskId, title: 'Utbedre', status: 'active', nextDate: '2026-12-01', doneDate: null }
    expect(await found(estate, buildingId)).toMatchObject({ parts: [{ task: open }] })

    await estate.owner.put(archiving(estate, taskId), { doneDate: '2026-11-03', cost: 88_000 })
    const done = { id: taskId, status: 'archived', nextDate: null, doneDate: '2026-11-03' }
    expect(await found(estate, buildingId)).toMatchObject({ parts: [{ task: done }] })
    const graded = { areaId: origin.findingId, code: '26', conditionGrade: 'TG1' }
    await estate.owner.post(`${plansOf(estate)}/maintenance-plan-areas`, graded)
    expect(await found(estate, buildingId)).toMatchObject({ parts: [{ conditionGrade: 'TG1', task: null }] })
    expect((await estate.owner.get(`${plansOf(estate)}/tasks/${taskId}`)).body).toMatchObject({ origin: { found: 'TG3' } })
  })

  test('a control point that failed takes the part that fits into the plan, and is free when it is opened again', async () => {
    const estate = await planned(world)
    const { buildingId, origin, url } = await failedPoint(estate)
    const { data } = await estate.owner.gql(CREATE, { input: { estateId: estate.id, origin, ...wanted } })
    const told = { ...origin, buildingId, name: 'Sluk', code: null, found: null }
    expect(data).toMatchObject({ createMaintenanceTask: { buildingId, origin: told } })
    const { id } = data['createMaintenanceTask'] as { id: string }
    const building = await found(estate, buildingId)
    expect(building).toMatchObject({ parts: [{ code: '25', conditionGrade: 'TGIU' }], controlPoints: [{ result: 'notOk', task: { id } }] })
    const { body } = await estate.owner.get(`${plansOf(estate)}/maintenance-plan-buildings`)
    expect(body).toMatchObject([{ buildingId, taskCount: 1 }])

    await estate.owner.put(archiving(estate, id), { doneDate: '2026-11-03' })
    expect(await found(estate, buildingId)).toMatchObject({ controlPoints: [{ task: { status: 'archived' } }] })
    const again = { controlPointId: origin.findingId, type: 'wetAreas', name: 'Sluk', isCompleted: false }
    expect((await estate.owner.put(url, again)).body).toMatchObject({ isCompleted: false, result: null })
    expect(await found(estate, buildingId)).toMatchObject({ controlPoints: [{ result: null, task: null }] })
  })

  test('a sensor that measured too much shows its task, and that it was done; a new alarm makes a new one', async () => {
    const estate = await planned(world)
    const { areaId } = await task(estate)
    const origin = await dampSensor(estate)
    expect((await making(estate, origin)).body.details?.fields).toEqual({ areaId: 'required' })
    const first = (await making(estate, origin, { areaId })).body
    expect(first).toMatchObject({ origin: { ...origin, buildingId: null, name: 'Kjeller', found: '92' } })
    const shown = async () => (await estate.owner.gql(MEASURED, { estateId: estate.id })).data
    expect(await shown()).toMatchObject({ moistureMonitoring: { sensors: [{ task: { id: first['taskId'], status: 'active' } }] } })
    await estate.owner.put(archiving(estate, String(first['taskId'])), { doneDate: '2026-11-03' })
    expect(await shown()).toMatchObject({ moistureMonitoring: { sensors: [{ task: { status: 'archived', doneDate: '2026-11-03' } }] } })
    const second = (await making(estate, origin, { areaId })).body
    expect(await shown()).toMatchObject({ moistureMonitoring: { sensors: [{ task: { id: second['taskId'], status: 'active' } }] } })
  })

  test('a finding has one task, also when two ask at once', async () => {
    const estate = await planned(world)
    const { buildingId, origin } = await badPart(estate)
    const answers = await Promise.all([making(estate, origin), making(estate, origin), making(estate, origin)])
    expect(answers.map(({ status }) => status).sort((one, other) => one - other)).toEqual([201, 409, 409])
    const refused = { status: 409, body: { code: 'entityAlreadyExists' } }
    expect(await making(estate, origin)).toMatchObject(refused)
    const { parts } = await found(estate, buildingId)
    const { id } = parts[0]!.task as { id: string }
    expect((await estate.owner.delete(`${plansOf(estate)}/tasks/${id}`)).status).toBe(204)
    expect((await making(estate, origin)).status).toBe(201)
  })

  test('what was not found, is in order or is a stranger’s is no origin', async () => {
    const [estate, other] = [await planned(world), await planned(world)]
    const { areaId } = await task(estate)
    const fields = async (origin: object, values: object = {}) =>
      (await making(estate, origin as never, { areaId, ...values })).body.details?.fields
    const unknown = { 'origin.findingId': 'notValid' }
    for (const kind of ['condition', 'moisture', 'controlPoint']) expect(await fields({ kind, findingId: uuidv7() })).toEqual(unknown)
    expect(await fields((await badPart(other)).origin)).toEqual(unknown)
    expect(await fields(await dampSensor(other))).toEqual(unknown)
    expect(await fields((await failedPoint(other)).origin)).toEqual(unknown)
    expect(await fields({ kind: 'condition', findingId: areaId })).toEqual(unknown)
    expect(await fields(await dampSensor(estate, { value: 40 }))).toEqual(unknown)
    expect(await fields((await failedPoint(estate, { result: 'ok' })).origin)).toEqual(unknown)
    expect(await fields({ kind: 'weather', findingId: 'x' })).toEqual({ 'origin.kind': 'notValid', 'origin.findingId': 'notValid' })
    const { origin } = await badPart(estate)
    expect(await fields(origin, { areaId: (await badPart(other)).origin.findingId })).toEqual({ areaId: 'notValid' })
  })

  test('who may not change the plan makes none, and who may not see it is told of none', async () => {
    const estate = await world.estate()
    const { buildingId, origin } = await failedPoint(estate)
    expect(await making(estate, origin)).toMatchObject({ status: 403, body: { details: { reason: 'licence' } } })
    await licensed(world, estate)
    expect((await making(estate, origin)).status).toBe(201)
    const reader = await estate.guest('read')
    expect((await making(estate, origin, {}, reader)).status).toBe(403)
    expect((await making(estate, origin, {}, await world.account())).status).toBe(404)
    expect(await found(estate, buildingId, reader)).toMatchObject({ controlPoints: [{ task: { status: 'active' } }] })
    const restricted = await estate.guest('read', { denied: ['maintenance-plan'] })
    expect(await found(estate, buildingId, restricted)).toMatchObject({ controlPoints: [{ task: null }] })
  })

  test('what was found tells on after it is gone', async () => {
    const estate = await planned(world)
    const { areaId } = await task(estate)
    const origin = await dampSensor(estate)
    const { body } = await making(estate, origin, { areaId })
    await estate.owner.delete(`/api/private/estate/${estate.id}/moisture-monitoring`, { id: origin.findingId })
    expect((await estate.owner.get(`${plansOf(estate)}/tasks/${String(body['taskId'])}`)).body).toMatchObject({
      origin: { kind: 'moisture', findingId: null, name: 'Kjeller' },
    })
  })
})
