import { describe, expect, test } from 'vitest'
import { buildingOf } from '#tests/estates/buildings.ts'
import { pdf } from '#tests/support/world/client.ts'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import { area, planFilesOf, planned, plansOf } from './plan.ts'

const SAVE =
  'mutation ($input: SavePlanDocumentInput!) { savePlanDocument(input: $input) { id areaId customName file { id name } version } }'
const LIST = 'query ($estateId: ID!) { planDocuments(estateId: $estateId) { totalCount edges { node { customName file { url } } } } }'
const SEARCH =
  'query ($estateId: ID!, $search: String) { documentSearch(estateId: $estateId, search: $search) { edges { node { kind name } } } }'

describe('documents of a maintenance plan', async () => {
  const world = await sharedWorld()

  test('a document is taken in for the plan or an area, renamed and removed', async () => {
    const estate = await planned(world)
    const { areaId } = await area(estate)
    const view = `${plansOf(estate)}/maintenance-plan-areas/${areaId}/view`
    for (const url of [`${planFilesOf(estate)}/documents`, `${planFilesOf(estate)}/areas/${areaId}/documents`]) {
      const { status, body } = await estate.owner.sendFile(url, 'tilbud.pdf', pdf)
      expect({ status, body }).toMatchObject({
        status: 200,
        body: { id: expect.any(String), path: expect.any(String), url: expect.any(String) },
      })
      const renamed = await estate.owner.put(url, { fileId: body.id, customName: 'Tilbud på tak' })
      expect(renamed.body).toMatchObject({ customName: 'Tilbud på tak', version: 2 })
    }
    const [document] = (await estate.owner.get(view)).body['documents'] as { customName: string; file: { id: string; url: string } }[]
    expect(document).toMatchObject({ customName: 'Tilbud på tak', file: { name: 'tilbud.pdf' } })
    expect((await estate.owner.get(document!.file.url)).status).toBe(200)
    expect((await (await estate.guest('edit', { denied: ['maintenance-plan'] })).get(document!.file.url)).status).not.toBe(200)
    expect((await estate.owner.gql(LIST, { estateId: estate.id })).data).toMatchObject({ planDocuments: { totalCount: 1 } })
    // By its name, and by what kind of paper it is.
    for (const search of ['tilbud', 'vedlikeholdsplan'])
      expect((await estate.owner.gql(SEARCH, { estateId: estate.id, search })).data).toMatchObject({
        documentSearch: { edges: [{ node: { kind: 'maintenance' } }, { node: { kind: 'maintenance' } }] },
      })
    const ofArea = `${planFilesOf(estate)}/areas/${areaId}/documents`
    expect((await estate.owner.delete(`${planFilesOf(estate)}/documents`, { fileId: document!.file.id })).status).toBe(404)
    expect((await estate.owner.delete(ofArea, { fileId: document!.file.id })).status).toBe(204)
    expect((await estate.owner.get(view)).body).toMatchObject({ documents: [] })
  })

  test('an upload of one’s own is kept under a subject, once; a stranger’s is not', async () => {
    const estate = await planned(world)
    const { areaId } = await area(estate)
    const fileId = await estate.owner.upload('avtale.pdf')
    const input = { estateId: estate.id, areaId, customName: 'Serviceavtale', fileId }
    const { data } = await estate.owner.gql(SAVE, { input })
    expect(data).toMatchObject({ savePlanDocument: { areaId, customName: 'Serviceavtale', version: 1 } })
    expect((await estate.owner.gql(SAVE, { input })).error).toMatchObject({ details: { fields: { fileId: 'notValid' } } })
    const foreign = await (await world.account()).upload()
    expect((await estate.owner.gql(SAVE, { input: { ...input, fileId: foreign } })).error).toMatchObject({
      details: { fields: { fileId: 'notValid' } },
    })
    const { id } = data['savePlanDocument'] as { id: string }
    const change = { estateId: estate.id, id, version: 1, customName: 'Avtale' }
    expect((await estate.owner.gql(SAVE, { input: change })).data).toMatchObject({ savePlanDocument: { areaId, version: 2 } })
    expect((await estate.owner.gql(SAVE, { input: change })).error).toMatchObject({ details: { reason: 'stale' } })
    expect((await estate.owner.gql(SAVE, { input: { estateId: estate.id, customName: '' } })).error).toMatchObject({
      details: { fields: { customName: 'required', fileId: 'required' } },
    })
    const other = await planned(world)
    expect((await other.owner.gql(SAVE, { input: { ...change, estateId: other.id, version: 2 } })).error).toMatchObject({
      code: 'entityNotFound',
    })
  })

  test('the files go with their area, and with their building', async () => {
    const estate = await planned(world)
    const { areaId, buildingId } = await area(estate)
    const { body } = await estate.owner.sendFile(`${planFilesOf(estate)}/areas/${areaId}/documents`, 'tilbud.pdf', pdf)
    expect((await estate.owner.delete(buildingOf(estate, buildingId))).status).toBe(204)
    const [file] = await world.sql<{ section: string }>('select section from file where id = $1', [body.id])
    expect(file, 'to be had back with it').toEqual({ section: 'removed' })
  })
})
