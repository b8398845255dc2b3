import { describe, expect, test } from 'vitest'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import type { TestEstate } from '#tests/support/world/world.ts'
import { buildingOf, built, technicalOf } from './buildings.ts'

const SAVE = `mutation ($input: SaveEstateControlPointInput!) {
  saveEstateControlPoint(input: $input) { id name isCompleted completedAt fileCount files { file { name } } version }
}`
const PART = `mutation ($input: SaveBuildingPartInput!) { saveBuildingPart(input: $input) { id code conditionGrade cause costEstimate version } }`
const PARTS = `query ($estateId: ID!, $buildingId: ID!) {
  building(estateId: $estateId, buildingId: $buildingId) { parts { code conditionGrade costEstimate } controlPointCount completedControlPointCount }
}`

describe('control points and condition of a building', async () => {
  const world = await sharedWorld()
  const pointsOf = (estate: TestEstate, buildingId: string) => `${buildingOf(estate, buildingId)}/control-point`
  const completed = { code: 'controlPointCompleted' }

  test('a point is added with its files, and listed with its building', async () => {
    const estate = await world.estate()
    const buildingId = await built(estate)
    const url = pointsOf(estate, buildingId)
    const files = [{ id: await estate.owner.upload('bilde.pdf') }, await estate.owner.upload('målt.pdf')]
    const { status, body } = await estate.owner.put(url, { type: 'wetAreas', name: 'Sluk', comment: 'Mansjett', files })
    expect({ status, body }).toMatchObject({ status: 200, body: { type: 'wetAreas', isCompleted: false, fileCount: 2, version: 1 } })
    const point = `${url}/${String(body['controlPointId'])}`
    expect((await estate.owner.get(point)).body).toMatchObject({ files: [{ file: { name: 'bilde.pdf' } }, { file: { name: 'målt.pdf' } }] })
    const listed = { controlPoints: [{ controlPointId: body['controlPointId'], name: 'Sluk', fileCount: 2 }] }
    expect((await estate.owner.get(`${technicalOf(estate)}/buildings`)).body).toMatchObject([listed])
    const link = await estate.link()
    expect((await link.get(point.replace('/private/', `/public/${link.key}/`))).body).toMatchObject({ name: 'Sluk' })
    expect((await link.gql(PARTS, { estateId: estate.id, buildingId })).data).toMatchObject({
      building: { controlPointCount: 1, completedControlPointCount: 0 },
    })
  })

  test('a point is completed as in order or not, and forgets it when it is opened again', async () => {
    const estate = await world.estate()
    const buildingId = await built(estate)
    const url = pointsOf(estate, buildingId)
    const save = (values: object) => estate.owner.put(url, { type: 'doors', name: 'Dør', ...values })
    const fields = { details: { fields: { result: 'notValid' } } }
    expect(await save({ result: 'notOk' })).toMatchObject({ status: 422, body: fields })
    expect(await save({ isCompleted: true, result: 'maybe' })).toMatchObject({ status: 422, body: fields })
    const { body } = await save({ isCompleted: true, result: 'notOk' })
    expect(body).toMatchObject({ isCompleted: true, result: 'notOk' })
    const again = await save({ controlPointId: body['controlPointId'], isCompleted: false })
    expect(again.body).toMatchObject({ isCompleted: false, result: null })
  })

  test('files that are there stay, and only those that are named are removed', async () => {
    const estate = await world.estate()
    const buildingId = await built(estate)
    const [first, second] = [await estate.owner.upload('en.pdf'), await estate.owner.upload('to.pdf')]
    const input = { estateId: estate.id, buildingId, type: 'doors', name: 'Dør' }
    const { data } = await estate.owner.gql(SAVE, { input: { ...input, fileIds: [first] } })
    const { id } = data['saveEstateControlPoint'] as { id: string }
    const change = { ...input, controlPointId: id, version: 1, fileIds: [first, second], removedFileIds: [first] }
    expect((await estate.owner.gql(SAVE, { input: change })).data).toMatchObject({
      saveEstateControlPoint: { fileCount: 1, files: [{ file: { name: 'to.pdf' } }], version: 2 },
    })
  })

  test('a completed point is changed and removed only after it was opened again', async () => {
    const estate = await world.estate()
    const buildingId = await built(estate)
    const url = pointsOf(estate, buildingId)
    const { body } = await estate.owner.put(url, { type: 'roofing', name: 'Tak' })
    const { controlPointId } = body
    const save = (values: object) => estate.owner.put(url, { controlPointId, type: 'roofing', name: 'Tak', ...values })
    expect((await save({ isCompleted: true })).body).toMatchObject({ isCompleted: true, completedAt: expect.any(String) })
    expect(await save({ name: 'Annet' })).toMatchObject({ status: 409, body: completed })
    expect(await save({ isCompleted: true })).toMatchObject({ status: 409, body: completed })
    const point = `${url}/${String(controlPointId)}`
    expect(await estate.owner.delete(point)).toMatchObject({ status: 409, body: completed })
    expect((await save({ isCompleted: false })).body).toMatchObject({ isCompleted: false, completedAt: null })
    expect((await estate.owner.delete(point)).status).toBe(204)
    expect((await estate.owner.get(point)).status).toBe(404)
  })

  test('a point of another building or estate is not found, and bad input names its field', async () => {
    const [estate, other] = [await world.estate(), await world.estate()]
    const [first, second, foreign] = [await built(estate), await built(estate, 'Garasje'), await built(other)]
    const { body } = await estate.owner.put(pointsOf(estate, first), { type: 'doors', name: 'Dør' })
    const id = String(body['controlPointId'])
    expect((await estate.owner.get(`${pointsOf(estate, second)}/${id}`)).status).toBe(404)
    expect((await estate.owner.put(pointsOf(estate, second), { controlPointId: id, type: 'doors', name: 'Min' })).status).toBe(404)
    expect((await estate.owner.delete(`${pointsOf(estate, second)}/${id}`)).status).toBe(404)
    expect((await estate.owner.put(pointsOf(estate, foreign), { type: 'doors', name: 'Dør' })).status).toBe(404)
    const wrong = { type: 'garden', name: '', comment: 'x'.repeat(4001) }
    expect(await estate.owner.put(pointsOf(estate, first), wrong)).toMatchObject({
      status: 422,
      body: { details: { fields: { type: 'notValid', name: 'required', comment: 'tooLong' } } },
    })
  })

  test('what is wrong with a part needs a cause and a consequence, and the gravest its cost', async () => {
    const estate = await world.estate()
    const place = { estateId: estate.id, buildingId: await built(estate) }
    const save = async (values: object) => await estate.owner.gql(PART, { input: { ...place, code: '26', ...values } })
    expect((await save({ conditionGrade: 'TG2' })).error).toMatchObject({
      details: { fields: { cause: 'required', consequence: 'required' } },
    })
    const why = { cause: 'Slitt tekking', consequence: 'Lekkasje' }
    expect((await save({ conditionGrade: 'TG3', ...why })).error).toMatchObject({ details: { fields: { costEstimate: 'required' } } })
    const { data } = await save({ conditionGrade: 'TG3', ...why, costEstimate: 185_000.5 })
    expect(data).toMatchObject({ saveBuildingPart: { costEstimate: 185_000.5, version: 1 } })
    expect((await save({ conditionGrade: 'TG1', code: '99' })).error).toMatchObject({ details: { fields: { code: 'notValid' } } })
    await save({ conditionGrade: 'TGIU', code: '21' })
    const { id } = data['saveBuildingPart'] as { id: string }
    expect((await save({ id, version: 1, conditionGrade: 'TG0', costEstimate: null })).data).toMatchObject({
      saveBuildingPart: { conditionGrade: 'TG0', cause: 'Slitt tekking', costEstimate: null, version: 2 },
    })
    expect((await save({ id, version: 1, conditionGrade: 'TG1' })).error).toMatchObject({ details: { reason: 'stale' } })
    expect((await estate.owner.gql(PARTS, place)).data).toMatchObject({
      building: { parts: [{ code: '21' }, { code: '26', costEstimate: null }] },
    })
    const REMOVE =
      'mutation ($estateId: ID!, $buildingId: ID!, $id: ID!) { deleteBuildingPart(input: { estateId: $estateId, buildingId: $buildingId, id: $id }) { id } }'
    const second = await built(estate, 'Garasje')
    expect((await estate.owner.gql(REMOVE, { ...place, buildingId: second, id })).error).toEqual({ code: 'entityNotFound' })
    expect((await estate.owner.gql(REMOVE, { ...place, id })).data).toEqual({ deleteBuildingPart: { id } })
  })
})
