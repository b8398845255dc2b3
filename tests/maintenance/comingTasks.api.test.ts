import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from '#tests/support/world/world.ts'
import { archiving, area, planned, task } from './plan.ts'

const LIST = `query ($estateId: ID!, $first: Int, $after: String) { comingTasks(estateId: $estateId, first: $first, after: $after) {
  totalCount edges { node { title nextDate buildingName } } pageInfo { hasNextPage endCursor } } }`
const ON_ESTATE = `query ($estateId: ID!) { estate(estateId: $estateId) {
  comingTasks(first: 2) { edges { node { title } } } conditionCounts { TG0 TG1 TG2 TG3 TGIU } } }`
interface Coming {
  totalCount: number
  edges: { node: { title: string; nextDate: string } }[]
  pageInfo: { hasNextPage: boolean; endCursor: string }
}

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

async function estateWithTasks() {
  const estate = await planned(world)
  const { areaId } = await area(estate, { conditionGrade: 'TG2', cause: 'Alder', consequence: 'Lekkasje' })
  await task(estate, { areaId, title: 'Senere', startDate: '2031-05-01' })
  await task(estate, { areaId, title: 'Haster', startDate: '2030-01-31', priority: 1 })
  await task(estate, { areaId, title: 'Samme dag', startDate: '2030-01-31', priority: 3 })
  const done = await task(estate, { areaId, title: 'Gjort', startDate: '2020-01-31' })
  await estate.owner.put(archiving(estate, done.taskId), { doneDate: '2020-02-01' })
  await task(estate, { areaId, title: 'Forfalt', startDate: '2021-03-01' })
  return estate
}

test('what is overdue comes first, then by day and priority, and what is done is not told', async () => {
  const estate = await estateWithTasks()
  const read = async (after?: string) =>
    (await estate.owner.gql(LIST, { estateId: estate.id, first: 3, after })).data['comingTasks'] as Coming
  const first = await read()
  expect(first.totalCount).toBe(4)
  expect(first.edges.map(({ node }) => node.title)).toEqual(['Forfalt', 'Haster', 'Samme dag'])
  expect(first.edges[0]!.node).toMatchObject({ nextDate: '2021-03-01', buildingName: expect.stringMatching(/^Hus \d+$/) as unknown })
  const rest = await read(first.pageInfo.endCursor)
  expect(rest.edges.map(({ node }) => node.title)).toEqual(['Senere'])
  expect(rest.pageInfo.hasNextPage).toBe(false)
})

test('an estate tells them of itself, with how its parts are', async () => {
  const estate = await estateWithTasks()
  const { data } = await estate.owner.gql(ON_ESTATE, { estateId: estate.id })
  expect(data['estate']).toEqual({
    comingTasks: { edges: [{ node: { title: 'Forfalt' } }, { node: { title: 'Haster' } }] },
    conditionCounts: { TG0: 0, TG1: 0, TG2: 1, TG3: 0, TGIU: 0 },
  })
})

test('a guest to whom the plan is closed is told nothing of it, and still sees the rest', async () => {
  const estate = await estateWithTasks()
  const guest = await world.account({
    entries: [
      { subject: `estate/${estate.id}`, action: 'read' },
      { subject: `estate/${estate.id}/maintenance-plan`, effect: 'deny' },
    ],
  })
  const { data, errors } = await guest.gql(ON_ESTATE, { estateId: estate.id })
  expect(errors).toBeUndefined()
  expect(data['estate']).toMatchObject({ comingTasks: null, conditionCounts: { TG2: 1 } })
  expect((await guest.gql(LIST, { estateId: estate.id })).error).toEqual({ code: 'authorizationFailure' })
})

test('where the plan is switched off, an estate has none', async () => {
  const without = await createWorld({ FEATURES: 'task-page' })
  try {
    const estate = await without.estate()
    const { data, errors } = await estate.owner.gql(ON_ESTATE, { estateId: estate.id })
    expect(errors).toBeUndefined()
    expect(data['estate']).toMatchObject({ comingTasks: null, conditionCounts: { TG0: 0 } })
  } finally {
    await without.close()
  }
})
