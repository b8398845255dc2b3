import { describe, expect, test } from 'vitest'
import { uuidv7 } from '#server/kernel/ids.ts'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import type { TestEstate } from '#tests/support/world/world.ts'
import { area, letIn, planBuilding, planned, plansOf } from './plan.ts'

const ADD = `mutation ($input: AddPlannedTasksInput!) {
  addPlannedTasks(input: $input) { id name inPlan taskCount areas { code conditionGrade tasks { id title nextDate period interval estimatedCost } } }
}`
const gutters = { code: '26', title: 'Rense takrenner', priority: 2, startDate: '2031-05-31', period: 'month', interval: 6 }
const roof = {
  code: '26',
  title: 'Se over taket',
  priority: 1,
  startDate: '2031-06-30',
  period: 'month',
  interval: 12,
  estimatedCost: 800.5,
}
const pump = { code: '32', title: 'Service på varmepumpe', priority: 2, startDate: '2031-09-30' }
const several = (estate: TestEstate) => `${plansOf(estate)}/planned-tasks`
const body = { buildingName: 'Hovedhus', tasks: [gutters, roof, pump] }

describe('several tasks planned in one step', async () => {
  const world = await sharedWorld()

  test('make the building and its parts where there are none, over both transports', async () => {
    const [estate, other] = [await planned(world), await planned(world)]
    const { data } = await estate.owner.gql(ADD, { input: { estateId: estate.id, ...body } })
    expect(data?.['addPlannedTasks']).toMatchObject({
      name: 'Hovedhus',
      inPlan: true,
      taskCount: 3,
      areas: [
        {
          code: '26',
          conditionGrade: 'TGIU',
          tasks: [
            { title: 'Rense takrenner', nextDate: '2031-05-31', period: 'month', interval: 6, estimatedCost: null },
            { title: 'Se over taket', nextDate: '2031-06-30', interval: 12, estimatedCost: 800.5 },
          ],
        },
        { code: '32', tasks: [{ title: 'Service på varmepumpe', period: null }] },
      ],
    })
    const answer = await other.owner.post(several(other), body)
    expect(answer).toMatchObject({ status: 201, body: { name: 'Hovedhus', taskCount: 3 } })
  })

  test('go to the building of the plan, and to the parts that it has', async () => {
    const estate = await planned(world)
    const buildingId = await planBuilding(estate, 'Våningshuset')
    const { areaId } = await area(estate, { buildingId, code: '26' })
    expect((await estate.owner.post(several(estate), body)).body).toMatchObject({ buildingId, name: 'Våningshuset', taskCount: 3 })
    expect((await estate.owner.get(`${plansOf(estate)}/maintenance-plan-areas/${areaId}/view`)).body).toMatchObject({ taskCount: 2 })
    const barn = await planBuilding(estate, 'Låven')
    expect((await estate.owner.post(several(estate), { ...body, buildingId: barn })).body).toMatchObject({ buildingId: barn, taskCount: 3 })
  })

  test('know who sees to them, how long they go on and what they are counted from', async () => {
    const estate = await planned(world)
    const task = { ...gutters, responsibleId: estate.owner.accountId, basis: 'completion', endDate: '2040-01-01' }
    const { data } = await estate.owner.gql(
      'mutation ($input: AddPlannedTasksInput!) { addPlannedTasks(input: $input) { areas { tasks { responsibleId basis endDate } } } }',
      { input: { estateId: estate.id, buildingName: 'Hovedhus', tasks: [task] } },
    )
    expect(data?.['addPlannedTasks']).toEqual({
      areas: [{ tasks: [{ responsibleId: estate.owner.accountId, basis: 'completion', endDate: '2040-01-01' }] }],
    })
    const stranger = { ...task, responsibleId: uuidv7() }
    expect(await estate.owner.post(several(estate), { ...body, tasks: [stranger] })).toMatchObject({
      body: { details: { fields: { responsibleId: 'notValid' } } },
    })
  })

  test('are there once, however often the same are sent', async () => {
    const estate = await planned(world)
    const tasks = [gutters, roof].map((each) => ({ ...each, taskId: uuidv7() }))
    const send = () => estate.owner.post(several(estate), { ...body, tasks })
    const answers = await Promise.all([send(), send()])
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    expect((await send()).body).toMatchObject({ taskCount: 2 })
  })

  test('come all or not at all, and bad input names its field', async () => {
    const estate = await planned(world)
    const fields = async (values: object) => (await estate.owner.post(several(estate), { ...body, ...values })).body.details?.fields
    expect(await fields({ tasks: [] })).toEqual({ tasks: 'required' })
    expect(await fields({ tasks: [gutters, { ...roof, title: '', startDate: '2031-02-30', code: '99' }] })).toEqual({
      'tasks[1].title': 'required',
      'tasks[1].startDate': 'notValid',
      'tasks[1].code': 'notValid',
    })
    expect(await fields({ buildingName: '' })).toEqual({ buildingName: 'required' })
    expect(await fields({ buildingId: await planBuilding(await planned(world)) })).toEqual({ buildingId: 'notValid' })
    expect((await estate.owner.get(`${plansOf(estate)}/maintenance-plan-buildings`)).body).toEqual([])
  })

  test('are the owner’s with a licence; others are told why not, and a stranger nothing', async () => {
    const estate = await world.estate()
    expect((await estate.owner.post(several(estate), body)).body).toMatchObject({ details: { reason: 'licence' } })
    const paid = await planned(world)
    expect((await (await paid.guest('read')).post(several(paid), body)).status).toBe(403)
    expect((await (await letIn(world, paid)).post(several(paid), body)).status).toBe(201)
    expect((await estate.owner.post(several(paid), body)).status).toBe(404)
  })
})
