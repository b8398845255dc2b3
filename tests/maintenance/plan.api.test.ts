import { describe, expect, test } from 'vitest'
import { uuidv7 } from '#server/kernel/ids.ts'
import { buildingOf, built, technicalOf } from '#tests/estates/buildings.ts'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import { area, letIn, planBuilding, planBuildingsOf, planned, plansOf } from './plan.ts'

const BUILDINGS = `query ($estateId: ID!) { maintenanceBuildings(estateId: $estateId) { totalCount edges { node { id name areaCount areas { code risk } } } } }`
const SAVE_AREA = `mutation ($input: SaveMaintenanceAreaInput!) { saveMaintenanceArea(input: $input) { id code risk version } }`

describe('the buildings and areas of a maintenance plan', async () => {
  const world = await sharedWorld()

  test('a building is added in the plan, or taken in from the estate, and taken out again', async () => {
    const estate = await planned(world)
    const there = await built(estate, 'Garasje')
    const buildings = `${planBuildingsOf(estate)}/buildings`
    const { status, body } = await estate.owner.post(buildings, { name: 'Hovedhus', houseType: 'detachedHouse', builtYear: 1962 })
    expect({ status, body }).toMatchObject({ status: 201, body: { name: 'Hovedhus', inPlan: true, builtYear: 1962, version: 1 } })
    const options = async () => (await estate.owner.get(`${planBuildingsOf(estate)}/building-options`)).body
    expect(await options()).toMatchObject([
      { id: there, name: 'Garasje', isInPlan: false },
      { name: 'Hovedhus', isInPlan: true },
    ])
    expect((await estate.owner.post(buildings, { buildingId: there })).body).toMatchObject({ name: 'Garasje', inPlan: true })
    expect((await estate.owner.get(`${technicalOf(estate)}/buildings`)).body).toHaveLength(2)
    const changed = await estate.owner.put(`${buildings}/${there}`, { name: 'Dobbel garasje', builtYear: 1990 })
    expect(changed.body).toMatchObject({ name: 'Dobbel garasje', builtYear: 1990 })
    expect((await estate.owner.delete(`${buildings}/${there}`)).status).toBe(204)
    expect((await estate.owner.get(`${buildings}/${there}`)).status).toBe(404)
    expect((await estate.owner.get(buildingOf(estate, there))).body).toMatchObject({ name: 'Dobbel garasje' })
    expect((await estate.owner.gql(BUILDINGS, { estateId: estate.id })).data).toMatchObject({
      maintenanceBuildings: { totalCount: 1, edges: [{ node: { name: 'Hovedhus', areaCount: 0, areas: [] } }] },
    })
  })

  test('a building without a name is refused at its field, and two of one name are one too many', async () => {
    const estate = await planned(world)
    const url = `${planBuildingsOf(estate)}/buildings`
    expect(await estate.owner.post(url, {})).toMatchObject({ status: 422, body: { details: { fields: { name: 'required' } } } })
    const unknown = await estate.owner.post(url, { buildingId: uuidv7() })
    expect(unknown).toMatchObject({ status: 422, body: { details: { fields: { name: 'required' } } } })
    await planBuilding(estate)
    expect(await estate.owner.post(url, { name: 'Hovedhus' })).toMatchObject({ status: 409, body: { code: 'entityAlreadyExists' } })
  })

  test('an area tells its risk, and takes its building into the plan', async () => {
    const estate = await planned(world)
    const buildingId = await built(estate)
    const { answer, areaId } = await area(estate, {
      buildingId,
      code: '26',
      name: 'Tak mot sør',
      conditionGrade: 'TG3',
      cause: 'Slitt',
      consequence: 'Lekkasje',
      costEstimate: 185_000.5,
      consequenceGrade: 'KG2',
      remainingLifeYears: 2,
      quantity: 142.5,
      unit: 'm2',
      inspectedOn: '2026-05-04',
    })
    expect(answer).toMatchObject({ status: 201, body: { risk: 'high', costEstimate: 185_000.5, quantity: 142.5, unit: 'm2', version: 1 } })
    const one = `${plansOf(estate)}/maintenance-plan-areas/${areaId}`
    expect((await estate.owner.get(`${one}/view`)).body).toMatchObject({ name: 'Tak mot sør', documents: [] })
    expect((await estate.owner.get(`${plansOf(estate)}/maintenance-plan-buildings`)).body).toMatchObject([
      { buildingId, areaCount: 1, areas: [{ areaId, code: '26', risk: 'high' }] },
    ])
    expect((await estate.owner.get(`${plansOf(estate)}/maintenance-plan-buildings/${buildingId}`)).body).toMatchObject({ areaCount: 1 })
    const change = { estateId: estate.id, areaId, version: 1, code: '26', conditionGrade: 'TG1', consequenceGrade: 'KG3' }
    expect((await estate.owner.gql(SAVE_AREA, { input: change })).data).toMatchObject({
      saveMaintenanceArea: { risk: 'medium', version: 2 },
    })
    expect((await estate.owner.gql(SAVE_AREA, { input: change })).error).toMatchObject({ details: { reason: 'stale' } })
    expect((await estate.owner.delete(one)).status).toBe(204)
    expect((await estate.owner.get(one)).status).toBe(404)
  })

  test('what stands in technical information stands in the plan: it is one condition', async () => {
    const estate = await planned(world)
    const { buildingId, areaId } = await area(estate, { code: '31', conditionGrade: 'TG0' })
    const PARTS =
      'query ($estateId: ID!, $buildingId: ID!) { building(estateId: $estateId, buildingId: $buildingId) { parts { id code } } }'
    expect((await estate.owner.gql(PARTS, { estateId: estate.id, buildingId })).data).toEqual({
      building: { parts: [{ id: areaId, code: '31' }] },
    })
  })

  test('an area sent twice with an id of its own is one area, and bad input names its field', async () => {
    const estate = await planned(world)
    const buildingId = await planBuilding(estate)
    const areaId = uuidv7()
    const first = await area(estate, { buildingId, areaId })
    expect(first.answer.status).toBe(201)
    await area(estate, { buildingId, areaId })
    expect((await estate.owner.get(`${plansOf(estate)}/maintenance-plan-buildings/${buildingId}`)).body).toMatchObject({ areaCount: 1 })
    const wrong = await area(estate, {
      buildingId,
      code: '99',
      conditionGrade: 'TG2',
      consequenceGrade: 'KG9',
      quantity: -1,
      costEstimate: 1.005,
    })
    expect(wrong.answer).toMatchObject({
      status: 422,
      body: {
        details: {
          fields: {
            code: 'notValid',
            cause: 'required',
            consequence: 'required',
            consequenceGrade: 'notValid',
            quantity: 'notValid',
            costEstimate: 'notValid',
          },
        },
      },
    })
    const stranger = await planned(world)
    const foreign = await area(estate, { buildingId: await planBuilding(stranger) })
    expect(foreign.answer).toMatchObject({ status: 422, body: { details: { fields: { buildingId: 'notValid' } } } })
  })

  test('a part of a building stands there once, whether or not it has a name of its own', async () => {
    const estate = await planned(world)
    const buildingId = await planBuilding(estate)
    const twice = { status: 409, body: { code: 'entityAlreadyExists', details: { fields: { name: 'entityAlreadyExists' } } } }
    const south = await area(estate, { buildingId, name: 'Mot sør' })
    expect((await area(estate, { buildingId, name: 'Mot sør' })).answer).toMatchObject(twice)
    expect((await area(estate, { buildingId })).answer.status).toBe(201)
    expect((await area(estate, { buildingId })).answer).toMatchObject(twice)
    expect((await area(estate, { areaId: south.areaId, name: null })).answer).toMatchObject(twice)
    const part = { estateId: estate.id, buildingId, code: '26', conditionGrade: 'TG1' }
    const again = await estate.owner.gql('mutation ($input: SaveBuildingPartInput!) { saveBuildingPart(input: $input) { id } }', {
      input: part,
    })
    expect(again.error).toMatchObject({ code: 'entityAlreadyExists', details: { fields: { name: 'entityAlreadyExists' } } })
    expect((await area(estate, { name: 'Mot sør' })).answer.status).toBe(201)
  })

  test('whoever may read the plan reads it, an area of another estate is not found, and a closed plan is refused', async () => {
    const [estate, other] = [await planned(world), await planned(world)]
    const { areaId } = await area(estate)
    const one = (of: { id: string }) => `${plansOf(of)}/maintenance-plan-areas/${areaId}`
    const reader = await estate.guest('read')
    expect((await reader.get(one(estate))).status).toBe(200)
    expect((await area(estate, {}, { by: reader })).answer).toMatchObject({ status: 403, body: { code: 'authorizationFailure' } })
    expect((await (await estate.guest('edit')).delete(one(other))).status).toBe(404)
    expect((await other.owner.get(one(other))).status).toBe(404)
    expect((await other.owner.delete(one(other))).status).toBe(404)
    expect((await other.owner.get(one(estate))).status).toBe(404)
    const closed = await estate.guest('edit', { denied: ['maintenance-plan'] })
    expect((await closed.get(one(estate))).status).toBe(403)
  })

  test('a change is paid for by an owner, or by the company that an owner has let in', async () => {
    const estate = await world.estate()
    const missing = { status: 403, body: { code: 'unauthorizedUser', details: { reason: 'licence' } } }
    const url = `${planBuildingsOf(estate)}/buildings`
    expect(await estate.owner.post(url, { name: 'Hus' })).toMatchObject(missing)
    expect(await (await letIn(world, estate)).post(url, { name: 'Hus' })).toMatchObject(missing)
    const company = await letIn(world, estate, { paysItself: true })
    expect((await company.post(url, { name: 'Hus' })).status).toBe(201)
    expect((await company.get(`${plansOf(estate)}/maintenance-plan-buildings`)).body).toMatchObject([{ name: 'Hus' }])
    expect((await estate.owner.get(`${plansOf(estate)}/maintenance-plan-buildings`)).status).toBe(200)
  })
})
