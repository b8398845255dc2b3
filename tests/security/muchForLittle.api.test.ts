import { beforeAll, expect, test } from 'vitest'
import { startProject } from '#tests/projects/project.ts'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import type { World } from '#tests/support/world/world.ts'

let world: World
beforeAll(async () => void (world = await sharedWorld()))

test('the same templates fill a project up to what is told of it, and no further', async () => {
  const { estate, company, projectId, url } = await startProject(world)
  const areas = [1, 2].map((n) => ({ name: `Område ${n}`, points: [{ name: 'Punkt' }] }))
  const { body: template } = await company.admin.post('/api/private/control-template', { name: 'Mal', areas })
  const count = async () => {
    const [row] = await world.sql<{ n: number }>('select count(*)::int n from control_area where project_id = $1', [projectId])
    return row!.n
  }
  await world.sql(
    "insert into control_area (estate_id, project_id, name, sort_order) select $1, $2, 'Område', 100 + n from generate_series(1, $3) n",
    [estate.id, projectId, 997 - (await count())],
  )
  const values = { name: 'Nytt bad', type: 'CUSTOM' }
  const again = (more: object) => company.leader.put(url, { ...values, ...more })
  expect((await again({ templateIds: [template['id']] })).status).toBe(200)
  expect(await count()).toBe(999)
  const full = { status: 409, body: { details: { reason: 'full' } } }
  expect(await again({ templateIds: [template['id']] })).toMatchObject(full)
  expect(await again({ controlAreas: [{ name: 'En' }, { name: 'To' }] })).toMatchObject(full)
  expect(await count()).toBe(999)
  expect((await again({ controlAreas: [{ name: 'Den siste' }] })).status).toBe(200)
})
