import { describe, expect, test } from 'vitest'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import { archiving, area, planned, plansOf, task } from './plan.ts'

describe('what is overdue', async () => {
  const world = await sharedWorld()

  test('is counted on areas and buildings', async () => {
    const estate = await planned(world)
    const { areaId, buildingId } = await area(estate)
    const late = await task(estate, { areaId, startDate: '2020-01-31' })
    await task(estate, { areaId, startDate: '2199-01-31' })
    const list = `${plansOf(estate)}/maintenance-plan-buildings`
    const counts = { taskCount: 2, overdueCount: 1, areas: [{ taskCount: 2, overdueCount: 1 }] }
    expect((await estate.owner.get(list)).body).toMatchObject([counts])
    expect((await estate.owner.get(`${list}/${buildingId}`)).body).toMatchObject(counts)
    expect((await estate.owner.get(`${plansOf(estate)}/maintenance-plan-areas/${areaId}/view`)).body).toMatchObject({ overdueCount: 1 })
    await estate.owner.put(archiving(estate, late.taskId), { doneDate: '2020-02-01' })
    expect((await estate.owner.get(list)).body).toMatchObject([{ taskCount: 1, overdueCount: 0 }])
  })
})
