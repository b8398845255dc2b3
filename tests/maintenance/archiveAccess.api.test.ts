import { afterAll, describe, expect, test } from 'vitest'
import { png } from '#tests/support/world/pictures.ts'
import { createWorld, type TestEstate } from '#tests/support/world/world.ts'
import { archiving, letIn, planned, plansOf, task } from './plan.ts'

const LIST = 'query ($id: ID!) { archivedTasks(estateId: $id) { totalCount } }'
const ONE = 'query ($id: ID!, $taskId: ID!) { archivedTask(estateId: $id, taskId: $taskId) { cost comment } }'

describe('what was done, what it did cost and who did it', async () => {
  const world = await createWorld()
  afterAll(() => world.close())

  async function done() {
    const estate = await planned(world)
    const { taskId, url } = await task(estate, { period: 'month', interval: 1 })
    const fileId = await estate.owner.upload('etter.png', await png(), 'image')
    const { body } = await estate.owner.put(archiving(estate, taskId), { doneDate: '2026-02-03', cost: 3200, comment: 'Renset', fileId })
    return { estate, url, id: body['taskId'] as string, file: body['file'] as { id: string; url: string } }
  }
  const archiveOf = ({ id }: TestEstate) => `/api/private/estate/${id}/archived-tasks`
  const missing = { status: 404, body: { code: 'entityNotFound' } }

  test('is closed to a guest who is denied it, or the plan, as if it were not there', async () => {
    const { estate, id, file, url } = await done()
    for (const denied of [['archived-tasks'], ['maintenance-plan']]) {
      const guest = await estate.guest('edit', { denied })
      expect(await guest.get(archiveOf(estate))).toMatchObject(missing)
      expect(await guest.get(`${archiveOf(estate)}/${id}`)).toMatchObject(missing)
      expect((await guest.gql(LIST, { id: estate.id })).error).toMatchObject({ code: 'entityNotFound' })
      expect((await guest.gql(ONE, { id: estate.id, taskId: id })).error).toMatchObject({ code: 'entityNotFound' })
      expect((await guest.get(file.url)).status).toBe(403)
      const { may } = (await guest.get(`/api/private/estate/${estate.id}/details`)).body as unknown as { may: string[] }
      expect(may).not.toContain('read archived-tasks')
    }
    const guest = await estate.guest('read', { denied: ['archived-tasks'] })
    expect((await guest.get(url)).body).toMatchObject({ status: 'active', archived: null })
    expect((await guest.get(`${plansOf(estate)}/maintenance-plan-buildings`)).status).toBe(200)
  })

  test('is read by everybody else who sees the estate, and by a company that was let in', async () => {
    const { estate, id, file } = await done()
    for (const reader of [await estate.guest('read'), await estate.coOwner(), await letIn(world, estate)]) {
      expect((await reader.get(archiveOf(estate))).body).toMatchObject({ totalCount: 1, items: [{ cost: 3200 }] })
      expect((await reader.get(`${archiveOf(estate)}/${id}`)).body).toMatchObject({ comment: 'Renset' })
      expect((await reader.get(file.url)).status).toBe(200)
    }
  })

  test('is shown by a link only where its owner says so', async () => {
    const { estate, id, file } = await done()
    const closed = await estate.link({ sections: ['report-archive'] })
    const byLink = (key: string) => `/api/public/${key}/estate/${estate.id}/archived-tasks`
    expect(await closed.get(byLink(closed.key))).toMatchObject(missing)
    expect(await closed.get(`${byLink(closed.key)}/${id}`)).toMatchObject(missing)
    expect((await closed.gql(LIST, { id: estate.id })).error).toMatchObject({ code: 'entityNotFound' })
    expect((await closed.get(`/api/public/${closed.key}/file/${file.id}`)).status).toBe(403)
    const open = await estate.link({ sections: ['archived-tasks'] })
    expect((await open.get(`${byLink(open.key)}/${id}`)).body).toMatchObject({ comment: 'Renset', cost: 3200 })
    expect((await open.get(`/api/public/${open.key}/file/${file.id}`)).status).toBe(200)
  })

  test('is closed and opened by an owner, for guests and in links', async () => {
    const { estate } = await done()
    const { status, body } = await estate.owner.post(`/api/private/estate/${estate.id}/public-link`, { sections: ['archived-tasks'] })
    expect({ status, body }).toMatchObject({ status: 201, body: { sections: ['archived-tasks'] } })
    const guest = { email: 'gjest@test.example', accessLevel: 'read', restrictions: ['archived-tasks'] }
    expect((await estate.owner.post(`/api/private/estate/${estate.id}/guest`, guest)).body).toMatchObject({
      restrictions: ['archived-tasks'],
    })
  })
})

describe('where plans are switched off', async () => {
  const world = await createWorld({ FEATURES: 'licence-management' })
  afterAll(() => world.close())

  test('what was done is still there', async () => {
    const estate = await world.estate()
    expect((await estate.owner.get(`/api/private/estate/${estate.id}/archived-tasks`)).body).toMatchObject({ totalCount: 0 })
  })
})
