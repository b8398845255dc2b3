import { beforeAll, describe, expect, test } from 'vitest'
import { type TokenArea, tokenAreas } from '#schema/access/tokenAreas.ts'
import { area, licensed } from '#tests/maintenance/plan.ts'
import { startProject } from '#tests/projects/project.ts'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import type { TestEstate, World } from '#tests/support/world/world.ts'
import { type Ask, asks } from './matrix/asks.ts'
import { table } from './matrix/table.ts'

let world: World
beforeAll(async () => void (world = await sharedWorld()))

type Person = Awaited<ReturnType<World['account']>>
interface Limits {
  areas?: readonly TokenArea[]
  estateIds?: readonly string[]
}
const CREATE = `mutation ($areas: [TokenArea!], $estateIds: [ID!]) {
  createAccessToken(input: { name: "Skript", scope: write, days: 1, areas: $areas, estateIds: $estateIds }) { token } }`
async function tokenOf(person: Person, limits: Limits) {
  const { data, errors } = await person.gql(CREATE, { ...limits })
  if (errors) throw new Error(JSON.stringify(errors))
  const { token } = data['createAccessToken'] as { token: string }
  return world.anonymous().with({ authorization: `Bearer ${token}` })
}
const answered = (client: Awaited<ReturnType<typeof tokenOf>>, { graphql }: Ask) => client.gql(graphql!.query, graphql!.variables)

async function anotherOf({ owner }: TestEstate) {
  const other = await world.estate()
  await world.own(other.id, owner.accountId)
  return other
}
const operationOf = (name: string) => [...world.app.operations.values()].find((operation) => operation.name === name)!

const asked = [...table].flatMap(([name, { owner }]) => (owner === 'ok' && name in asks && name !== 'propertySearchToken' ? [name] : []))

describe('a token for one estate', () => {
  test.each(asked)('asked for %s of another', async (name) => {
    const estate = await world.estate()
    const ask = await asks[name]!(world, estate, { client: estate.owner })
    if (!ask.graphql || ask.sendsFile) return
    const client = await tokenOf(estate.owner, { estateIds: [(await anotherOf(estate)).id] })
    const { error, data } = await answered(client, ask)
    const { keepsToEstates } = operationOf(name).reach
    const outcome = error ? (error.details?.reason ?? error.code) : 'ok'
    const namesIt = 'estateId' in (ask.graphql.variables ?? {})
    const refusals = keepsToEstates ? ['entityNotFound', 'scope'] : ['scope']
    expect(namesIt || !keepsToEstates ? refusals : [...refusals, 'ok']).toContain(outcome)
    expect(JSON.stringify(data ?? {})).not.toContain(estate.id)
  })
})

describe('a token without a part of the product', () => {
  test.each(asked)('asked for %s', async (name) => {
    const { area: own } = operationOf(name).reach
    const { owner, ...estate } = await world.estate()
    const ask = await asks[name]!(world, { owner, ...estate }, { client: owner })
    if (!ask.graphql || ask.sendsFile) return
    const client = await tokenOf(owner, { areas: tokenAreas.filter((one) => one !== own) })
    const { error } = await answered(client, ask)
    expect(error?.details?.reason === 'scope').toBe(own !== 'open')
  })
})

