import { beforeAll, describe, expect, test } from 'vitest'
import { type TokenArea, tokenAreas } from '#schema/access/tokenAreas.ts'
import { ordering } from '#tests/projects/order.ts'
import type { Client } from '#tests/support/world/client.ts'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import type { World } from '#tests/support/world/world.ts'

let world: World
beforeAll(async () => void (world = await sharedWorld()))

async function tokenOf(person: Client, areas: readonly TokenArea[]) {
  const { data } = await person.gql(
    'mutation ($areas: [TokenArea!]) { createAccessToken(input: { name: "Skript", scope: read, days: 1, areas: $areas }) { token } }',
    { areas },
  )
  return world.anonymous().with({ authorization: `Bearer ${(data['createAccessToken'] as { token: string }).token}` })
}
const without = (...left: readonly TokenArea[]) => tokenAreas.filter((area) => !left.includes(area))

const WAITING = '{ waiting { count groups { matters { kind title amount } } } }'
interface Waiting {
  count: number
  groups: { matters: { kind: string }[] }[]
}
async function kindsFor(client: Client) {
  const { data } = await client.gql(WAITING)
  const { count, groups } = data['waiting'] as Waiting
  const kinds = groups.flatMap(({ matters }) => matters.map(({ kind }) => kind))
  expect(kinds).toHaveLength(count)
  return kinds.sort()
}

describe('a token that was not made for a part is told nothing of it elsewhere', () => {
  test('among what waits', async () => {
    const { owner, leader, projectId, estate, released } = await ordering(world)
    await released()
    await leader.put(`/api/private/project/${projectId}`, { name: 'Nytt bad', type: 'RENOVATION', endDate: '2026-01-01' })
    await world.sql("update project set start_date = null, end_date = '2026-01-01' where id = $1", [projectId])
    expect(await kindsFor(owner)).toEqual(['orderToAnswer'])
    expect(await kindsFor(await tokenOf(owner, without('orders')))).toEqual([])
    expect(await kindsFor(await tokenOf(owner, ['account', 'orders']))).toEqual(['orderToAnswer'])
    expect(await kindsFor(leader)).toContain('projectToComplete')
    expect(await kindsFor(await tokenOf(leader, without('projects')))).not.toContain('projectToComplete')
    expect(await kindsFor(await tokenOf(leader, ['account', 'projects']))).toEqual(['projectToComplete'])

    const asked = await world.company()
    await world.sql('insert into access_link (estate_id, company_id) values ($1, $2)', [estate.id, asked.id])
    const admin = await asked.as('Admin')
    expect(await kindsFor(admin)).toEqual(['planToAnswer'])
    expect(await kindsFor(await tokenOf(admin, without('sharing')))).toEqual([])
  })

  test('among what is found', async () => {
    const { owner, released, estate } = await ordering(world)
    const { orderId } = await released({ title: 'Varmekabler' })
    const found = async (client: Client, text: string) => {
      const { data } = await client.gql('query ($text: String!) { search(text: $text) { matches { recordId } } }', { text })
      return (data['search'] as { matches: { recordId: string }[] }).matches.map(({ recordId }) => recordId)
    }
    expect(await found(owner, 'varmekabler')).toEqual([orderId])
    expect(await found(await tokenOf(owner, without('orders')), 'varmekabler')).toEqual([])
    const [house] = await world.sql<{ address: string }>('select address_line1 address from estate where id = $1', [estate.id])
    expect(await found(await tokenOf(owner, ['account']), house!.address)).toEqual([estate.id])
  })

  test('by the number or the id of an order', async () => {
    const { owner, leader, projectId, estate, make, move } = await ordering(world)
    const { body: deviation } = await leader.post(`/api/private/project/${projectId}/deviations`, { text: 'Sprukket flis' })
    const { orderId } = await make(leader, { deviationId: deviation['deviationId'] ?? deviation['id'] })
    await move(leader, orderId, 'readyForCustomer')
    const COUNTS = `query ($projectId: ID!) { estateUpdates { nodes { id unseenOrderCount } } project(projectId: $projectId) { unseenOrderCount }
      projects { nodes { unseenOrderCount } } deviations(projectId: $projectId) { nodes { orderId } } }`
    const told = async (client: Client) => (await client.gql(COUNTS, { projectId })).data
    expect(await told(owner)).toEqual({
      estateUpdates: { nodes: [{ id: estate.id, unseenOrderCount: 1 }] },
      project: { unseenOrderCount: 1 },
      projects: { nodes: [{ unseenOrderCount: 1 }] },
      deviations: { nodes: [{ orderId }] },
    })
    expect(await told(await tokenOf(owner, without('orders')))).toEqual({
      estateUpdates: { nodes: [] },
      project: { unseenOrderCount: 0 },
      projects: { nodes: [{ unseenOrderCount: 0 }] },
      deviations: { nodes: [{ orderId: null }] },
    })
  })

  test('by the name of a record in the history', async () => {
    const { owner, estate } = await ordering(world)
    const HISTORY = 'query ($estateId: ID!) { history(estateId: $estateId, kind: projects) { nodes { operation recordName } } }'
    const told = async (client: Client) => (await client.gql(HISTORY, { estateId: estate.id })).data['history']
    expect(await told(owner)).toEqual({ nodes: [{ operation: 'createProject', recordName: 'Nytt bad' }] })
    expect(await told(await tokenOf(owner, without('projects')))).toEqual({ nodes: [{ operation: 'createProject', recordName: null }] })
  })
})

test('a token for other estates is told to nobody as one that sees this one', async () => {
  const estate = await world.estate()
  const other = await world.estate()
  await world.own(other.id, estate.owner.accountId)
  const CREATE = `mutation ($name: String!, $estateIds: [ID!]) {
    createAccessToken(input: { name: $name, scope: read, days: 1, estateIds: $estateIds }) { token } }`
  for (const [name, estateIds] of [
    ['Alt', null],
    ['Her', [estate.id]],
    ['Der', [other.id]],
  ] as const)
    expect((await estate.owner.gql(CREATE, { name, estateIds })).error).toBeUndefined()
  const { data } = await estate.owner.gql('query ($id: ID!) { estateViewers(estateId: $id) { tokens { name } } }', { id: estate.id })
  const { tokens } = data['estateViewers'] as { tokens: { name: string }[] }
  expect(tokens.map(({ name }) => name).toSorted()).toEqual(['Alt', 'Her'])
})
