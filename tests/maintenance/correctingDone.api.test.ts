import { describe, expect, test } from 'vitest'
import type { Client } from '#tests/support/world/client.ts'
import { png } from '#tests/support/world/pictures.ts'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import type { TestEstate } from '#tests/support/world/world.ts'
import { archiving, daysOf, letIn, planned, plansOf, supplier, task } from './plan.ts'

const CHANGE = `mutation ($input: ChangeDoneTaskInput!) { changeDoneTask(input: $input) {
  id doneDate cost comment responsibleKind responsibleId responsibleName version file { id } } }`
const BACK = 'mutation ($input: TakeBackDoneTaskInput!) { takeBackDoneTask(input: $input) { id status nextDate nextDueDate } }'
const MOVE = 'mutation ($input: MoveMaintenanceTaskInput!) { moveMaintenanceTask(input: $input) { nextDate } }'
const HISTORY = 'query ($e: ID!) { history(estateId: $e) { nodes { operation recordName changedFields } } }'
const WANT = 'mutation ($e: ID!) { setMaintenanceConfirmation(input: { estateId: $e, confirmsSuppliers: true }) { confirmsSuppliers } }'
const monthly = { period: 'month', interval: 1, startDate: '2026-01-31' }

describe('what was done', async () => {
  const world = await sharedWorld()
  const doneAt = ({ id }: TestEstate, occurrenceId: unknown) => `${plansOf({ id })}/done-tasks/${String(occurrenceId)}`
  const inArchive = async (estate: TestEstate) => (await estate.owner.get(`/api/private/estate/${estate.id}/archived-tasks`)).body as object
  async function done(estate: TestEstate, taskId: string, said: object = {}, by: Client = estate.owner) {
    const { body } = await by.put(archiving(estate, taskId), { doneDate: '2026-02-03', ...said })
    return { occurrenceId: String(body['taskId']), version: body['version'] as number, body }
  }
  const change = (estate: TestEstate, input: object, by: Client = estate.owner) =>
    by.gql(CHANGE, { input: { estateId: estate.id, ...input } })
  const takeBack = (estate: TestEstate, { occurrenceId, version }: { occurrenceId: string; version: number }, by: Client = estate.owner) =>
    by.gql(BACK, { input: { estateId: estate.id, occurrenceId, version } })

  test('is taken back at once: a task that is done once awaits as before, and its cost and picture are gone', async () => {
    const estate = await planned(world)
    const { taskId, url } = await task(estate)
    const fileId = await estate.owner.upload('etter.png', await png(), 'image')
    const was = await done(estate, taskId, { cost: 3200, comment: 'Renset', fileId })
    expect((await estate.owner.get(url)).body).toMatchObject({ status: 'archived', nextDate: null })
    expect((await takeBack(estate, was)).data).toEqual({
      takeBackDoneTask: { id: taskId, status: 'active', nextDate: '2026-01-31', nextDueDate: '2026-01-31' },
    })
    expect(await inArchive(estate)).toMatchObject({ totalCount: 0, items: [] })
    expect((await estate.owner.get(url)).body).toMatchObject({ archived: [] })
    expect(await world.sql('select from file where id = $1 and estate_id is not null', [fileId])).toEqual([])
    const again = await done(estate, taskId, { cost: 2900 })
    expect(again.body).toMatchObject({ cost: 2900, dueDate: '2026-01-31' })
    expect((await estate.owner.delete(doneAt(estate, again.occurrenceId))).status).toBe(204)
    expect((await estate.owner.delete(doneAt(estate, again.occurrenceId))).status).toBe(404)
    expect((await estate.owner.get(url)).body).toMatchObject({ status: 'active', nextDate: '2026-01-31' })
  })

  test('gives a series its next time back, on the day that it was moved to', async () => {
    const estate = await planned(world)
    const { taskId, url } = await task(estate, monthly)
    await estate.owner.gql(MOVE, { input: { estateId: estate.id, taskId, dueDate: '2026-01-31', movedTo: '2026-02-10' } })
    const was = await done(estate, taskId, { dueDate: '2026-01-31' })
    expect((await estate.owner.get(url)).body).toMatchObject({ nextDate: '2026-02-28' })
    expect((await takeBack(estate, was)).data).toMatchObject({ takeBackDoneTask: { nextDate: '2026-02-10', nextDueDate: '2026-01-31' } })
    expect((await daysOf(estate, 'year=2026'))[0]).toMatchObject({ date: '2026-02-10', dueDate: '2026-01-31', state: 'overdue' })
  })

  test('of a series that follows completion is counted from the time before, with what was moved then', async () => {
    const estate = await planned(world)
    const { taskId, url } = await task(estate, { ...monthly, startDate: '2026-01-01', basis: 'completion' })
    await done(estate, taskId, { doneDate: '2026-01-05' })
    await estate.owner.gql(MOVE, { input: { estateId: estate.id, taskId, dueDate: '2026-03-05', movedTo: '2026-03-20' } })
    const was = await done(estate, taskId, { doneDate: '2026-02-11' })
    await estate.owner.gql(MOVE, { input: { estateId: estate.id, taskId, dueDate: '2026-04-11', movedTo: '2026-04-30' } })
    expect((await estate.owner.get(url)).body).toMatchObject({ nextDate: '2026-03-11' })
    expect((await takeBack(estate, was)).data).toMatchObject({ takeBackDoneTask: { nextDate: '2026-02-05' } })
    const days = (await daysOf(estate, 'year=2026')).slice(0, 4).map(({ date, dueDate }) => [date, dueDate])
    expect(days).toEqual([
      ['2026-01-05', '2026-01-01'],
      ['2026-02-05', '2026-02-05'],
      ['2026-03-20', '2026-03-05'],
      ['2026-04-05', '2026-04-05'],
    ])
  })

  test('opens a series again that was over, and one that was taken out for another reason stays out', async () => {
    const estate = await planned(world)
    const over = await task(estate, { ...monthly, endDate: '2026-02-27' })
    const last = await done(estate, over.taskId)
    expect((await estate.owner.get(over.url)).body).toMatchObject({ status: 'archived' })
    expect((await takeBack(estate, last)).data).toMatchObject({ takeBackDoneTask: { status: 'active', nextDate: '2026-01-31' } })
    const out = await task(estate, monthly)
    const was = await done(estate, out.taskId)
    await world.sql('update maintenance_task set archived_at = now() where id = $1', [out.taskId])
    expect((await takeBack(estate, was)).data).toMatchObject({ takeBackDoneTask: { status: 'archived', nextDate: null } })
  })

  test('is corrected in the archive: who, when, cost, words and picture, and the history keeps it', async () => {
    const estate = await planned(world)
    const { taskId } = await task(estate)
    const [first, second] = await Promise.all(['a.png', 'b.png'].map(async (name) => estate.owner.upload(name, await png(), 'image')))
    const was = await done(estate, taskId, { cost: 3200, comment: 'Renset', fileId: first })
    const { supplierId } = await supplier(estate)
    const right = { doneDate: '2026-02-01', cost: 2300, fileId: second, responsibleKind: 'supplier', responsibleId: supplierId }
    const { data } = await change(estate, { ...was, body: undefined, ...right })
    expect(data).toEqual({
      changeDoneTask: {
        id: was.occurrenceId,
        doneDate: '2026-02-01',
        cost: 2300,
        comment: 'Renset',
        responsibleKind: 'supplier',
        responsibleId: supplierId,
        responsibleName: 'Nordre Rør',
        version: was.version + 1,
        file: { id: second },
      },
    })
    expect(await world.sql('select from file where id = $1 and estate_id is not null', [first])).toEqual([])
    const noMore = await estate.owner.put(doneAt(estate, was.occurrenceId), {
      doneDate: '2026-02-01',
      cost: null,
      comment: null,
      fileId: null,
    })
    expect(noMore).toMatchObject({ status: 200, body: { cost: null, comment: null, file: null, version: was.version + 2 } })
    const { data: told } = await estate.owner.gql(HISTORY, { e: estate.id })
    const entries = (told['history'] as { nodes: { operation: string; changedFields: string[]; recordName: string }[] }).nodes
    expect(entries.filter(({ operation }) => operation === 'changeDoneTask')).toMatchObject([
      { recordName: 'Rens av takrenner', changedFields: expect.arrayContaining(['comment', 'actualCostOre', 'fileId']) as unknown },
      { changedFields: expect.arrayContaining(['doneDate', 'actualCostOre', 'responsibleId']) as unknown },
    ])
  })

  test('of a series that follows completion moves the next time with its day', async () => {
    const estate = await planned(world)
    const { taskId, url } = await task(estate, { ...monthly, startDate: '2026-01-01', basis: 'completion', endDate: '2026-03-08' })
    const was = await done(estate, taskId, { doneDate: '2026-02-10' })
    expect((await estate.owner.get(url)).body).toMatchObject({ status: 'archived' })
    await change(estate, { occurrenceId: was.occurrenceId, version: was.version, doneDate: '2026-02-01' })
    expect((await estate.owner.get(url)).body).toMatchObject({ status: 'active', nextDate: '2026-03-01' })
  })

  test('that somebody else has corrected meanwhile is neither corrected nor taken back unseen, nor without a version', async () => {
    const estate = await planned(world)
    const { taskId } = await task(estate)
    const was = await done(estate, taskId)
    const seen = { occurrenceId: was.occurrenceId, doneDate: '2026-02-03' }
    expect((await change(estate, { ...seen, version: was.version, cost: 10 })).data).toMatchObject({ changeDoneTask: { cost: 10 } })
    const stale = { code: 'cannotHandleTheRequest', details: { reason: 'stale' } }
    expect((await change(estate, { ...seen, version: was.version, cost: 20 })).error).toMatchObject(stale)
    expect((await takeBack(estate, was)).error).toMatchObject(stale)
    expect((await change(estate, seen)).error).toMatchObject({ details: { fields: { version: 'required' } } })
    expect((await takeBack(estate, { ...was, version: was.version + 1 })).data).toMatchObject({ takeBackDoneTask: { id: taskId } })
  })

  test('is taken back once of two who do so at the same time', async () => {
    const estate = await planned(world)
    const { taskId, url } = await task(estate, monthly)
    const was = await done(estate, taskId)
    const together = await Promise.all(Array.from({ length: 3 }, () => estate.owner.delete(doneAt(estate, was.occurrenceId))))
    expect(together.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 404, 404])
    expect((await estate.owner.get(url)).body).toMatchObject({ nextDate: '2026-01-31' })
  })

  test('of a task that was deleted since is corrected, and not taken back into a plan that has it no more', async () => {
    const estate = await planned(world)
    const { taskId, url } = await task(estate, monthly)
    const was = await done(estate, taskId)
    await estate.owner.delete(url)
    const corrected = await change(estate, { occurrenceId: was.occurrenceId, version: was.version, doneDate: '2026-02-02' })
    expect(corrected.data).toMatchObject({ changeDoneTask: { doneDate: '2026-02-02' } })
    expect(await estate.owner.delete(doneAt(estate, was.occurrenceId))).toMatchObject({
      status: 409,
      body: { details: { reason: 'transition' } },
    })
  })

  test('is corrected by nobody who may not change the plan, and another estate has no such time', async () => {
    const [estate, other] = [await planned(world), await planned(world)]
    const { taskId } = await task(estate)
    const was = await done(estate, taskId)
    const said = { doneDate: '2026-02-03' }
    const reader = await estate.guest('read')
    expect((await reader.put(doneAt(estate, was.occurrenceId), said)).status).toBe(403)
    expect((await reader.delete(doneAt(estate, was.occurrenceId))).status).toBe(403)
    expect((await other.owner.put(doneAt(other, was.occurrenceId), said)).status).toBe(404)
    expect((await other.owner.delete(doneAt(other, was.occurrenceId))).status).toBe(404)
    const moved = await task(estate, monthly)
    await estate.owner.gql(MOVE, { input: { estateId: estate.id, taskId: moved.taskId, dueDate: '2026-01-31', movedTo: '2026-02-10' } })
    const [one] = await world.sql<{ id: string }>('select id from maintenance_occurrence where task_id = $1', [moved.taskId])
    expect((await estate.owner.delete(doneAt(estate, one!.id))).status).toBe(404)
    const wrong = await estate.owner.put(doneAt(estate, was.occurrenceId), { doneDate: '2199-01-01', cost: -1, responsibleKind: 'x' })
    expect(wrong).toMatchObject({
      status: 422,
      body: { details: { fields: { doneDate: 'notValid', cost: 'notValid', responsibleKind: 'notValid' } } },
    })
    const stranger = { ...said, responsibleKind: 'landlord', responsibleId: other.owner.accountId }
    expect(await estate.owner.put(doneAt(estate, was.occurrenceId), stranger)).toMatchObject({
      status: 422,
      body: { details: { fields: { responsibleId: 'notValid' } } },
    })
  })

  test('of a company that owners confirm is taken back by that company alone, and only until they have', async () => {
    const estate = await planned(world)
    await estate.owner.gql(WANT, { e: estate.id })
    const [company, another] = [await letIn(world, estate, { paysItself: true }), await letIn(world, estate, { paysItself: true })]
    const { taskId, url } = await task(estate, monthly)
    await estate.owner.gql(MOVE, { input: { estateId: estate.id, taskId, dueDate: '2026-01-31', movedTo: '2026-02-10' } })
    const said = await done(estate, taskId, { dueDate: '2026-01-31' }, company)
    const refused = { code: 'authorizationFailure' }
    expect((await takeBack(estate, said, another)).error).toMatchObject(refused)
    expect((await takeBack(estate, said)).error).toMatchObject(refused)
    expect((await takeBack(estate, said, company)).data).toMatchObject({ takeBackDoneTask: { nextDate: '2026-02-10' } })
    const again = await done(estate, taskId, { dueDate: '2026-01-31' }, company)
    await estate.owner.gql('mutation ($e: ID!, $o: ID!) { confirmDoneTask(input: { estateId: $e, occurrenceId: $o }) { id } }', {
      e: estate.id,
      o: again.occurrenceId,
    })
    const confirmed = { ...again, version: again.version + 1 }
    expect((await takeBack(estate, confirmed, company)).error).toMatchObject(refused)
    expect((await change(estate, { ...said, ...confirmed, body: undefined, doneDate: '2026-02-03' }, company)).error).toMatchObject(refused)
    expect((await takeBack(estate, confirmed)).data).toMatchObject({ takeBackDoneTask: { nextDate: '2026-02-10' } })
    expect((await estate.owner.get(url)).body).toMatchObject({ archived: [] })
  })
})
