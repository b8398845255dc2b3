import { describe, expect, test } from 'vitest'
import { plansOf, planned, task } from '#tests/maintenance/plan.ts'
import { report } from '#tests/maintenance/report.ts'
import { bathroom, startProject } from '#tests/projects/project.ts'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'

const refused = (field: string) => ({
  status: 422,
  body: { code: 'unprocessableEntity', details: { fields: { [field]: 'notValid' } } },
})

describe('one end of a range is held to the other as it stands, at the field that was sent', async () => {
  const world = await sharedWorld()

  test('of a project', async () => {
    const { company, url } = await startProject(world, { startDate: '2026-03-01', endDate: '2026-06-01' })
    const put = (values: object) => company.leader.put(url, { ...bathroom, ...values })
    expect(await put({ startDate: '2026-07-01' })).toMatchObject(refused('startDate'))
    expect(await put({ endDate: '2026-02-01' })).toMatchObject(refused('endDate'))
    expect(await put({ startDate: '2026-07-01', endDate: null })).toMatchObject({ status: 200 })
    expect(await put({ endDate: '2026-06-30' })).toMatchObject(refused('endDate'))
  })

  test('of a task', async () => {
    const estate = await planned(world)
    const { taskId } = await task(estate, { title: 'Rens', startDate: '2026-05-01', period: 'month', interval: 12, endDate: '2028-05-01' })
    const put = (values: object) => estate.owner.put(`${plansOf(estate)}/tasks/${taskId}`, { title: 'Rens', priority: 2, ...values })
    expect(await put({ startDate: '2029-05-01' })).toMatchObject(refused('startDate'))
    expect(await put({ startDate: '2027-05-01' })).toMatchObject({ status: 200, body: { endDate: '2028-05-01' } })
  })

  test('of a report', async () => {
    const { url } = await report(await estateWithPlan(), { fromYear: 2026, toYear: 2035 })
    expect(await owner().put(url, { title: 'Vedlikehold', toYear: 2020 })).toMatchObject(refused('toYear'))
    expect(await owner().put(url, { title: 'Vedlikehold', toYear: 2090 })).toMatchObject(refused('toYear'))
    expect(await owner().put(url, { title: 'Vedlikehold', fromYear: 2195 })).toMatchObject(refused('fromYear'))
    expect(await owner().put(url, { title: 'Vedlikehold', fromYear: 2040 })).toMatchObject({ status: 200, body: { toYear: 2049 } })
  })

  let estate: Awaited<ReturnType<typeof planned>>
  const estateWithPlan = async () => (estate = await planned(world))
  const owner = () => estate.owner

  test('nothing is no item of a list', async () => {
    const { company, projectId } = await startProject(world)
    const house = await planned(world)
    const economy = `/api/private/maintenance-plans/economy/estates/${house.id}`
    for (const answer of [
      await house.owner.put(`${economy}/price-series`, { series: 'dwellings', values: [null] }),
      await house.owner.put(`${economy}/shares`, { shares: [null] }),
      await company.leader.post('/api/private/order', { projectId, type: 'quote', title: 'Fliser', lines: [null] }),
      await company.leader.put(`/api/private/project/${projectId}`, { ...bathroom, participants: [null] }),
    ])
      expect(answer).toMatchObject({ status: 400, body: { code: 'badRequest', details: { fields: expect.any(Object) as object } } })
  })
})
