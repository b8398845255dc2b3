import { expect, test } from 'vitest'
import { licensed } from '#tests/maintenance/plan.ts'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import { ordering, tiles } from './order.ts'

const world = await sharedWorld()

test('an order grows out of a deviation or a task in one step, and each leads to the other', async () => {
  const { leader, owner, plumber, estate, make, place, projectId } = await ordering(world)
  const raised = await leader.post(`/api/private/project/${projectId}/deviations`, { text: 'Sprekk i flisen' })
  const { deviationId } = raised.body as unknown as { deviationId: string }
  const [task] = await world.sql<{ id: string; estateId: string }>(
    `with built as (insert into building (estate_id, name) values ($1, 'Hus') returning id),
      part as (insert into building_part (estate_id, building_id, code, condition_grade) select $1, id, '20', 'TG1' from built returning id, building_id)
    insert into maintenance_task (estate_id, building_id, area_id, title, start_date)
      select $1, building_id, id, 'Skifte sluk', '2026-01-05' from part returning id`,
    [estate.id],
  )
  const taskId = task!.id
  const grown = await make(leader, { deviationId })
  expect(grown).toMatchObject({ deviationId, taskId: null })
  const read = '{ deviation(projectId: $projectId, deviationId: $deviationId) { orderId } }'
  const orderOf = async (who: typeof leader) =>
    (await who.gql(`query ($projectId: ID!, $deviationId: ID!) ${read}`, { projectId, deviationId })).data['deviation']
  expect(await orderOf(leader)).toEqual({ orderId: grown.orderId })
  expect(await orderOf(owner)).toEqual({ orderId: null })
  const asked = await make(owner, { type: 'request', lines: null, taskId })
  expect(asked).toMatchObject({ taskId, deviationId: null })
  const [part] = await world.sql<{ taskBuildingId: string; taskAreaId: string }>(
    'select building_id "taskBuildingId", area_id "taskAreaId" from maintenance_task where id = $1',
    [taskId],
  )
  const whereTo = 'query ($orderId: ID!) { order(orderId: $orderId) { taskBuildingId taskAreaId buildingName } }'
  expect((await owner.gql(whereTo, { orderId: asked.orderId })).data['order']).toEqual({ ...part, buildingName: null })
  const ofHouse = await make(leader, { buildingId: part!.taskBuildingId })
  expect(ofHouse).toMatchObject({ buildingId: part!.taskBuildingId, buildingName: 'Hus' })
  const plan = 'query ($estateId: ID!, $taskId: ID!) { maintenanceTask(estateId: $estateId, taskId: $taskId) { orderId } }'
  expect((await owner.gql(plan, { estateId: estate.id, taskId })).data['maintenanceTask']).toEqual({ orderId: asked.orderId })

  const elsewhere = await ordering(world)
  const refused = async (who: typeof leader, values: object) =>
    (await who.post(place, { projectId, type: 'request', title: 'Ny', ...values })).body['details']
  expect(await refused(leader, { deviationId: elsewhere.projectId })).toEqual({ fields: { deviationId: 'notValid' } })
  expect(await refused(leader, { taskId: elsewhere.projectId })).toEqual({ fields: { taskId: 'notValid' } })
  expect(await refused(leader, { deviationId, taskId })).toEqual({ fields: { taskId: 'notValid' } })
  expect(await refused(plumber.admin, { taskId })).toEqual({ fields: { taskId: 'notValid' } })
})

test('a task that is archived without a cost has cost what was approved for it, once', async () => {
  const { owner, estate, released, approve } = await ordering(world)
  const [task] = await world.sql<{ id: string }>(
    `with built as (insert into building (estate_id, name) values ($1, 'Hus') returning id),
      part as (insert into building_part (estate_id, building_id, code, condition_grade) select $1, id, '20', 'TG1' from built returning id, building_id)
    insert into maintenance_task (estate_id, building_id, area_id, title, start_date, period, every)
      select $1, building_id, id, 'Skifte filter', '2026-01-05', 'month', 1 from part returning id`,
    [estate.id],
  )
  const taskId = task!.id
  await licensed(world, estate)
  const archive = 'mutation ($input: ArchiveMaintenanceTaskInput!) { archiveMaintenanceTask(input: $input) { cost } }'
  let day = 2
  const done = async (more: object = {}) =>
    (await owner.gql(archive, { input: { estateId: estate.id, taskId, doneDate: `2026-02-0${++day}`, ...more } })).data[
      'archiveMaintenanceTask'
    ]
  await released({ taskId })
  expect(await done()).toEqual({ cost: null })
  await approve(owner, await released({ taskId, lines: [{ ...tiles, quantity: 1, unitPrice: 1000, discount: 0 }] }))
  expect(await done()).toEqual({ cost: 1250 })
  expect(await done()).toEqual({ cost: null })
  await approve(owner, await released({ taskId }))
  expect(await done({ cost: 99 })).toEqual({ cost: 99 })
})
