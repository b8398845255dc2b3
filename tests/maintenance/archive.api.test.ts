import { describe, expect, test } from 'vitest'
import { png } from '#tests/support/world/pictures.ts'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import type { TestEstate } from '#tests/support/world/world.ts'
import { archiving, daysOf, planned, task } from './plan.ts'

const ARCHIVE = 'mutation ($input: ArchiveMaintenanceTaskInput!) { archiveMaintenanceTask(input: $input) { id taskId doneDate cost } }'
const LIST = '{ archivedTasks(estateId: "%") { totalCount edges { node { id title doneDate cost } } } }'

describe('sending maintenance to the archive', async () => {
  const world = await sharedWorld()
  const archiveOf = ({ id }: TestEstate) => `/api/private/estate/${id}/archived-tasks`

  test('a task that is done once is archived as itself, with cost, words and a picture, and is changed no more', async () => {
    const estate = await planned(world)
    const { taskId, url } = await task(estate)
    const fileId = await estate.owner.upload('etter.png', await png(), 'image')
    const done = { doneDate: '2026-02-03', cost: 3_200.5, comment: 'Renset', fileId }
    const { status, body } = await estate.owner.put(archiving(estate, taskId), done)
    expect({ status, body }).toMatchObject({ status: 200, body: { taskId, doneDate: '2026-02-03', dueDate: '2026-01-31', cost: 3200.5 } })
    const one = { title: 'Rens av takrenner', comment: 'Renset', areaCode: '26', file: { name: 'etter.png' } }
    expect((await estate.owner.get(`${archiveOf(estate)}/${taskId}`)).body).toMatchObject(one)
    expect((await estate.owner.get(archiveOf(estate))).body).toMatchObject({ totalCount: 1, items: [{ taskId, cost: 3200.5 }] })
    expect(await estate.owner.put(archiving(estate, taskId), done)).toMatchObject({
      status: 409,
      body: { details: { reason: 'transition' } },
    })
    expect(await estate.owner.put(url, { title: 'Ny', priority: 1, startDate: '2026-01-31' })).toMatchObject({ status: 409 })
    const link = await estate.link({ sections: ['archived-tasks'] })
    const shared = await link.get(`/api/public/${link.key}/estate/${estate.id}/archived-tasks/${taskId}`)
    expect(shared.body).toMatchObject(one)
    expect((await link.get((shared.body['file'] as { url: string }).url)).status).toBe(200)
    expect((await link.gql(LIST.replace('%', estate.id))).data).toMatchObject({ archivedTasks: { totalCount: 1 } })
  })

  test('of a series only one time is archived, and what was done stays as it was', async () => {
    const estate = await planned(world)
    const { taskId, url } = await task(estate, { period: 'month', interval: 1, startDate: '2031-01-31' })
    const first = await estate.owner.gql(ARCHIVE, { input: { estateId: estate.id, taskId, doneDate: '2026-02-03', cost: 100 } })
    expect(first.data).toMatchObject({ archiveMaintenanceTask: { taskId, cost: 100 } })
    expect((await estate.owner.get(url)).body).toMatchObject({ status: 'active', nextDate: '2031-02-28', archived: [{ cost: 100 }] })
    const again = { estateId: estate.id, taskId, doneDate: '2026-02-03', dueDate: '2031-01-31' }
    expect((await estate.owner.gql(ARCHIVE, { input: again })).error).toMatchObject({ details: { reason: 'transition' } })
    await estate.owner.put(url, { title: 'Nytt navn', priority: 1, startDate: '2031-03-15', interval: 2 })
    expect((await daysOf(estate, 'year=2026')).map(({ title, date }) => [title, date])).toEqual([['Rens av takrenner', '2026-02-03']])
    expect((await daysOf(estate, 'year=2031')).map(({ date }) => date).slice(0, 2)).toEqual(['2031-03-15', '2031-05-15'])
    expect((await estate.owner.delete(url)).status).toBe(204)
    expect((await estate.owner.get(archiveOf(estate))).body).toMatchObject({ totalCount: 1, items: [{ title: 'Rens av takrenner' }] })
  })

  test('what is told twice is archived once, one after the other and both at the same time', async () => {
    const estate = await planned(world)
    const series = { period: 'week', interval: 1, startDate: '2026-01-05' }
    const { taskId, url } = await task(estate, series)
    const done = { doneDate: '2026-01-06' }
    expect((await estate.owner.put(archiving(estate, taskId), done)).status).toBe(200)
    const again = await estate.owner.put(archiving(estate, taskId), done)
    expect(again).toMatchObject({ status: 409, body: { code: 'cannotHandleTheRequest', details: { reason: 'transition' } } })
    expect((await estate.owner.get(url)).body).toMatchObject({ nextDate: '2026-01-12', archived: [{}] })
    expect((await estate.owner.put(archiving(estate, taskId), { ...done, dueDate: '2026-01-12' })).status).toBe(200)
    const one = await task(estate, series)
    const together = await Promise.all(Array.from({ length: 4 }, () => estate.owner.put(archiving(estate, one.taskId), done)))
    expect(together.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(together.filter(({ status }) => status === 409)).toHaveLength(3)
    expect((await estate.owner.get(one.url)).body).toMatchObject({ nextDate: '2026-01-12', archived: [{}] })
  })

  test('a series that follows completion comes next when it was done, and one that has ended is archived with its last', async () => {
    const estate = await planned(world)
    const { taskId, url } = await task(estate, { period: 'month', interval: 1, startDate: '2026-01-01', basis: 'completion' })
    await estate.owner.put(archiving(estate, taskId), { doneDate: '2026-01-31' })
    expect((await estate.owner.get(url)).body).toMatchObject({ nextDate: '2026-02-28' })
    await estate.owner.put(archiving(estate, taskId), { doneDate: '2026-03-10' })
    expect((await estate.owner.get(url)).body).toMatchObject({ nextDate: '2026-04-10' })
    const short = await task(estate, { period: 'week', interval: 1, startDate: '2026-01-01', endDate: '2026-01-10' })
    for (const doneDate of ['2026-01-02', '2026-01-09']) await estate.owner.put(archiving(estate, short.taskId), { doneDate })
    expect((await estate.owner.get(short.url)).body).toMatchObject({ status: 'archived' })
  })

  test('what was not done when a later time was is passed over', async () => {
    const estate = await planned(world)
    const { taskId, url } = await task(estate, { period: 'month', interval: 1, startDate: '2026-01-15' })
    await estate.owner.put(archiving(estate, taskId), { doneDate: '2026-03-20', dueDate: '2026-03-15' })
    expect((await daysOf(estate, 'year=2026')).slice(0, 4).map(({ date, state }) => [date, state])).toEqual([
      ['2026-01-15', 'passedOver'],
      ['2026-02-15', 'passedOver'],
      ['2026-03-20', 'done'],
      ['2026-04-15', 'overdue'],
    ])
    expect((await estate.owner.get(url)).body).toMatchObject({ nextDate: '2026-04-15' })
  })

  test('bad input names its field, and only who may change the plan archives', async () => {
    const estate = await planned(world)
    const { taskId } = await task(estate)
    const wrong = { doneDate: '2199-01-01', cost: -1, dueDate: '2026-01-30' }
    expect(await estate.owner.put(archiving(estate, taskId), wrong)).toMatchObject({
      status: 422,
      body: { details: { fields: { doneDate: 'notValid', cost: 'notValid' } } },
    })
    expect(await estate.owner.put(archiving(estate, taskId), { doneDate: '2026-01-31', dueDate: '2026-01-30' })).toMatchObject({
      status: 422,
      body: { details: { fields: { dueDate: 'notValid' } } },
    })
    const foreign = await (await world.account()).upload('x.png', await png(), 'image')
    expect((await estate.owner.put(archiving(estate, taskId), { doneDate: '2026-01-31', fileId: foreign })).status).toBe(422)
    const reader = await estate.guest('read')
    expect((await reader.put(archiving(estate, taskId), { doneDate: '2026-01-31' })).status).toBe(403)
  })
})