describe('what a limited token sees', () => {
  test('of lists are its estates alone, over both transports', async () => {
    const estate = await world.estate()
    const other = await anotherOf(estate)
    const client = await tokenOf(estate.owner, { estateIds: [estate.id] })
    const { data } = await client.gql('{ estates { totalCount nodes { id } } }')
    expect(data).toEqual({ estates: { totalCount: 1, nodes: [{ id: estate.id }] } })
    const { body } = await client.get('/api/private/estates')
    expect((body['items'] as { estateId: string }[]).map(({ estateId }) => estateId)).toEqual([estate.id])
    expect(await client.get(`/api/private/estate/${estate.id}/details`)).toMatchObject({ status: 200 })
    expect(await client.get(`/api/private/estate/${other.id}/details`)).toMatchObject({ status: 404, body: { code: 'entityNotFound' } })
    expect(await estate.owner.get(`/api/private/estate/${other.id}/details`)).toMatchObject({ status: 200 })
  })

  test('of projects and orders those of its estates, and their files', async () => {
    const { estate, projectId } = await startProject(world)
    const other = await anotherOf(estate)
    const mine = await tokenOf(estate.owner, { estateIds: [estate.id] })
    const elsewhere = await tokenOf(estate.owner, { estateIds: [other.id] })
    const projects = async (client: typeof mine) => (await client.gql('{ projects { nodes { id } } orders { totalCount } }')).data
    expect(await projects(mine)).toMatchObject({ projects: { nodes: [{ id: projectId }] } })
    expect(await projects(elsewhere)).toMatchObject({ projects: { nodes: [] }, orders: { totalCount: 0 } })
    expect((await elsewhere.gql('query ($projectId: ID!) { project(projectId: $projectId) { id } }', { projectId })).error).toMatchObject({
      code: 'entityNotFound',
    })
  })

  test('of an estate is nothing that belongs to a part it lacks, nor its files', async () => {
    const estate = await world.estate()
    await licensed(world, estate)
    await area(estate)
    const fileId = await estate.owner.upload()
    await estate.owner.put(`/api/private/estate/${estate.id}/report-archive`, { customName: 'Tak', fileId })
    const houseOnly = await tokenOf(estate.owner, { areas: ['estates', 'files'] })
    const plansOnly = await tokenOf(estate.owner, { areas: ['maintenance'] })
    const OF = 'query ($estateId: ID!) { estate(estateId: $estateId) { may reportDocuments { totalCount } } }'
    const { data } = await houseOnly.gql(OF, { estateId: estate.id })
    expect(data).toMatchObject({ estate: { reportDocuments: { totalCount: 1 } } })
    const may = (answer: unknown) => (answer as { estate: { may: string[] } }).estate.may
    expect(may(data).filter((right) => /maintenance|mailbox|access-management/.test(right))).toEqual([])
    const { data: planned } = await plansOnly.gql(OF, { estateId: estate.id })
    expect(planned).toMatchObject({ estate: { reportDocuments: null } })
    expect(may(planned).filter((right) => !/maintenance|archived-tasks/.test(right))).toEqual(['read estate'])
    expect((await houseOnly.get(`/api/private/file/${fileId}`)).status).toBe(200)
    expect(await plansOnly.get(`/api/private/file/${fileId}`)).toMatchObject({ status: 403, body: { details: { reason: 'scope' } } })
  })
})

describe('a limited token', () => {
  test('is for no more than its account sees, and for nothing once that is gone', async () => {
    const { owner } = await world.estate()
    const strange = await world.estate()
    expect((await owner.gql(CREATE, { estateIds: [strange.id] })).error).toMatchObject({ code: 'entityNotFound' })
    const guest = await strange.guest('read')
    const client = await tokenOf(guest, { estateIds: [strange.id] })
    const details = `/api/private/estate/${strange.id}/details`
    expect((await client.get(details)).status).toBe(200)
    expect(await client.put(details, { addressLine1: 'Ny' })).not.toMatchObject({ status: 200 })
    await world.sql('delete from permission where account_id = $1', [guest.accountId])
    expect((await client.get(details)).status).toBe(404)
    expect((await client.gql('{ estates { totalCount } guestEstates { totalCount } }')).data).toEqual({
      estates: { totalCount: 0 },
      guestEstates: { totalCount: 0 },
    })
  })

  test('is made, listed and taken back over REST, in person', async () => {
    const estate = await world.estate()
    const url = '/api/private/profile/user/access-tokens'
    const body = { name: 'Skript', scope: 'read', days: 30, areas: ['estates', 'files'], estateIds: [estate.id] }
    const made = await estate.owner.post(url, body)
    expect(made).toMatchObject({ status: 201, body: { accessToken: { areas: ['estates', 'files'], estates: [{ id: estate.id }] } } })
    const { token, accessToken } = made.body as unknown as { token: string; accessToken: { id: string } }
    const client = world.anonymous().with({ authorization: `Bearer ${token}` })
    expect((await client.get('/api/private/estates')).status).toBe(200)
    for (const refused of [await client.get(url), await client.post(url, body), await client.delete(`${url}/${accessToken.id}`)])
      expect(refused).toMatchObject({ status: 403, body: { details: { reason: 'scope' } } })
    expect((await estate.owner.get(url)).body).toMatchObject([{ id: accessToken.id, name: 'Skript', scope: 'read' }])
    expect((await estate.owner.delete(`${url}/${accessToken.id}`)).status).toBe(204)
    expect((await client.get('/api/private/estates')).status).toBe(401)
    const stranger = await world.account()
    expect(await stranger.delete(`${url}/${accessToken.id}`)).toMatchObject({ status: 404 })
  })

  test.each([
    [{ areas: [] }, 'areas'],
    [{ areas: ['everything'] }, 'areas[0]'],
    [{ estateIds: [] }, 'estateIds'],
    [{ estateIds: ['x'] }, 'estateIds[0]'],
  ])('%j is refused', async (limits, field) => {
    const person = await world.account()
    const body = { name: 'Skript', scope: 'read', days: 1, ...limits }
    expect(await person.post('/api/private/profile/user/access-tokens', body)).toMatchObject({
      status: 422,
      body: { details: { fields: { [field]: expect.any(String) as string } } },
    })
  })
})
