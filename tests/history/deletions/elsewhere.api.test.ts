import { describe, expect, test } from 'vitest'
import { buildingOf, built } from '#tests/estates/buildings.ts'
import { startProject } from '#tests/projects/project.ts'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import { wholeEstate } from './wholeEstate.ts'

const bath = { name: 'Bad', work: 'BATHROOM', trade: 'tiler', areas: [{ name: 'Membran', points: [{ name: 'Fall til sluk' }] }] }

describe('what was deleted elsewhere than from an estate', async () => {
  const world = await sharedWorld()

  test('a paper of a project comes back with the files that it had before, for those who work there', async () => {
    const { company, url, estate } = await startProject(world)
    const [first, second] = [await company.leader.upload(), await company.leader.upload()]
    const place = `${url}/delivery-documents`
    const fdv = { documentType: 'fdv', customName: 'FDV' }
    const { body } = await company.leader.put(place, { documents: [{ ...fdv, fileId: first }] })
    const [{ id }] = body['documents'] as [{ id: string }]
    await company.leader.put(place, { documents: [{ id, ...fdv, fileId: second }] })
    const before = await wholeEstate(world, estate.id)
    await company.leader.put(place, { removedIds: [id] })
    expect((await company.leader.get(`/api/private/file/${first}`)).status).toBe(404)
    expect((await company.leader.get(`/api/private/file/${second}`)).status).toBe(404)

    const list = `${url}/deleted`
    const deleted = await company.professional.get(list)
    expect(deleted.body).toMatchObject([{ kind: 'projectDocument', name: 'FDV', paperCount: 2 }])
    expect((await estate.owner.get(list)).body).toEqual([])
    expect((await estate.owner.get(`/api/private/estate/${estate.id}/deleted`)).body).toEqual([])
    const ids = deleted.body.map((one) => one['id'])
    expect((await estate.owner.post(`${list}/restore`, { ids })).status).toBe(403)
    expect((await estate.owner.post(`/api/private/estate/${estate.id}/deleted/restore`, { ids })).status).toBe(404)
    expect((await company.professional.post(`${list}/restore`, { ids })).body).toEqual({ done: ids, left: [] })
    expect(await wholeEstate(world, estate.id)).toEqual(before)
    expect((await company.leader.get(`/api/private/file/${first}`)).status).toBe(200)
  })

  test('a template of a company comes back with its points, for those who lead it', async () => {
    const { admin, as } = await world.company()
    const leader = await as('Leader')
    const made = await leader.post('/api/private/control-template', bath)
    const url = `/api/private/control-template/${String(made.body['id'])}`
    const before = (await leader.get(url)).body
    await leader.delete(url)
    const list = '/api/private/company/deleted'
    const deleted = await admin.get(list)
    expect(deleted.body).toMatchObject([{ kind: 'controlTemplate', name: 'Bad' }])
    expect((await (await as('Professional')).get(list)).status).toBe(403)
    const ids = deleted.body.map((one) => one['id'])
    const foreign = (await world.company()).admin
    expect((await foreign.post(`${list}/restore`, { ids })).status).toBe(404)
    expect((await admin.post(`${list}/restore`, { ids })).body).toEqual({ done: ids, left: [] })
    expect((await leader.get(url)).body).toEqual(before)
  })

  test('what hung on something that is gone as well waits for it, and comes with it at once', async () => {
    const estate = await world.estate()
    const buildingId = await built(estate)
    const papers = `/api/private/estate/${estate.id}/building/${buildingId}/other-document`
    const { body } = await estate.owner.put(papers, { customName: 'Papir', fileId: await estate.owner.upload() })
    const before = await wholeEstate(world, estate.id)
    await estate.owner.delete(papers, { otherDocumentId: body['otherDocumentId'] })
    await estate.owner.delete(buildingOf(estate, buildingId))
    const list = `/api/private/estate/${estate.id}/deleted`
    const deleted = (await estate.owner.get(list)).body as unknown as { id: string; kind: string }[]
    expect(deleted).toMatchObject([{ kind: 'building' }, { kind: 'otherDocument' }])
    const [building, paper] = deleted.map(({ id }) => id)
    expect((await estate.owner.post(`${list}/restore`, { ids: [paper] })).body).toEqual({
      done: [],
      left: [{ id: paper, name: 'Papir', reason: 'parentGone' }],
    })
    expect((await estate.owner.post(`${list}/restore`, { ids: [paper, building] })).body).toEqual({ done: [building, paper], left: [] })
    expect(await wholeEstate(world, estate.id)).toEqual(before)
  })

  test('where another of that name has come, it stays and says so', async () => {
    const estate = await world.estate()
    const buildingId = await built(estate, 'Garasje')
    await estate.owner.delete(buildingOf(estate, buildingId))
    await built(estate, 'Garasje')
    const list = `/api/private/estate/${estate.id}/deleted`
    const ids = (await estate.owner.get(list)).body.map(({ id }) => id)
    const taken = { done: [], left: [{ id: ids[0], name: 'Garasje', reason: 'taken' }] }
    expect((await estate.owner.post(`${list}/restore`, { ids })).body).toEqual(taken)
    expect((await estate.owner.get(list)).body).toHaveLength(1)
  })

  test('after thirty days it is gone, and its files go', async () => {
    const estate = await world.estate()
    const url = `/api/private/estate/${estate.id}/report-archive`
    const fileId = await estate.owner.upload()
    const { body } = await estate.owner.put(url, { customName: 'Tak', fileId })
    await estate.owner.delete(url, { id: body['id'] })
    const list = `/api/private/estate/${estate.id}/deleted`
    const ids = (await estate.owner.get(list)).body.map(({ id }) => id)
    await world.sql("update deletion set deleted_at = now() - interval '30 days' where estate_id = $1", [estate.id])
    expect((await estate.owner.get(list)).body).toEqual([])
    expect((await estate.owner.post(`${list}/restore`, { ids })).status).toBe(404)
    await world.sql('select end_deletion(id) from deletion where deleted_at <= now() - $1::interval', ['30 days'])
    expect(await world.sql('select is_temporary from file where id = $1', [fileId])).toEqual([{ is_temporary: true }])
  })
})
