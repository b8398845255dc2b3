import { AsyncLocalStorage } from 'node:async_hooks'
import { PostgresQueryRunner } from 'typeorm/driver/postgres/PostgresQueryRunner.js'
import { describe, expect, test, vi } from 'vitest'
import { uuidv7 } from '#server/kernel/ids.ts'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import { area, planned } from './plan.ts'
import { archive, type Asking, assign, monthly, move, moveToArea, read, remove, threeTasks, timesOf } from './severalTasks.ts'

describe('what bounds several tasks at once', async () => {
  const world = await sharedWorld()

  test('sent twice with one key it is done once, and of two at once each task is done by one of them', async () => {
    const estate = await planned(world)
    const { ids, urls } = await threeTasks(estate, monthly)
    const headers = { 'idempotency-key': uuidv7() }
    const body = { times: timesOf(ids), doneDate: '2026-02-01' }
    const first = await archive(estate, body, { headers })
    expect((await archive(estate, body, { headers })).body).toEqual(first.body)
    const days = async () => (await read(estate, urls)).map(({ nextDate }) => nextDate)
    expect(await days()).toEqual(['2031-02-28', '2031-02-28', '2031-02-28'])

    const next = timesOf(ids, { dueDate: '2031-02-28' })
    const twins = await Promise.all([next, next.toReversed()].map((times) => archive(estate, { times, doneDate: '2026-02-02' })))
    const doneBy = twins.map(({ status, body: said }) => ({ status, done: said['done'] as string[] }))
    expect(doneBy.map(({ status }) => status)).toEqual([200, 200])
    expect(doneBy.flatMap(({ done }) => done).toSorted()).toEqual(ids.toSorted())
    expect(await days()).toEqual(['2031-03-31', '2031-03-31', '2031-03-31'])
  })

  test('of deleting and moving the same ones at once, neither waits for the other for ever', async () => {
    const estate = await planned(world)
    const { ids } = await threeTasks(estate, monthly)
    const [deleted, moved] = await Promise.all([
      remove(estate, { ids: ids.toReversed() }),
      move(estate, { times: timesOf(ids, { movedTo: '2031-02-01' }) }),
    ])
    expect(deleted.body).toMatchObject({ done: ids.toReversed(), left: [] })
    // Whichever came first: all were moved before they went, or none was there any more.
    expect([200, 404]).toContain(moved.status)
  })

  test('none, too many, one twice, and what is no task at all are refused by their field', async () => {
    const estate = await planned(world)
    const { ids } = await threeTasks(estate)
    const many = Array.from({ length: 201 }, () => uuidv7())
    const fields = async (answer: ReturnType<Asking>) => (await answer).body.details?.fields
    for (const those of [(rows: string[]) => remove(estate, { ids: rows }), (rows: string[]) => assign(estate, { ids: rows })]) {
      expect(await fields(those([]))).toEqual({ ids: 'required' })
      expect(await fields(those(many))).toEqual({ ids: 'tooMany' })
      expect((await those(many.slice(1))).status).toBe(404)
    }
    const done = (times: unknown) => archive(estate, { times, doneDate: '2026-02-01' })
    expect(await fields(done([]))).toEqual({ times: 'required' })
    expect(await fields(done(timesOf(many)))).toEqual({ times: 'tooMany' })
    expect(await fields(done(timesOf([ids[0]!, ids[0]!])))).toEqual({ times: 'notValid' })
    expect((await done([{ taskId: 'tak' }])).status).toBe(422)
    expect((await done(timesOf(many.slice(1)))).status).toBe(404)
    expect(await fields(archive(estate, { times: timesOf(ids), doneDate: '2999-01-01' }))).toEqual({ doneDate: 'notValid' })
    expect((await move(estate, { times: timesOf(ids, { movedTo: '1899-12-31' }) })).status).toBe(422)
    expect((await remove(estate, { ids: [ids[0], ids[0]] })).body).toEqual({ done: [ids[0]], left: [] })
  })

  test('whoever may only read changes nothing', async () => {
    const estate = await planned(world)
    const { ids, areaId, urls } = await threeTasks(estate)
    const reader = await estate.guest('read')
    const before = await read(estate, urls)
    const answers = [
      await archive(estate, { times: timesOf(ids), doneDate: '2026-02-01' }, { by: reader }),
      await move(estate, { times: timesOf(ids, { movedTo: '2026-03-01' }) }, { by: reader }),
      await moveToArea(estate, { ids, areaId }, { by: reader }),
      await assign(estate, { ids }, { by: reader }),
      await remove(estate, { ids }, { by: reader }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403])
    expect(await read(estate, urls)).toEqual(before)
  })

  /** What goes to the database for that, and for nothing else that is at work. */
  async function statementsOf(work: () => Promise<unknown>) {
    const sent = new AsyncLocalStorage<string[]>()
    const query = Reflect.get(PostgresQueryRunner.prototype, 'query') as (...given: unknown[]) => Promise<never>
    const watched = vi.spyOn(PostgresQueryRunner.prototype, 'query').mockImplementation(function (this: PostgresQueryRunner, ...given) {
      sent.getStore()?.push(given[0])
      return query.apply(this, given)
    })
    const texts = await sent.run([], async () => (await work(), sent.getStore()!))
    watched.mockRestore()
    return texts
  }

  test('a hundred take no more statements than three', async () => {
    const estate = await planned(world)
    const { areaId, buildingId } = await area(estate)
    const rows = await world.sql<{ id: string }>(
      `insert into maintenance_task (estate_id, building_id, area_id, title, priority, start_date, period, every)
        select $1, $2, $3, 'Oppgave ' || n, 2, date '2031-01-31', 'month', 1 from generate_series(1, 103) n returning id`,
      [estate.id, buildingId, areaId],
    )
    const ids = rows.map(({ id }) => id)
    const few = await statementsOf(() => archive(estate, { times: timesOf(ids.slice(0, 3)), doneDate: '2026-02-01' }))
    const hundred = await statementsOf(() => archive(estate, { times: timesOf(ids.slice(3)), doneDate: '2026-02-01' }))
    expect(hundred).toEqual(few)
    expect(few.length).toBeLessThan(20)
  })
})
