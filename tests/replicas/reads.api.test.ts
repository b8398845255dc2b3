import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { migrate } from '#server/kernel/migrate.ts'
import { startProject } from '#tests/projects/project.ts'
import { type Follower, type Primary, startPrimary } from '#tests/support/replicas.ts'
import { type Instance, instance } from './instance.ts'

let primary: Primary
let replica: Follower
let world: Instance
let beside: Instance

beforeAll(async () => {
  primary = await startPrimary()
  await migrate(primary.url)
  replica = await primary.follow()
  world = await instance(primary, [replica])
  beside = await instance(primary, [replica])
})
afterAll(async () => {
  await world.close()
  await beside.close()
  await primary.stop()
})

/** All that there is on both. */
async function settled() {
  await replica.hasAllOf(primary)
  await Promise.all([world.app.replicas!.look(), beside.app.replicas!.look()])
}
beforeEach(async () => {
  await replica.resume()
  await expect.poll(async () => (await settled(), (await world.figures()).isRead[0] && (await beside.figures()).isRead[0])).toBe(true)
})

const insurancesOf = (estateId: string) => `/api/private/estate/${estateId}/insurance`
const policy = { kind: 'insurance', company: 'Trygg Mur', policyNumber: '88-1', validTo: '2027-03-31', customName: 'Polise' }
const estatesOf = async (client: Awaited<ReturnType<Instance['account']>>) => {
  const { data } = await client.gql('{ estates { edges { node { id } } } }')
  return (data['estates'] as { edges: { node: { id: string } }[] }).edges.map(({ node }) => node.id)
}

describe('what may be a little old', () => {
  test('is read from a replica: lists, reports and what a link shows', async () => {
    const { estate, company, projectId } = await startProject(world)
    const link = await estate.link({ sections: ['insurance'] })
    await settled()
    const { professional } = company
    const asked = {
      list: () => professional.gql('{ projects { edges { node { id } } } }'),
      overREST: () => estate.owner.get(insurancesOf(estate.id)),
      report: () => company.leader.gql('query ($projectId: ID!) { orderReport(projectId: $projectId) { project } }', { projectId }),
      link: () => link.gql('{ sharedEstate { id addressLine1 } }'),
      linkOverREST: () => world.anonymous().get(`/api/public/${link.key}/estate/${estate.id}/insurance`),
    }
    for (const [name, ask] of Object.entries(asked)) {
      const { by, answer } = await world.told<{ status: number; error?: unknown }>(ask)
      expect({ name, by, status: answer.status, error: answer.error }).toEqual({ name, by: 'replica', status: 200, error: undefined })
    }
  })

  test('is said of each operation: what says nothing is read from the primary, and so is a screen that asks for it too', async () => {
    const { id, owner } = await world.estate()
    await settled()
    const one = 'estate(estateId: $id) { id }'
    const list = 'insurances(estateId: $id) { edges { node { id } } }'
    const ask = (fields: string) => world.told(() => owner.gql(`query ($id: ID!) { ${fields} }`, { id }))
    expect((await ask(one)).by).toBe('primary')
    expect((await ask(list)).by).toBe('replica')
    expect((await ask(`${one} ${list}`)).by).toBe('primary')
    expect((await ask(`${list} maintenanceSuppliers(estateId: $id) { edges { node { id } } }`)).by).toBe('replica')
  })

  test('may lack what others wrote, never what its reader did: on each instance, in each session', async () => {
    const estate = await world.estate()
    const other = await estate.coOwner()
    const elsewhere = await beside.signIn(estate.owner.userId, estate.owner.accountId)
    await settled()
    await replica.pause()
    const read = (client: { get: (url: string) => Promise<{ body: unknown }> }) => async () =>
      (await client.get(insurancesOf(estate.id))).body
    expect(await world.told(read(estate.owner))).toEqual({ answer: [], by: 'replica' })

    expect((await estate.owner.put(insurancesOf(estate.id), policy)).status).toBe(200)
    const saved = [expect.objectContaining({ company: 'Trygg Mur' })]
    expect(await world.told(read(estate.owner))).toEqual({ answer: saved, by: 'before own write' })
    expect(await beside.told(read(elsewhere))).toEqual({ answer: saved, by: 'before own write' })
    expect(await world.told(read(other))).toEqual({ answer: [], by: 'replica' })

    await replica.resume()
    await settled()
    for (const reader of [estate.owner, other]) expect(await world.told(read(reader))).toEqual({ answer: saved, by: 'replica' })
    expect(await beside.told(read(elsewhere))).toEqual({ answer: saved, by: 'replica' })
  })

  test('is not said to be missing because a replica does not have it yet', async () => {
    const { id } = await world.estate()
    const later = await world.account()
    await settled()
    await replica.pause()
    await world.own(id, later.accountId)
    const newcomer = await world.account()
    expect(await world.told(async () => (await later.get(insurancesOf(id))).status)).toEqual({ answer: 200, by: 'refused' })
    expect(await world.told(() => estatesOf(newcomer))).toEqual({ answer: [], by: 'refused' })
  })
})

