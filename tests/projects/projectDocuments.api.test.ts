import { beforeAll, describe, expect, test } from 'vitest'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import type { World } from '#tests/support/world/world.ts'
import { calledIn, startProject } from './project.ts'

let world: World
beforeAll(async () => void (world = await sharedWorld()))

const READ = `query ($projectId: ID!, $search: String) { deliveryDocuments(projectId: $projectId) { version unseenCount
  documents(search: $search) { id customName documentType file { id } earlierFileCount earlierFiles { file { id } } } } }`
const SAVE = `mutation ($input: SaveProjectDocumentsInput!) { saveProjectDocuments(input: $input) { version documents { id customName } } }`
const SEE = `mutation ($input: SeeProjectDocumentsInput!) { seeProjectDocuments(input: $input) { unseenCount } }`

type Papers = { id: string; customName: string }[]
const papersIn = (body: Record<string, unknown>) => body['documents'] as Papers
const fdv = (fileId: string, customName = 'FDV membran') => ({ documentType: 'fdv', customName, fileId })

describe('the papers of a project', () => {
  test('are added, changed and removed by who works on it, over both transports', async () => {
    const { company, projectId, url, estate } = await startProject(world)
    const place = `${url}/delivery-documents`
    const fileId = await company.professional.upload()
    const added = await company.professional.put(place, { documents: [fdv(fileId)] })
    expect(added).toMatchObject({
      status: 200,
      headers: { etag: '"v2"' },
      body: {
        documents: [{ documentType: 'fdv', customName: 'FDV membran' }],
        types: [{ documentType: 'fdv', documents: [{ customName: 'FDV membran', file: { id: fileId } }] }],
      },
    })
    const id = papersIn(added.body)[0]!.id
    const renamed = await company.leader.gql(SAVE, {
      input: { projectId, list: 'delivery', documents: [{ id, customName: 'FDV våtrom' }] },
    })
    expect(renamed.data['saveProjectDocuments']).toMatchObject({ version: 3, documents: [{ id, customName: 'FDV våtrom' }] })
    expect((await estate.owner.get(url)).body).toMatchObject({ deliveryDocumentCount: 1, architectDrawingCount: 0 })
    expect((await estate.owner.get(`/api/private/file/${fileId}`)).status).toBe(200)
    expect((await estate.owner.get(`${url}/architect-documents`)).body).toMatchObject({ documents: [] })
    expect((await company.leader.put(place, { removedIds: [id] })).body).toMatchObject({ documents: [] })
    expect((await estate.owner.get(`/api/private/file/${fileId}`)).status).toBe(404)
  })

  test('keep the files that a paper had before', async () => {
    const { company, projectId, url } = await startProject(world)
    const [first, second] = [await company.leader.upload(), await company.leader.upload()]
    const place = `${url}/delivery-documents`
    const { body } = await company.leader.put(place, { documents: [fdv(first)] })
    await company.leader.put(place, { documents: [{ id: papersIn(body)[0]!.id, customName: 'FDV', fileId: second }] })
    expect((await company.leader.gql(READ, { projectId })).data['deliveryDocuments']).toMatchObject({
      documents: [{ file: { id: second }, earlierFileCount: 1, earlierFiles: [{ file: { id: first } }] }],
    })
    expect((await company.professional.get(`/api/private/file/${first}`)).status).toBe(200)
  })

  test('are sent whole only by who says which version was read', async () => {
    const { company, url } = await startProject(world)
    const place = `${url}/delivery-documents`
    const two = [fdv(await company.leader.upload(), 'A'), fdv(await company.leader.upload(), 'B')]
    const { body } = await company.leader.put(place, { documents: two })
    const [kept] = papersIn(body)
    const whole = { documents: [{ id: kept!.id, documentType: 'fdv', customName: 'A' }], isWholeList: true }
    expect(await company.leader.put(place, whole)).toMatchObject({ status: 400, body: { code: 'badRequest' } })
    expect(await company.leader.put(place, whole, { 'If-Match': '"v1"' })).toMatchObject({
      status: 409,
      body: { details: { reason: 'stale' } },
    })
    expect(papersIn((await company.leader.put(place, whole, { 'If-Match': '"v2"' })).body).map(({ customName }) => customName)).toEqual([
      'A',
    ])
  })

  test('that others brought are unseen until one has looked', async () => {
    const { company, projectId, url, estate } = await startProject(world)
    await company.leader.put(`${url}/delivery-documents`, { documents: [fdv(await company.leader.upload())] })
    const unseen = async (who = estate.owner) => (await who.get(`${url}/delivery-documents`)).body['unseenCount']
    expect([await unseen(), await unseen(company.leader)]).toEqual([1, 0])
    const seen = await estate.owner.gql(SEE, { input: { projectId, list: 'delivery' } })
    expect(seen.data['seeProjectDocuments']).toEqual({ unseenCount: 0 })
    expect(await unseen()).toBe(0)
  })

  test('are found by their names', async () => {
    const { company, projectId, url } = await startProject(world)
    const documents = [fdv(await company.leader.upload(), 'Membran'), fdv(await company.leader.upload(), 'Taksluk')]
    await company.leader.put(`${url}/delivery-documents`, { documents })
    const { data } = await company.leader.gql(READ, { projectId, search: 'taksluk' })
    expect(data['deliveryDocuments']).toMatchObject({ documents: [{ customName: 'Taksluk' }] })
  })

  test('that all need at hand are a list of their own, seen by all who take part and by no link', async () => {
    const { company, projectId, url, estate } = await startProject(world)
    const contract = { documentType: 'contract', customName: 'Kontrakt', fileId: await company.professional.upload() }
    const saved = (documents: object[], who = company.professional) => who.gql(SAVE, { input: { projectId, list: 'common', documents } })
    expect((await saved([contract])).data['saveProjectDocuments']).toMatchObject({ version: 2, documents: [{ customName: 'Kontrakt' }] })
    const read = async (who = estate.owner) =>
      (
        await who.gql('query ($projectId: ID!) { commonDocuments(projectId: $projectId) { unseenCount documents { customName } } }', {
          projectId,
        })
      ).data['commonDocuments']
    expect(await read()).toEqual({ unseenCount: 1, documents: [{ customName: 'Kontrakt' }] })
    const { body } = await estate.owner.get(url)
    expect(body).toMatchObject({ commonDocumentCount: 1, architectDrawingCount: 0, deliveryDocumentCount: 0 })
    expect(papersIn((await estate.owner.get(`${url}/delivery-documents`)).body)).toEqual([])
    expect((await saved([], estate.owner)).error).toMatchObject({ code: 'authorizationFailure' })
    expect(await read(await world.account())).toBeNull()
    await company.leader.post(`${url}/close`, { reason: 'Resten tas i et nytt prosjekt' })
    expect((await saved([], company.leader)).error).toMatchObject({ code: 'projectCompleted' })
    expect(await read()).toMatchObject({ documents: [{ customName: 'Kontrakt' }] })
  })

  test('are not for strangers, not changed by the owner, and not at all once the project is closed', async () => {
    const { company, projectId, url, estate } = await startProject(world)
    const place = `${url}/architect-documents`
    const other = await calledIn(world, company)
    expect((await other.admin.get(place)).status).toBe(404)
    expect((await (await world.account()).get(place)).status).toBe(404)
    expect(await estate.owner.put(place, { removedIds: [] })).toMatchObject({ status: 403, body: { code: 'authorizationFailure' } })
    const bad = await company.leader.put(place, { documents: [{ customName: ' ', documentType: 'novel' }] })
    expect(bad.body.details?.fields).toEqual({
      'documents[0].customName': 'required',
      'documents[0].documentType': 'notValid',
      'documents[0].fileId': 'required',
    })
    expect((await company.leader.put(place, { removedIds: [projectId] })).status).toBe(404)
    await company.leader.post(`${url}/close`, { reason: 'Resten tas i et nytt prosjekt' })
    expect(await company.leader.put(place, { removedIds: [] })).toMatchObject({ status: 409, body: { code: 'projectCompleted' } })
  })
})
