import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { today } from '#schema/day.ts'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import { area, daysOf, letIn, planned, task, yearlyTasks } from './plan.ts'

const WHEEL = `query ($estateId: ID!, $year: Int) {
  yearWheel(estateId: $estateId, year: $year) { year today months { month count marks { date title } } buildings { name } responsibles { kind id } }
}`

const MONTH = `query ($estateId: ID!, $year: Int, $month: Int!, $buildingId: ID) {
  wheelMonth(estateId: $estateId, year: $year, month: $month, buildingId: $buildingId) { count pageCount occurrences { title buildingId } }
}`
interface Page {
  occurrences: { id: string; date: string }[]
}

describe('the year wheel', async () => {
  const world = await sharedWorld()
  const url = (id: string, query = '') => `/api/private/maintenance-plans/year-wheel/estates/${id}${query}`
  const month = (id: string, number: number, query = '') => url(id, `/months/${number}?${query}`)

  test('a year has twelve months with what is due in each, of one building or of all', async () => {
    const estate = await planned(world)
    const { areaId, buildingId } = await area(estate)
    await task(estate, { areaId, period: 'month', interval: 3, startDate: '2020-08-31' })
    await task(estate, { title: 'Annet hus', startDate: '2031-02-01' })
    const { data } = await estate.owner.gql(WHEEL, { estateId: estate.id, year: 2031 })
    const { months, ...rest } = data['yearWheel'] as { months: { count: number; marks: object[] }[] }
    expect(rest).toMatchObject({ year: 2031, buildings: [{}, {}], responsibles: [{ kind: 'landlord', id: null }] })
    expect(months.map(({ count }) => count)).toEqual([0, 2, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0])
    expect(months[1]!.marks).toMatchObject([{ date: '2031-02-01' }, { date: '2031-02-28' }])
    expect((await daysOf(estate, `year=2031&buildingId=${buildingId}`)).map(({ date }) => date)).toEqual([
      '2031-02-28',
      '2031-05-31',
      '2031-08-31',
      '2031-11-30',
    ])
    expect((await estate.owner.get(url(estate.id))).body).toMatchObject({ year: Number(today().slice(0, 4)) })
  })

  test('who may read it does, and nobody else', async () => {
    const estate = await planned(world)
    expect((await (await estate.guest('read')).get(url(estate.id))).status).toBe(200)
    expect((await (await letIn(world, estate)).get(url(estate.id))).status).toBe(200)
    const closed = await estate.guest('read', { denied: ['maintenance-year-wheel'] })
    expect(await closed.get(url(estate.id))).toMatchObject({ status: 403, body: { code: 'authorizationFailure' } })
    const stranger = await world.account()
    expect((await stranger.get(url(estate.id))).status).toBe(404)
    expect((await world.anonymous().get(url(estate.id))).status).toBe(401)
    expect(await estate.owner.get(url(estate.id, '?year=1'))).toMatchObject({
      status: 400,
      body: { details: { fields: { year: 'notValid' } } },
    })
  })

  test('a month is listed a page at a time, of one building or of all', async () => {
    const estate = await planned(world)
    const { areaId, buildingId } = await area(estate)
    await task(estate, { areaId, title: 'Hver dag', period: 'day', startDate: '2031-01-01', endDate: '2031-12-31' })
    await task(estate, { title: 'Annet hus', period: 'day', startDate: '2031-01-01', endDate: '2031-12-31' })
    const read = async (query: string) => (await estate.owner.get(month(estate.id, 3, query))).body as unknown as Page
    const pages = [await read('year=2031'), await read('year=2031&page=2'), await read('year=2031&page=3')]
    expect(pages).toMatchObject([1, 2, 3].map((page) => ({ month: 3, page, pageCount: 2, count: 62 })))
    expect(pages.map(({ occurrences }) => occurrences.length)).toEqual([50, 12, 0])
    const listed = pages.flatMap(({ occurrences }) => occurrences)
    expect(new Set(listed.map(({ id }) => id)).size).toBe(62)
    expect(listed.map(({ date }) => date)).toEqual(listed.map(({ date }) => date).toSorted())
    const asked = { estateId: estate.id, year: 2031, month: 3, buildingId }
    const { data } = await estate.owner.gql(MONTH, asked)
    const days = Array.from({ length: 31 }, () => ({ title: 'Hver dag', buildingId }))
    expect(data['wheelMonth']).toEqual({ count: 31, pageCount: 1, occurrences: days })
    expect(await read('year=2031&responsibleKind=supplier')).toMatchObject({ count: 0, pageCount: 0, occurrences: [] })
  })

  test('of more than a picture holds the most urgent have a mark, and every month has some', async () => {
    const estate = await planned(world)
    const daily = { period: 'day', startDate: '2031-01-01', endDate: '2031-12-31' }
    for (const title of ['Én', 'To', 'Tre']) await task(estate, { ...daily, title })
    await task(estate, { title: 'Haster', priority: 1, startDate: '2031-05-04' })
    const { data } = await estate.owner.gql(WHEEL, { estateId: estate.id, year: 2031 })
    const { months } = data['yearWheel'] as { months: { count: number; marks: { title: string }[] }[] }
    expect(months[4]!.count).toBe(94)
    expect(months[4]!.marks.map(({ title }) => title)).toContain('Haster')
    expect(months.every(({ marks }) => marks.length >= 5)).toBe(true)
    expect(months.flatMap(({ marks }) => marks)).toHaveLength(72)
  })

  test('only a month that a year has is listed, for who may read the wheel', async () => {
    const estate = await planned(world)
    expect(await estate.owner.get(month(estate.id, 13))).toMatchObject({
      status: 400,
      body: { details: { fields: { month: 'notValid' } } },
    })
    const closed = await estate.guest('read', { denied: ['maintenance-year-wheel'] })
    expect((await closed.get(month(estate.id, 3))).status).toBe(403)
    expect((await (await planned(world)).owner.get(month(estate.id, 3))).status).toBe(404)
  })

  test('ten thousand tasks are still one year, told in sixty thousand bytes', async () => {
    const estate = await planned(world)
    await yearlyTasks(world, estate, 10_000)
    await world.sql(`insert into building (estate_id, name, in_plan) select $1, 'Blokk ' || n, true from generate_series(1, 120) n`, [
      estate.id,
    ])
    await world.sql(
      `with s as (insert into maintenance_supplier (estate_id, name, trade, email, phone)
          select $1, 'Nordre Rør og Varme ' || n, 'plumber', 'post' || n || '@nordre.example', '+4768050001' from generate_series(1, 120) n returning id)
        update maintenance_task t set responsible_kind = 'supplier', responsible_id = s.id from (select id, row_number() over () n from s) s
          where t.estate_id = $1 and t.title = 'Oppgave ' || s.n`,
      [estate.id],
    )
    const { body } = await estate.owner.get(url(estate.id, '?year=2031'))
    const months = body['months'] as { count: number; occurrences: unknown[] }[]
    expect(months.reduce((sum, { count }) => sum + count, 0)).toBe(10_000)
    expect(months.flatMap(({ occurrences }) => occurrences)).toHaveLength(72)
    const busiest = months.findIndex(({ count }) => count === Math.max(...months.map((one) => one.count))) + 1
    const list = await estate.owner.get(month(estate.id, busiest, 'year=2031&page=2'))
    const screens = Object.values(JSON.parse(readFileSync('client/generated/operations.json', 'utf8')) as Record<string, string>)
    const screen = screens.find((text) => text.startsWith('query YearWheel('))
    const { data } = await estate.owner.gql(screen!, { estateId: estate.id, year: 2031 })
    const { buildings, responsibles } = data['yearWheel'] as Record<'buildings' | 'responsibles', unknown[]>
    expect([buildings.length, responsibles.length]).toEqual([100, 100])
    for (const answer of [body, list.body, data]) expect(Buffer.byteLength(JSON.stringify(answer))).toBeLessThan(60_000)
  })
})
