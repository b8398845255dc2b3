import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { planned } from '#tests/maintenance/plan.ts'
import { report, somethingPlanned } from '#tests/maintenance/report.ts'
import { book, importsOf, readSheet } from '#tests/maintenance/sheets.ts'
import { createWorld } from '#tests/support/world/world.ts'

/** How many of theirs came before the one of somebody else. */
const before = (order: readonly string[]) => order.indexOf('other')

describe('one account that asks for much', async () => {
  const world = await createWorld({ REPORT_WAIT_SECONDS: '0' })
  afterAll(() => world.close())

  test('has its sheets read in turn with those of another, and is told to come back with more', async () => {
    const [mine, theirs] = [await planned(world), await planned(world)]
    const sheet = await book([
      ['Bygg', 'Del', 'Tiltak', 'Når', 'Intervall', 'Ca. pris'],
      ...Array.from({ length: 3000 }, (_, n) => ['Blokk A', 'Tak', `Kontroll ${n}`, '2027-05-01', '1 år', 1000]),
    ])
    const [my, their] = [await readSheet(mine, sheet), await readSheet(theirs, sheet)]
    const order: string[] = []
    const check = async (estate: typeof mine, sent: object, name: string) => {
      const answer = await estate.owner.post(`${importsOf(estate)}/check`, sent)
      if (answer.status === 200) order.push(name)
      return answer
    }
    const all = Array.from({ length: 20 }, () => check(mine, my.sent, 'mine'))
    const answers = await Promise.all([...all, check(theirs, their.sent, 'other')])
    const refused = answers.filter(({ status }) => status !== 200)
    expect(order).toContain('other')
    expect(before(order)).toBeLessThan((order.length - 1) / 2)
    expect(refused.length).toBeGreaterThan(0)
    for (const { status, body, headers } of refused) {
      expect({ status, body }).toMatchObject({ status: 503, body: { code: 'cannotHandleTheRequest', details: { reason: 'busy' } } })
      expect(headers['retry-after']).toBe('2')
    }
  }, 120_000)

  test('has its reports made in turn with those of another', async () => {
    const [mine, theirs] = [await planned(world), await planned(world)]
    await Promise.all([mine, theirs].map((estate) => somethingPlanned(estate)))
    const my = await Promise.all(Array.from({ length: 8 }, () => report(mine)))
    const their = await report(theirs)
    for (const { making } of my) expect((await mine.owner.send('POST', making)).status).toBe(503)
    expect((await theirs.owner.send('POST', their.making)).status).toBe(503)
    const made = () =>
      world.sql<{ id: string }>(
        'select id from maintenance_report where generated_at is not null and estate_id = any($1) order by generated_at',
        [[mine.id, theirs.id]],
      )
    await expect.poll(async () => (await made()).length, { timeout: 100_000 }).toBe(9)
    const order = (await made()).map(({ id }) => (id === their.reportId ? 'other' : 'mine'))
    expect(before(order)).toBeLessThan(4)
  }, 120_000)

  test('has so many of them waiting, and is told to come back with more', async () => {
    const [mine, theirs] = [await planned(world), await planned(world)]
    const [my, their] = [await report(mine), await report(theirs)]
    await world.sql(
      `insert into pgboss.job (name, data, group_id, start_after)
       select 'maintenance-report', jsonb_build_object('id', $1::text), $2, now() + interval '1 day' from generate_series(1, 50)`,
      [randomUUID(), mine.owner.accountId],
    )
    const answer = await mine.owner.send('POST', my.making)
    expect(answer).toMatchObject({ status: 503, body: { details: { reason: 'busy' } } })
    expect(answer.headers['retry-after']).toBe('60')
    expect((await mine.owner.get(my.url)).body).toMatchObject({ state: 'draft' })
    expect((await theirs.owner.send('POST', their.making)).status).toBe(503)
  })

  test('has its papers read for the search in turn with those of another', async () => {
    const [mine, theirs] = [await planned(world), await planned(world)]
    const waits = (estate: typeof mine, times: number) =>
      world.sql(
        `with f as (insert into file (id, name, url_name, type, size, sha256, purpose, estate_id, section, is_temporary)
           select new_id(), 'a.zip', 'a.zip', 'application/zip', 1, '\\x00', 'document', $1, 'other-documents', false from generate_series(1, $2::int) returning id)
         insert into file_text (estate_id, file_id, section, kind, record_id, name, file_name, created_at, state)
           select $1, id, 'other-documents', 'otherDocument', id, 'a', 'a.zip', now(), 'waiting' from f`,
        [estate.id, times],
      )
    await waits(theirs, 1)
    await waits(mine, 40)
    const waiting = "select count(*)::int n from file_text where estate_id = $1 and state = 'waiting'"
    const left = async (estate: typeof mine) => (await world.sql<{ n: number }>(waiting, [estate.id]))[0]!.n
    await expect.poll(() => left(theirs), { timeout: 60_000 }).toBe(0)
    expect(await left(mine)).toBeGreaterThan(20)
  }, 90_000)
})
