import { describe, expect, test } from 'vitest'
import { uuidv7 } from '#server/kernel/ids.ts'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import { BUILDING, buildingOf, BUILDINGS, built, CREATE, DELETE, technicalOf, UPDATE } from './buildings.ts'

describe('the buildings of an estate', async () => {
  const world = await sharedWorld()

  test('a building added by the owner is listed through both transports', async () => {
    const estate = await world.estate()
    const garage = { name: 'Garasje', houseType: 'garage', grossAreaM2: 41.5 }
    const { data } = await estate.owner.gql(CREATE, { input: { estateId: estate.id, ...garage } })
    expect(data).toMatchObject({ createBuilding: { ...garage, version: 1 } })
    const added = await estate.owner.post(`${technicalOf(estate)}/building`, { name: 'Anneks', builtYear: 1961 })
    expect(added).toMatchObject({ status: 201, body: { name: 'Anneks', builtYear: 1961 }, headers: { etag: '"v1"' } })
    const list = [{ name: 'Anneks' }, garage]
    expect((await estate.owner.get(`${technicalOf(estate)}/buildings`)).body).toMatchObject(list)
    const read = await estate.owner.gql(BUILDINGS, { estateId: estate.id })
    expect(read.data).toMatchObject({ buildings: { totalCount: 2, edges: [{ node: { name: 'Anneks' } }, { node: { name: 'Garasje' } }] } })
  })

  test('names sort as Norwegians sort them, a page at a time', async () => {
    const estate = await world.estate()
    for (const name of ['Ås', 'Zeta', 'Ærverk', 'Østfløy', 'Anneks']) await built(estate, name)
    type Page = { edges: { node: { name: string } }[]; pageInfo: { hasNextPage: boolean; endCursor: string } }
    const page = async (after?: string) =>
      (await estate.owner.gql(BUILDINGS, { estateId: estate.id, first: 3, after })).data['buildings'] as Page
    const first = await page()
    const second = await page(first.pageInfo.endCursor)
    expect([first, second].map(({ edges }) => edges.map(({ node }) => node.name))).toEqual([
      ['Anneks', 'Zeta', 'Ærverk'],
      ['Østfløy', 'Ås'],
    ])
    expect(second.pageInfo.hasNextPage).toBe(false)
  })

  test('a change keeps what was left out, and is refused where somebody else came first', async () => {
    const estate = await world.estate()
    const buildingId = await built(estate)
    const url = buildingOf(estate, buildingId)
    expect((await estate.owner.put(url, { name: 'Hovedhus', builtYear: 1908 })).body).toMatchObject({ builtYear: 1908, version: 2 })
    const stale = { code: 'cannotHandleTheRequest', details: { reason: 'stale' } }
    expect(await estate.owner.put(url, { name: 'Nytt' }, { 'if-match': '"v1"' })).toMatchObject({ status: 409, body: stale })
    const input = { estateId: estate.id, buildingId, name: 'Våningshus' }
    expect((await estate.owner.gql(UPDATE, { input: { ...input, version: 1 } })).error).toMatchObject(stale)
    expect((await estate.owner.gql(UPDATE, { input })).error).toMatchObject({ details: { fields: { version: 'required' } } })
    expect((await estate.owner.gql(UPDATE, { input: { ...input, version: 2 } })).data).toMatchObject({
      updateBuilding: { name: 'Våningshus', builtYear: 1908, version: 3 },
    })
  })

  test('two buildings of an estate have different names', async () => {
    const estate = await world.estate()
    await built(estate)
    const garage = await built(estate, 'Garasje')
    const taken = { status: 409, body: { code: 'entityAlreadyExists' } }
    expect(await estate.owner.post(`${technicalOf(estate)}/building`, { name: 'Garasje' })).toMatchObject(taken)
    expect(await estate.owner.put(buildingOf(estate, garage), { name: 'Hovedhus' })).toMatchObject(taken)
    expect(await built(await world.estate(), 'Garasje')).toBeTruthy()
  })

  test('a building sent twice is added once', async () => {
    const estate = await world.estate()
    const key = { 'idempotency-key': uuidv7() }
    const url = `${technicalOf(estate)}/building`
    const answers = await Promise.all(Array.from({ length: 10 }, () => estate.owner.post(url, { name: 'Naust' }, key)))
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    const twins = await Promise.all(Array.from({ length: 10 }, () => estate.owner.post(url, { name: 'Stabbur' })))
    expect(twins.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, ...Array<number>(9).fill(409)])
  })

  test('bad input names its field, and only to those who may act', async () => {
    const estate = await world.estate()
    const url = `${technicalOf(estate)}/building`
    const wrong = { name: ' ', builtYear: 999, grossAreaM2: -1, buildingNumber: '12 a', roofType: 'x'.repeat(256) }
    const fields = { name: 'required', builtYear: 'notValid', grossAreaM2: 'notValid', buildingNumber: 'notValid', roofType: 'tooLong' }
    expect(await estate.owner.post(url, wrong)).toMatchObject({ status: 422, body: { code: 'unprocessableEntity', details: { fields } } })
    const input = { estateId: estate.id, name: '' }
    expect((await estate.owner.gql(CREATE, { input })).error).toMatchObject({ details: { fields: { name: 'required' } } })
    expect(await (await estate.guest('read')).post(url, wrong)).toMatchObject({ status: 403, body: { code: 'authorizationFailure' } })
    expect(await (await world.account()).post(url, wrong)).toMatchObject({ status: 404 })
  })

  test('a building is found under its own estate only, even by somebody who owns both', async () => {
    const estate = await world.estate()
    const other = await world.estate()
    await world.own(other.id, estate.owner.accountId)
    const buildingId = await built(other)
    const missing = { status: 404, body: { code: 'entityNotFound' } }
    const url = buildingOf(estate, buildingId)
    expect(await estate.owner.get(url)).toMatchObject(missing)
    expect(await estate.owner.put(url, { name: 'Mitt' })).toMatchObject(missing)
    expect(await estate.owner.delete(url)).toMatchObject(missing)
    const variables = { estateId: estate.id, buildingId }
    expect((await estate.owner.gql(BUILDING, variables)).error).toEqual({ code: 'entityNotFound' })
    expect((await estate.owner.gql(DELETE, variables)).error).toEqual({ code: 'entityNotFound' })
    expect((await estate.owner.gql(UPDATE, { input: { ...variables, version: 1, name: 'Mitt' } })).error).toEqual({
      code: 'entityNotFound',
    })
    expect((await estate.owner.get(buildingOf(estate, uuidv7()))).status).toBe(404)
    expect((await estate.owner.put(buildingOf(estate, uuidv7()), { name: 'Ny' })).status).toBe(404)
    expect((await estate.owner.get(buildingOf(estate, 'tull'))).status).toBe(404)
    expect((await estate.owner.get(buildingOf(other, buildingId))).status).toBe(200)
  })

  test('a public link reads the buildings of its own estate, and changes nothing', async () => {
    const [estate, other] = [await world.estate(), await world.estate()]
    const buildingId = await built(estate)
    const link = await estate.link()
    const url = ({ id }: { id: string }) => `/api/public/${link.key}/estate/${id}/technical-information/buildings`
    expect((await link.get(url(estate))).body).toMatchObject([{ buildingId, name: 'Hovedhus' }])
    expect((await link.gql(BUILDINGS, { estateId: estate.id })).data).toMatchObject({ buildings: { totalCount: 1 } })
    expect((await link.gql(BUILDING, { estateId: estate.id, buildingId })).data).toMatchObject({ building: { name: 'Hovedhus' } })
    expect(await link.get(url(other))).toMatchObject({ status: 404 })
    for (const method of ['POST', 'PUT', 'DELETE'] as const)
      expect((await link.send(method, url(estate))).status).toBeGreaterThanOrEqual(404)
    expect((await link.gql(CREATE, { input: { estateId: estate.id, name: 'Nei' } })).status).toBe(400)
    const closed = await estate.link({ sections: [] })
    expect((await closed.gql(BUILDINGS, { estateId: estate.id })).error).toEqual({ code: 'authorizationFailure' })
  })

  test('a deleted building is gone; one with planned maintenance stays', async () => {
    const estate = await world.estate()
    const [first, second] = [await built(estate), await built(estate, 'Garasje')]
    expect((await estate.owner.delete(buildingOf(estate, first))).status).toBe(204)
    expect((await estate.owner.delete(buildingOf(estate, first))).status).toBe(404)
    await world.sql('create table planned (building_id uuid references building)')
    await world.sql('insert into planned values ($1)', [second])
    expect(await estate.owner.delete(buildingOf(estate, second))).toMatchObject({ status: 409, body: { details: { reason: 'planned' } } })
    expect((await estate.owner.get(buildingOf(estate, second))).status).toBe(200)
    await world.sql('drop table planned')
  })
})
