import { afterAll, describe, expect, test, vi } from 'vitest'
import { pictureTurns } from '#server/files/pictures/picture.offer.ts'
import { createWorld } from '#tests/support/world/world.ts'

const patiently = { timeout: 60_000, interval: 200 }

describe('whoever watches', async () => {
  const world = await createWorld({}, { looksEvery: 1 })
  afterAll(() => world.close())

  /** What is told under a name, with its labels; nothing where that is left out. */
  async function told(name: string): Promise<number | undefined> {
    const { text } = await world.anonymous().get('/metrics')
    const line = text.split('\n').find((each) => each.startsWith(`${name} `))
    return line === undefined ? undefined : Number(line.slice(name.length))
  }

  test('is told of mails that wait, for how long, and of those that were refused', async () => {
    expect(await told('outbox_mails_waiting')).toBe(0)
    expect(await told('outbox_oldest_seconds')).toBe(0)
    const mail = (columns: string, values: string) =>
      world.sql(`insert into outbox_mail (to_email, template, language, ${columns}) values ('a@test.example', 'welcome', 'nb', ${values})`)
    await mail('created_at', "now() - interval '2 hours'")
    await mail('created_at', 'now()')
    await mail('failed_at', 'now()')
    await mail('sent_at', 'now()')
    expect(await told('outbox_mails_waiting')).toBe(2)
    expect(await told('outbox_mails_failed')).toBe(1)
    expect(await told('outbox_oldest_seconds')).toBeGreaterThanOrEqual(7200)
  })

  test('is told of jobs by their queue: which wait, when one came to good, and which failed', async () => {
    const send = (job: object) => world.app.db.transaction((db) => world.app.jobs.send(db, 'mail-request', job))
    expect(await told('job_failures{queue="mail-request"}')).toBe(0)
    const before = Date.now() / 1000
    await send({ kind: 'unknown', email: 'a@test.example' })
    const done = 'job_last_success_timestamp_seconds{queue="mail-request"}'
    await expect.poll(() => told(done), patiently).toBeGreaterThanOrEqual(before - 1)
    await send({ kind: 'resetLink', email: { no: 'text' } })
    await world.sql("insert into pgboss.job (name, start_after) select 'mail-request', now() + interval '1 day' from generate_series(1, 3)")
    await expect.poll(() => told('jobs_waiting{queue="mail-request"}'), patiently).toBeGreaterThanOrEqual(3)
    for (const name of ['jobs_running', 'jobs_given_up']) expect(await told(`${name}{queue="mail-request"}`)).toBeGreaterThanOrEqual(0)
  })

  test('is told whether the store of files answers, how soon, and how often it failed', async () => {
    expect(await told('file_store_answers')).toBe(1)
    expect(await told('file_store_answer_seconds')).toBeGreaterThan(0)
    const before = (await told('file_store_failures{operation="read"}'))!
    await expect(world.app.files.read('no-such-content')).rejects.toThrow('no key of the file store')
    expect(await told('file_store_failures{operation="read"}')).toBe(before + 1)
  })

  test('is told who waits for a maker, by what they wait for', async () => {
    const line = '{line="pictures"}'
    const before = (await told(`lines_refused${line}`))!
    const done = Promise.withResolvers<void>()
    const work = () => done.promise
    const all = Array.from({ length: 53 }, () => pictureTurns.take(work, 'somebody'))
    const ended = Promise.allSettled(all)
    expect([await told(`lines_working${line}`), await told(`lines_waiting${line}`)]).toEqual([2, 50])
    expect(await told(`lines_refused${line}`)).toBe(before + 1)
    done.resolve()
    await ended
    expect([await told(`lines_working${line}`), await told(`lines_waiting${line}`)]).toEqual([0, 0])
  })

  test('is told of the others while one part does not answer, and nothing old of that one', async () => {
    const query = vi.spyOn(world.app.db, 'query').mockRejectedValue(new Error('away'))
    expect(await told('watched_part_answers{part="outbox"}')).toBe(0)
    expect(await told('outbox_mails_waiting')).toBeUndefined()
    expect(await told('jobs_waiting{queue="mail-request"}')).toBeUndefined()
    expect(await told('file_store_answers')).toBe(1)
    query.mockRestore()
    expect(await told('watched_part_answers{part="outbox"}')).toBe(1)
    expect(await told('outbox_mails_waiting')).toBe(2)
  })
})
