import { describe, expect, test } from 'vitest'
import { uuidv7 } from '#server/kernel/ids.ts'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import type { TestEstate } from '#tests/support/world/world.ts'
import { archiving, area, letIn, planned, supplier, task } from './plan.ts'
import { archive, assign, monthly, move, moveToArea, read, remove, threeTasks, timesOf } from './severalTasks.ts'

describe('several tasks at once', async () => {
  const world = await sharedWorld()

  const archivedOf = async (estate: TestEstate) =>
    (await estate.owner.get(`/api/private/estate/${estate.id}/archived-tasks`)).body['items'] as Record<string, unknown>[]

  test('a time of each is archived on one day, and a task that is done once goes with it', async () => {
    const estate = await planned(world)
    const once = await threeTasks(estate)
    const again = await task(estate, monthly)
    const ids = [...once.ids, again.taskId]
    const answer = await archive(estate, { times: timesOf(ids), doneDate: '2026-02-01', comment: 'Samme dag' })
    expect(answer).toMatchObject({ status: 200, body: { done: ids, left: [] } })
    const said = (await archivedOf(estate)).map(({ doneDate, comment }) => `${String(doneDate)} ${String(comment)}`)
    expect(said).toEqual(ids.map(() => '2026-02-01 Samme dag'))
    expect(await read(estate, once.urls)).toMatchObject([{ status: 'archived' }, { status: 'archived' }, { status: 'archived' }])
    expect((await estate.owner.get(again.url)).body).toMatchObject({ status: 'active', nextDate: '2031-02-28' })
  })

  test('what is done already is left and named, a stranger’s task is not there, and the rest is done', async () => {
    const [estate, other] = [await planned(world), await planned(world)]
    const { ids } = await threeTasks(estate)
    const [first, second, third] = ids
    await estate.owner.put(archiving(estate, first!), { doneDate: '2026-02-01' })
    const foreign = await task(other)
    const { body } = await archive(estate, { times: timesOf([...ids, foreign.taskId]), doneDate: '2026-02-01' })
    expect(body).toEqual({
      done: [second, third],
      left: [
        { id: foreign.taskId, name: null, reason: 'gone' },
        { id: first, name: 'Takrenner', reason: 'wrongState' },
      ],
    })
    expect((await other.owner.get(foreign.url)).body).toMatchObject({ status: 'active' })
  })

  test('of a series the day says which time is meant, and one that has been done since is left', async () => {
    const estate = await planned(world)
    const { ids, urls } = await threeTasks(estate, monthly)
    await estate.owner.put(archiving(estate, ids[0]!), { doneDate: '2026-02-01' })
    const times = timesOf(ids, { dueDate: '2031-01-31' })
    expect((await archive(estate, { times, doneDate: '2026-02-02' })).body).toMatchObject({
      done: [ids[1], ids[2]],
      left: [{ id: ids[0], reason: 'wrongState' }],
    })
    expect((await read(estate, urls)).map(({ nextDate }) => nextDate)).toEqual(['2031-02-28', '2031-02-28', '2031-02-28'])
    // Without a day, what was done that day already is the same.
    expect((await archive(estate, { times: timesOf(ids), doneDate: '2026-02-02' })).body).toMatchObject({
      done: [ids[0]],
      left: [{ id: ids[1] }, { id: ids[2] }],
    })
    expect((await archive(estate, { times: timesOf([ids[1]!], { dueDate: '2031-02-27' }), doneDate: '2026-02-02' })).body).toMatchObject({
      done: [],
      left: [{ id: ids[1], reason: 'wrongState' }],
    })
  })

  test('what a company did awaits an owner, who is written to once', async () => {
    const estate = await planned(world)
    const WANT = 'mutation ($e: ID!) { setMaintenanceConfirmation(input: { estateId: $e, confirmsSuppliers: true }) { confirmsSuppliers } }'
    await estate.owner.gql(WANT, { e: estate.id })
    const company = await letIn(world, estate, { paysItself: true })
    const { ids, urls } = await threeTasks(estate)
    const body = { times: timesOf(ids), doneDate: '2026-02-01' }
    expect((await archive(estate, body, { by: company })).body).toEqual({ done: ids, left: [] })
    expect(await read(estate, urls)).toMatchObject([{ status: 'active' }, { status: 'active' }, { status: 'active' }])
    expect(await archivedOf(estate)).toEqual([])
    const mails = await world.sql(
      "select from outbox_mail m join app_user u on u.email = m.to_email where m.template = 'doneReported' and u.id = $1",
      [estate.owner.userId],
    )
    expect(mails).toHaveLength(1)
    expect((await archive(estate, body, { by: company })).body).toMatchObject({
      done: [],
      left: ids.map((id) => ({ id, reason: 'wrongState' })),
    })
    expect((await move(estate, { times: timesOf(ids, { movedTo: '2026-05-01' }) })).body).toMatchObject({ done: [] })
    expect((await archive(estate, body)).body).toEqual({ done: ids, left: [] })
  })

  test('times are moved, each to its own day, and back', async () => {
    const estate = await planned(world)
    const { ids, urls } = await threeTasks(estate, monthly)
    const times = ids.map((taskId, n) => ({ taskId, movedTo: `2031-02-0${n + 1}` }))
    expect((await move(estate, { times })).body).toEqual({ done: ids, left: [] })
    const days = async () => (await read(estate, urls)).map(({ nextDate }) => nextDate)
    expect(await days()).toEqual(['2031-02-01', '2031-02-02', '2031-02-03'])
    expect((await move(estate, { times: timesOf(ids, { dueDate: '2031-01-31', movedTo: '2031-01-31' }) })).body).toEqual({
      done: ids,
      left: [],
    })
    expect(await days()).toEqual(['2031-01-31', '2031-01-31', '2031-01-31'])
    await estate.owner.put(archiving(estate, ids[1]!), { doneDate: '2026-02-01' })
    expect((await move(estate, { times: timesOf(ids, { dueDate: '2031-01-31', movedTo: '2031-02-05' }) })).body).toEqual({
      done: [ids[0], ids[2]],
      left: [{ id: ids[1], name: 'Sluk', reason: 'wrongState' }],
    })
  })

  test('they are moved to another part of a building, with what is planned of them', async () => {
    const [estate, other] = [await planned(world), await planned(world)]
    const { ids, urls } = await threeTasks(estate, monthly)
    const target = await area(estate)
    expect((await moveToArea(estate, { ids, areaId: target.areaId })).body).toEqual({ done: ids, left: [] })
    const there = { areaId: target.areaId, buildingId: target.buildingId, nextDate: '2031-01-31' }
    expect(await read(estate, urls)).toMatchObject([there, there, there])
    const foreign = await area(other)
    expect((await moveToArea(estate, { ids, areaId: foreign.areaId })).body.details).toEqual({ fields: { areaId: 'notValid' } })
    const { taskId } = await task(estate)
    await estate.owner.put(archiving(estate, taskId), { doneDate: '2026-02-01' })
    expect((await moveToArea(estate, { ids: [taskId, ids[0]], areaId: target.areaId })).body).toMatchObject({
      done: [ids[0]],
      left: [{ id: taskId, name: 'Rens av takrenner', reason: 'wrongState' }],
    })
  })

  test('they are given to an owner, to a supplier, and back to the owners together', async () => {
    const estate = await planned(world)
    const { ids, urls } = await threeTasks(estate)
    const { supplierId } = await supplier(estate)
    const names = async () => (await read(estate, urls)).map(({ responsibleName }) => responsibleName)
    expect((await assign(estate, { ids, responsibleKind: 'supplier', responsibleId: supplierId })).body).toEqual({ done: ids, left: [] })
    expect(await names()).toEqual(['Nordre Rør', 'Nordre Rør', 'Nordre Rør'])
    expect((await assign(estate, { ids, responsibleId: estate.owner.accountId })).status).toBe(200)
    expect(await read(estate, urls)).toMatchObject(urls.map(() => ({ responsibleKind: 'landlord', responsibleId: estate.owner.accountId })))
    expect((await assign(estate, { ids })).status).toBe(200)
    expect(await names()).toEqual([null, null, null])
    const fields = async (body: object) => (await assign(estate, { ids, ...body })).body.details?.fields
    expect(await fields({ responsibleKind: 'supplier' })).toEqual({ responsibleId: 'required' })
    expect(await fields({ responsibleKind: 'supplier', responsibleId: uuidv7() })).toEqual({ responsibleId: 'notValid' })
    expect(await fields({ responsibleKind: 'landlord', responsibleId: supplierId })).toEqual({ responsibleId: 'notValid' })
  })

  test('they are deleted, lie among what was deleted, and come back together', async () => {
    const estate = await planned(world)
    const { ids, urls } = await threeTasks(estate, monthly)
    const before = await read(estate, urls)
    expect((await remove(estate, { ids: [...ids, uuidv7()] })).body).toMatchObject({ done: ids, left: [{ name: null, reason: 'gone' }] })
    expect((await estate.owner.get(urls[0]!)).status).toBe(404)
    const list = `/api/private/estate/${estate.id}/deleted`
    const deleted = (await estate.owner.get(list)).body as unknown as { id: string; recordId: string; kind: string; name: string }[]
    expect(deleted.map(({ recordId }) => recordId).toSorted()).toEqual(ids.toSorted())
    expect(deleted.map(({ kind, name }) => `${kind} ${name}`).toSorted()).toEqual([
      'planTask Sluk',
      'planTask Takrenner',
      'planTask Ventiler',
    ])
    await estate.owner.post(`${list}/restore`, { ids: deleted.map(({ id }) => id) })
    expect(await read(estate, urls)).toEqual(before)
  })

  test('each has its entry in the history', async () => {
    const estate = await planned(world)
    const { ids } = await threeTasks(estate, monthly)
    await move(estate, { times: timesOf(ids, { movedTo: '2031-02-01' }) })
    await assign(estate, { ids })
    const entries = await world.sql<{ operation: string; record_id: string; changed_fields: string[] }>(
      "select operation, record_id, changed_fields from audit_entry where estate_id = $1 and operation like '%MaintenanceTasks' order by id",
      [estate.id],
    )
    expect(entries.map(({ operation, record_id }) => `${operation} ${record_id}`).toSorted()).toEqual(
      ids.flatMap((id) => [`assignMaintenanceTasks ${id}`, `moveMaintenanceTasks ${id}`]).toSorted(),
    )
    expect(entries[0]!.changed_fields).toEqual(['movedTo'])
    await archive(estate, { times: timesOf(ids), doneDate: '2026-02-01' })
    const done = await world.sql<{ title: string }>(
      `select o.title from audit_entry e join maintenance_occurrence o on o.id = e.record_id
        where e.estate_id = $1 and e.operation = 'archiveMaintenanceTasks' order by 1`,
      [estate.id],
    )
    expect(done.map(({ title }) => title)).toEqual(['Sluk', 'Takrenner', 'Ventiler'])
  })
})
