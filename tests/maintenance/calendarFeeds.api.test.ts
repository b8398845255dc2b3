import { afterAll, describe, expect, test } from 'vitest'
import { today } from '#schema/day.ts'
import { createWorld, type TestEstate } from '#tests/support/world/world.ts'
import { feed, feedsOf, fetched, parsed, pathOf } from './calendar.ts'
import { archiving, area, daysOf, planned, task, yearlyTasks } from './plan.ts'

const year = Number(today().slice(0, 4))

describe('the year wheel as a calendar', async () => {
  const world = await createWorld({ PUBLIC_URL: 'http://grunnmur.example' })
  afterAll(() => world.close())
  const visitor = world.anonymous()
  const once = (estate: TestEstate, title: string, more: object = {}) => task(estate, { title, startDate: `${year}-06-15`, ...more })

  test('holds the days that the wheel shows, as whole days with all that is to be known', async () => {
    const estate = await planned(world)
    await world.sql(`update estate set address_line1 = 'Solveien 12', address_line2 = '0586 Oslo' where id = $1`, [estate.id])
    const { areaId, buildingId } = await area(estate)
    const { taskId } = await task(estate, {
      areaId,
      title: 'Rens av takrenner',
      description: 'Bruk stige.',
      trade: 'tinsmith',
      startDate: `${year}-02-10`,
      period: 'month',
      interval: 6,
    })
    const made = await feed(estate)
    expect(made.url).toMatch(/^http:\/\/grunnmur\.example\/api\/public\/calendar\/[\w-]{32}\.ics$/)
    const { status, headers, text } = await visitor.get(pathOf(made))
    expect(status).toBe(200)
    expect(headers).toMatchObject({ 'content-type': 'text/calendar; charset=utf-8', 'cache-control': 'private, no-cache' })
    const { name, refreshed, events } = parsed(text)
    expect({ name, refreshed }).toEqual({ name: 'Vedlikehold · Solveien 12', refreshed: 'PT4H' })
    const shown = (await Promise.all([year, year + 1].map((one) => daysOf(estate, `year=${one}`)))).flat().map(({ date }) => date)
    expect(events.filter(({ day }) => day.startsWith(`${year}`) || day.startsWith(`${year + 1}`)).map(({ day }) => day)).toEqual(shown)
    const page = `http://grunnmur.example/private/estate/${estate.id}/maintenance/plan/building/${buildingId}/area/${areaId}/listed/${taskId}`
    expect(events.find(({ day }) => day === `${year + 1}-02-10`)).toEqual({
      uid: `${taskId}-${year + 1}0210@grunnmur`,
      day: `${year + 1}-02-10`,
      summary: 'Rens av takrenner',
      description: expect.stringMatching(/^Hvor: Hus \d+, Tak\nAnsvarlig: Eierne sammen\n\nBruk stige\.\n\nSe oppgaven: /),
      location: 'Solveien 12, 0586 Oslo',
      categories: ['Blikkenslager'],
      status: 'CONFIRMED',
      transp: 'TRANSPARENT',
      url: page,
      stamp: expect.any(String),
      isWholeDay: true,
      length: 1,
    })
  })

  test('keeps a series on the 31st, and one on the 29th of February, within the month', async () => {
    const estate = await planned(world)
    await task(estate, { title: 'Siste', startDate: '2020-01-31', period: 'month', interval: 1 })
    await task(estate, { title: 'Skudd', startDate: '2020-02-29', period: 'month', interval: 12 })
    const { events } = await fetched(visitor, await feed(estate))
    const days = (title: string) => events.filter(({ summary }) => summary.endsWith(title)).map(({ day }) => day)
    const last = (month: number) => new Date(Date.UTC(year + 1, month, 0)).toISOString().slice(0, 10)
    expect(days('Siste').filter((day) => day.startsWith(`${year + 1}`))).toEqual(Array.from({ length: 12 }, (_, n) => last(n + 1)))
    expect(days('Skudd').filter((day) => day.startsWith(`${year + 1}`))).toEqual([last(2)])
  })

  test('shows one that was moved on its new day, and one that was done on the day it was done, each by the name it had', async () => {
    const estate = await planned(world)
    const { taskId } = await task(estate, { title: 'Fyring', startDate: `${year}-01-10`, period: 'month', interval: 1 })
    const address = await feed(estate)
    const before = await fetched(visitor, address)
    const uids = before.events.map(({ uid }) => uid)
    const move = `mutation ($input: MoveMaintenanceTaskInput!) { moveMaintenanceTask(input: $input) { id } }`
    const input = { estateId: estate.id, taskId, dueDate: `${year + 1}-03-10`, movedTo: `${year + 1}-03-20` }
    expect((await estate.owner.gql(move, { input })).errors).toBeUndefined()
    await estate.owner.put(archiving(estate, taskId), { dueDate: `${year}-01-10`, doneDate: `${year}-01-12` })
    const after = await fetched(visitor, address)
    const named = (day: string) => after.events.find(({ uid }) => uid === `${taskId}-${day}@grunnmur`)
    expect(named(`${year + 1}0310`)).toMatchObject({ day: `${year + 1}-03-20`, summary: 'Fyring' })
    expect(named(`${year}0110`)).toMatchObject({ day: `${year}-01-12`, summary: 'Utført: Fyring' })
    expect(new Set(after.events.map(({ uid }) => uid))).toEqual(new Set(uids))
  })

  test('is written so that every program can read it: folded lines, signs that mean something, Norwegian letters', async () => {
    const estate = await planned(world)
    const title = `Vask, skrap; mal \\ ${'blåbærsyltetøy på øya '.repeat(8).trim()}`
    const description = 'Først:\nså; dette, \\n og\n“det”\u{1F3E0}'
    await once(estate, title, { description })
    const { text } = await visitor.get(pathOf(await feed(estate)))
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    const lines = text.split('\r\n').map((line) => Buffer.from(line))
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(75)
    expect(lines.some((line) => line.toString()[0] === ' ')).toBe(true)
    const [event] = parsed(text).events
    expect(event!.summary.replace('Forfalt: ', '')).toBe(title)
    expect(event!.description).toContain(description)
  })

  test('has a tag that holds for as long as nothing changes, over HEAD too', async () => {
    const estate = await planned(world)
    await once(estate, 'Rens')
    const address = pathOf(await feed(estate))
    const first = await visitor.get(address)
    const tag = String(first.headers['etag'])
    expect((await visitor.get(address)).headers['etag']).toBe(tag)
    expect(await visitor.get(address, { 'if-none-match': tag })).toMatchObject({ status: 304, text: '' })
    const head = await visitor.send('HEAD', address)
    expect(head).toMatchObject({ status: 200, text: '', headers: { etag: tag, 'content-type': 'text/calendar; charset=utf-8' } })
    await once(estate, 'Mal')
    expect((await visitor.get(address, { 'if-none-match': tag })).status).toBe(200)
  })

  test('of one responsible holds only theirs, and never another estate’s', async () => {
    const [estate, other] = [await planned(world), await planned(world)]
    const second = await estate.coOwner()
    await once(other, 'Hos andre')
    await once(estate, 'Alle')
    await once(estate, 'Min', { responsibleKind: 'landlord', responsibleId: second.accountId })
    const titles = async (values: object) =>
      (await fetched(visitor, await feed(estate, values))).events.map(({ summary }) => summary.split(': ').at(-1))
    expect(new Set(await titles({}))).toEqual(new Set(['Alle', 'Min']))
    expect(await titles({ responsibleKind: 'landlord' })).toEqual(['Alle'])
    expect(await titles({ responsibleKind: 'landlord', responsibleId: second.accountId })).toEqual(['Min'])
    const [supplier] = await world.sql<{ id: string }>(
      `insert into maintenance_supplier (estate_id, name, trade, email, phone) values ($1, 'Blikk AS', 'tinsmith', 'blikk@test.example', '+4768050001') returning id`,
      [estate.id],
    )
    const { taskId } = await once(estate, 'Blikk')
    await world.sql(`update maintenance_task set responsible_kind = 'supplier', responsible_id = $2 where id = $1`, [taskId, supplier!.id])
    await world.sql(
      `insert into calendar_feed (estate_id, key_hash, key_sealed, responsible_kind, responsible_id, language, account_id)
        select estate_id, sha256('supplier'), '', 'supplier', $2, language, account_id from calendar_feed where estate_id = $1 limit 1`,
      [estate.id, supplier!.id],
    )
    expect(
      ((await estate.owner.get(feedsOf(estate))).body as unknown as Record<string, unknown>[]).find(
        ({ responsibleKind }) => responsibleKind === 'supplier',
      ),
    ).toMatchObject({
      responsibleName: 'Blikk AS',
    })
    const strange = await estate.owner.post(feedsOf(estate), {
      language: 'nb',
      responsibleKind: 'landlord',
      responsibleId: other.owner.accountId,
    })
    expect(strange).toMatchObject({ status: 422, body: { details: { fields: { responsibleId: 'notValid' } } } })
  })

  test('is written in the language it was made in', async () => {
    const estate = await planned(world)
    await once(estate, 'Clean', { trade: 'plumber', startDate: `${year - 1}-12-31` })
    const { name, events } = await fetched(visitor, await feed(estate, { language: 'en', responsibleKind: 'landlord' }))
    expect(name).toMatch(/^Maintenance · Prøveveien \d+ · The owners together$/)
    expect(events).toMatchObject([
      { summary: 'Overdue: Clean', categories: ['Plumber'], description: expect.stringContaining('See the task: ') },
    ])
  })

  test('can’t be asked for without end', async () => {
    const address = pathOf(await feed(await planned(world)))
    const answers = await Promise.all(Array.from({ length: 30 }, () => visitor.get(address)))
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(20)
    expect(answers.find(({ status }) => status === 429)).toMatchObject({ headers: { 'retry-after': '1' } })
  })

  test('of ten thousand tasks it holds the nearest', async () => {
    const estate = await planned(world)
    await yearlyTasks(world, estate, 10_000)
    const { events } = await fetched(visitor, await feed(estate))
    expect(events).toHaveLength(2000)
    const away = events.map(({ day }) => Math.abs(Date.parse(day) - Date.now()) / 86_400_000)
    expect(Math.max(...away)).toBeLessThan(60)
  })
})

test('where the plan is switched off a feed shows nothing', async () => {
  const world = await createWorld()
  const estate = await planned(world)
  const address = pathOf(await feed(estate))
  const off = await createWorld({
    FEATURES: 'task-page',
    DATABASE_URL: world.environment['DATABASE_URL']!,
    SESSION_SECRET: world.environment['SESSION_SECRET']!,
  })
  expect((await off.anonymous().get(address)).status).toBe(404)
  await off.close()
  await world.close()
})
