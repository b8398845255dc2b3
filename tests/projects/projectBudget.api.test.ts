import { beforeAll, describe, expect, test } from 'vitest'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import type { World } from '#tests/support/world/world.ts'
import { ordering } from './order.ts'
import { startProject } from './project.ts'

let world: World
beforeAll(async () => void (world = await sharedWorld()))

const SAVE = 'mutation ($input: SaveProjectBudgetInput!) { saveProjectBudget(input: $input) { total version lines { id } } }'
const LOCK = 'mutation ($input: LockProjectBudgetInput!) { lockProjectBudget(input: $input) { isLocked version } }'
const lines = [
  { trade: 'plumber', description: 'Rør', amount: 42_000.5 },
  { trade: 'tiler', amount: 0.01 },
]

describe('the budget of a project', () => {
  test('is written line by line, over both transports, in øre', async () => {
    const { company, projectId, url, estate } = await startProject(world)
    const place = `${url}/budget`
    expect((await company.leader.get(place)).body).toMatchObject({ isLocked: false, lines: [], total: 0, version: 1 })
    const written = await company.leader.put(place, { lines })
    expect(written).toMatchObject({
      status: 200,
      headers: { etag: '"v2"' },
      body: {
        lines: [
          { trade: 'plumber', amount: 42_000.5, orderAmount: 0, sum: 42_000.5 },
          { description: null, amount: 0.01 },
        ],
        total: 42_000.51,
      },
    })
    const [first] = written.body['lines'] as { id: string }[]
    const again = await company.leader.gql(SAVE, { input: { projectId, version: 2, lines: [{ id: first!.id, ...lines[0] }] } })
    expect(again.data['saveProjectBudget']).toEqual({ total: 42_000.5, version: 3, lines: [{ id: first!.id }] })
    expect((await company.leader.gql(SAVE, { input: { projectId, version: 2, lines: [] } })).error).toMatchObject({
      details: { reason: 'stale' },
    })
    expect((await estate.owner.get(place)).body).toMatchObject({ total: 42_000.5 })
  })

  test('tells by trade what lies with the customer, what is approved and what is left', async () => {
    const { leader, owner, url, make, released, approve } = await ordering(world)
    await leader.put(`${url}/budget`, { lines: [...lines, { trade: 'tiler', amount: 1000 }] })
    const line = (unitPrice: number) => ({ description: 'Arbeid', quantity: 1, unitPrice, vatRate: 25 })
    await approve(owner, await released({ trade: 'plumber', lines: [line(800)] }))
    await released({ trade: 'plumber', lines: [line(2000)] })
    await approve(owner, await released({ trade: 'painter', lines: [line(80)] }))
    // What nobody has sent to the customer is no part of it.
    await make(leader, { trade: 'plumber', lines: [line(50_000)] })
    expect((await owner.get(`${url}/budget`)).body).toMatchObject({
      lines: [
        { trade: 'plumber', amount: 42_000.5, askedAmount: 3500, orderAmount: 1000, remaining: 41_000.5 },
        { trade: 'tiler', amount: 0.01, askedAmount: 0, orderAmount: 0, remaining: 0.01 },
        { trade: 'tiler', amount: 1000, askedAmount: 0, remaining: 1000 },
      ],
      plannedTotal: 43_000.51,
      askedTotal: 3600,
      orderTotal: 1100,
      remaining: 41_900.51,
    })
  })

  test('is not changed while it is locked', async () => {
    const { company, projectId, url } = await startProject(world)
    expect((await company.leader.put(`${url}/budget/lock`, { action: 'lock' })).body).toMatchObject({ isLocked: true, version: 2 })
    expect((await company.leader.put(`${url}/budget/lock`, { action: 'lock' })).body).toMatchObject({ isLocked: true, version: 2 })
    expect(await company.leader.put(`${url}/budget`, { lines })).toMatchObject({
      status: 409,
      body: { code: 'cannotHandleTheRequest', details: { reason: 'locked' } },
    })
    const opened = await company.leader.gql(LOCK, { input: { projectId, action: 'unlock' } })
    expect(opened.data['lockProjectBudget']).toMatchObject({ isLocked: false })
    expect((await company.leader.put(`${url}/budget`, { lines })).status).toBe(200)
  })

  test('is for who manages the project and for the owner', async () => {
    const { company, url, estate } = await startProject(world)
    const place = `${url}/budget`
    expect((await company.professional.get(place)).status).toBe(403)
    expect((await (await estate.guest('edit')).get(place)).status).toBe(403)
    expect((await estate.owner.put(place, { lines })).status).toBe(403)
    expect((await (await world.account()).get(place)).status).toBe(404)
    const bad = await company.leader.put(place, {
      lines: [{ trade: 'wizard', amount: -1 }, { trade: 'tiler', amount: 0.001 }, { trade: 'tiler' }],
    })
    expect(bad.body.details?.fields).toEqual({
      'lines[0].trade': 'notValid',
      'lines[0].amount': 'notValid',
      'lines[1].amount': 'notValid',
      'lines[2].amount': 'required',
    })
    await company.leader.post(`${url}/close`, { reason: 'Resten tas i et nytt prosjekt' })
    expect(await company.leader.put(place, { lines })).toMatchObject({ status: 409, body: { code: 'projectCompleted' } })
    expect(await company.leader.put(`${place}/lock`, { action: 'lock' })).toMatchObject({ status: 409, body: { code: 'projectCompleted' } })
  })
})
