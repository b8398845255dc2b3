import { describe, expect, test } from 'vitest'
import { buildingOf, built } from '#tests/estates/buildings.ts'
import { bathroom, pictureOf, renovated, renovationsOf } from '#tests/estates/renovations.ts'
import { area, planFilesOf, planned, plansOf, supplier, task } from '#tests/maintenance/plan.ts'
import { pdf } from '#tests/support/world/client.ts'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import type { TestEstate } from '#tests/support/world/world.ts'
import { wholeEstate } from './wholeEstate.ts'

type Deletes = () => Promise<{ status: number }>
type Made = (estate: TestEstate) => Promise<Deletes>

const paper = async (estate: TestEstate) => ({ customName: 'Papir', fileId: await estate.owner.upload() })

/** Each made with all that can hang on it; what comes back says how it is deleted. */
const kinds: Readonly<Record<string, Made>> = {
  async moistureSensor(estate) {
    const url = `/api/private/estate/${estate.id}/moisture-monitoring`
    const save = 'mutation ($input: SaveMoistureSensorInput!) { saveMoistureSensor(input: $input) { id } }'
    const { data } = await estate.owner.gql(save, { input: { estateId: estate.id, name: 'Loft' } })
    const { id } = data['saveMoistureSensor'] as { id: string }
    const add = 'mutation ($input: AddMoistureReadingInput!) { addMoistureReading(input: $input) { id } }'
    for (const value of [50, 61.5])
      await estate.owner.gql(add, { input: { estateId: estate.id, sensorId: id, value, measuredAt: new Date().toISOString() } })
    return () => estate.owner.delete(url, { id })
  },
  async value(estate) {
    const url = `/api/private/estate/${estate.id}/value`
    const { body } = await estate.owner.put(url, { version: 1, estimatedValue: 4_000_000, valuedAt: '2026-02-01' })
    const [{ id }] = body['estimates'] as [{ id: string }]
    return () => estate.owner.delete(url, { id })
  },
  async renovation(estate) {
    const { renovationId } = await renovated(estate, {
      documents: [{ documentType: 'contract', ...(await paper(estate)) }],
      pictures: [{ side: 'before', caption: 'Før', fileId: await pictureOf(estate) }],
    })
    return () => estate.owner.delete(`${renovationsOf(estate)}/${renovationId}`)
  },
  async renovationDocument(estate) {
    const renovation = await renovated(estate, { documents: [{ documentType: 'contract', ...(await paper(estate)) }] })
    const { renovationId, documents } = renovation
    let { version } = renovation
    return () => estate.owner.put(renovationsOf(estate), { ...bathroom, renovationId, version: version++, removedIds: [documents[0]!.id] })
  },
  async building(estate) {
    const buildingId = await built(estate)
    const place = buildingOf(estate, buildingId)
    await estate.owner.put(`${place}/control-point`, { type: 'wetAreas', name: 'Sluk', files: [await estate.owner.upload('målt.pdf')] })
    await estate.owner.put(`/api/private/estate/${estate.id}/building/${buildingId}/other-document`, await paper(estate))
    return () => estate.owner.delete(place)
  },
  async controlPoint(estate) {
    const url = `${buildingOf(estate, await built(estate))}/control-point`
    const files = [await estate.owner.upload('bilde.pdf'), await estate.owner.upload('målt.pdf')]
    const { body } = await estate.owner.put(url, { type: 'wetAreas', name: 'Sluk', files })
    return () => estate.owner.delete(`${url}/${String(body['controlPointId'])}`)
  },
  async otherDocument(estate) {
    const url = `/api/private/estate/${estate.id}/building/${await built(estate)}/other-document`
    const { body } = await estate.owner.put(url, await paper(estate))
    return () => estate.owner.delete(url, { otherDocumentId: body['otherDocumentId'] })
  },
  async buildingPart(estate) {
    const { areaId } = await area(estate)
    await estate.owner.sendFile(`${planFilesOf(estate)}/areas/${areaId}/documents`, 'tilbud.pdf', pdf)
    return () => estate.owner.delete(`${plansOf(estate)}/maintenance-plan-areas/${areaId}`)
  },
  async planDocument(estate) {
    const url = `${planFilesOf(estate)}/areas/${(await area(estate)).areaId}/documents`
    const { body } = await estate.owner.sendFile(url, 'tilbud.pdf', pdf)
    return () => estate.owner.delete(url, { fileId: body['id'] })
  },
  async planTask(estate) {
    const { supplierId } = await supplier(estate)
    const { taskId, url } = await task(estate, { period: 'month', interval: 12, responsibleKind: 'supplier', responsibleId: supplierId })
    const move = 'mutation ($input: MoveMaintenanceTaskInput!) { moveMaintenanceTask(input: $input) { id } }'
    await estate.owner.gql(move, { input: { estateId: estate.id, taskId, dueDate: '2027-01-31', movedTo: '2027-03-01' } })
    await estate.owner.put(`${plansOf(estate)}/send-task/archive/${taskId}`, { doneDate: '2026-01-31', cost: 100 })
    return () => estate.owner.delete(url)
  },
  async planSupplier(estate) {
    const { supplierId, url } = await supplier(estate)
    await task(estate, { responsibleKind: 'supplier', responsibleId: supplierId })
    return () => estate.owner.delete(url)
  },
}

describe('what is deleted and had back', async () => {
  const world = await sharedWorld()

  test.each(Object.keys(kinds))('is as it was before, row by row: %s', async (kind) => {
    const estate = await planned(world)
    const deletes = await kinds[kind]!(estate)
    const before = await wholeEstate(world, estate.id)
    expect((await deletes()).status).toBeLessThan(300)
    const between = await wholeEstate(world, estate.id)
    expect(between).not.toEqual(before)

    const url = `/api/private/estate/${estate.id}/deleted`
    const { body } = await estate.owner.get(url)
    expect(body).toMatchObject([{ kind, deletedByName: expect.any(String) as string }])
    const ids = body.map(({ id }) => id)
    expect(await estate.owner.post(`${url}/restore`, { ids })).toMatchObject({ status: 200, body: { done: ids, left: [] } })
    expect(await wholeEstate(world, estate.id)).toEqual(before)

    expect((await deletes()).status).toBeLessThan(300)
    expect(await wholeEstate(world, estate.id)).toEqual(between)
  })
})