describe('what was taken away is gone with the next read, however far a replica is behind', () => {
  test('a session', async () => {
    const { owner } = await world.estate()
    await settled()
    expect((await world.told(() => estatesOf(owner))).by).toBe('replica')
    await replica.pause()
    await world.sql('delete from session where user_id = $1', [owner.userId])
    expect((await owner.gql('{ estates { totalCount } }')).error?.code).toBe('unauthenticatedUser')
  })

  test('an entry', async () => {
    const estate = await world.estate()
    const guest = await estate.guest('read')
    await settled()
    expect(await world.told(async () => (await guest.get(insurancesOf(estate.id))).status)).toEqual({ answer: 200, by: 'replica' })
    await replica.pause()
    await world.sql('delete from permission where account_id = $1', [guest.accountId])
    expect((await guest.get(insurancesOf(estate.id))).status).toBe(404)
    expect(await estatesOf(guest)).toEqual([])
  })

  test('a link', async () => {
    const estate = await world.estate()
    const link = await estate.link()
    await settled()
    expect((await world.told(() => link.gql('{ sharedEstate { id } }'))).by).toBe('replica')
    await replica.pause()
    await world.sql('update public_link set revoked_at = now() where estate_id = $1', [estate.id])
    expect((await link.gql('{ sharedEstate { id } }')).error).toEqual({ code: 'entityNotFound', details: { reason: 'linkExpired' } })
  })

  test('an estate that was owned, or that let a company in', async () => {
    const { estate, company } = await startProject(world)
    const { leader } = company
    await settled()
    expect(await world.told(() => estatesOf(leader))).toEqual({ answer: [estate.id], by: 'replica' })
    expect(await world.told(() => estatesOf(estate.owner))).toEqual({ answer: [estate.id], by: 'replica' })
    await replica.pause()
    await world.sql('delete from access_link where estate_id = $1', [estate.id])
    expect(await world.told(() => estatesOf(leader))).toEqual({ answer: [], by: 'before a loss' })
    await world.sql('delete from estate_owner where estate_id = $1', [estate.id])
    expect(await world.told(() => estatesOf(estate.owner))).toEqual({ answer: [], by: 'before a loss' })
  })

  test('a part in a project', async () => {
    const { company, projectId } = await startProject(world)
    const { professional } = company
    const projects = async () => (await professional.gql('{ projects { edges { node { id } } } }')).data['projects']
    await settled()
    expect(await world.told(projects)).toEqual({ answer: { edges: [{ node: { id: projectId } }] }, by: 'replica' })
    await replica.pause()
    await world.sql('delete from project_participant where account_id = $1', [professional.accountId])
    expect(await world.told(projects)).toEqual({ answer: { edges: [] }, by: 'before a loss' })
    await replica.resume()
    await settled()
    expect(await world.told(projects)).toEqual({ answer: { edges: [] }, by: 'replica' })
  })
})
