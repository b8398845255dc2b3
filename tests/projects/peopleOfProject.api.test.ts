import { expect, test } from 'vitest'
import { uuidv7 } from '#server/kernel/ids.ts'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import { ordering } from './order.ts'

const PEOPLE =
  'query ($projectId: ID!) { projectInvolvement(projectId: $projectId) { people { name role company } participants { role } } }'

test('the people around a project are its customer, its owners and those who do a part', async () => {
  const world = await sharedWorld()
  const { leader, owner, plumber, tiler, url, projectId } = await ordering(world)
  const { status, body } = await leader.get(`${url}/involvement`)
  expect(status).toBe(200)
  const people = body['people'] as { name: string; role: string; company: string | null }[]
  expect(people.map(({ role }) => role)).toEqual(['Customer', 'Owner', 'Subcontractor', 'Subcontractor', 'Subcontractor'])
  const [project] = await world.sql<{ name: string }>('select customer_name "name" from project where id = $1', [projectId])
  const [owning] = await world.sql<{ name: string }>('select name from account where id = $1', [owner.accountId])
  expect(people.slice(0, 2)).toEqual([
    { role: 'Customer', name: project!.name, company: null },
    { role: 'Owner', name: owning!.name, company: null },
  ])
  // Who leads it stands among those with a part, and not here.
  expect((body['participants'] as { role: string }[]).map(({ role }) => role)).toContain('ProjectManager')
  for (const reader of [owner, plumber.admin, tiler.admin])
    expect((await reader.gql(PEOPLE, { projectId })).data['projectInvolvement']).toMatchObject({ people })
  const stranger = await world.estate()
  expect((await stranger.owner.get(`${url}/involvement`)).status).toBe(404)
  expect((await leader.gql(PEOPLE, { projectId: uuidv7() })).error).toMatchObject({ code: 'entityNotFound' })
})
