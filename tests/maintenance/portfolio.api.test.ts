import { describe, expect, test } from 'vitest'
import { inDays } from '#schema/day.ts'
import type { Client } from '#tests/support/world/client.ts'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import type { TestEstate } from '#tests/support/world/world.ts'
import { budgetsOf } from './economy.ts'
import { archiving, area, letIn, planned, task } from './plan.ts'

const PORTFOLIO = '{ portfolio(first: 50) { totalCount edges { node { id overdueCount spent budget worstGrade worstPart } } } }'
const url = '/api/private/portfolio'
const thisYear = Number(inDays(0).slice(0, 4))

describe('the portfolio', async () => {
  const world = await sharedWorld()
  const listed = async (by: Client) => (await by.get(url)).body['items'] as Record<string, unknown>[]

  test('tells of each estate what is late, what comes, what it cost and its worst part, over both transports', async () => {
    const estate = await planned(world)
    const { areaId, buildingId } = await area(estate, {
      code: '26',
      conditionGrade: 'TG3',
      cause: 'Slitt',
      consequence: 'Lekkasje',
      costEstimate: 100,
    })
    await area(estate, { buildingId, code: '21' })
    await task(estate, { areaId, startDate: inDays(-3) })
    await task(estate, { areaId, startDate: inDays(80) })
    await task(estate, { areaId, startDate: inDays(100) })
    const { taskId } = await task(estate, { areaId, startDate: `${thisYear}-01-01` })
    await estate.owner.put(archiving(estate, taskId), { doneDate: `${thisYear}-01-01`, cost: 1250.5 })
    await estate.owner.put(`${budgetsOf(estate)}/${buildingId}`, { year: thisYear, amount: 9000 })
    expect(await listed(estate.owner)).toMatchObject([
      {
        estateId: estate.id,
        overdueCount: 1,
        soonCount: 1,
        spent: 1250.5,
        budget: 9000,
        worstGrade: 'TG3',
        worstPart: '26',
        endingCount: 0,
        nextEnd: null,
      },
    ])
    const { data } = await estate.owner.gql(PORTFOLIO)
    expect(data['portfolio']).toMatchObject({
      totalCount: 1,
      edges: [{ node: { id: estate.id, overdueCount: 1, spent: 1250.5, budget: 9000, worstGrade: 'TG3', worstPart: '26' } }],
    })
  })

  test('a guest and a company see the estates that they are let in to, and nothing of what is closed to them', async () => {
    const estate = await planned(world)
    const { areaId } = await area(estate, { conditionGrade: 'TG2', cause: 'Slitt', consequence: 'Lekkasje' })
    await task(estate, { areaId, startDate: inDays(-3) })
    const guest = await estate.guest('read', { denied: ['maintenance-economy', 'insurance'] })
    expect(await listed(guest)).toMatchObject([{ estateId: estate.id, overdueCount: 1, spent: null, budget: null, endingCount: null }])
    const closed = await estate.guest('read', { denied: ['maintenance-plan'] })
    expect(await listed(closed)).toMatchObject([{ estateId: estate.id, overdueCount: null, soonCount: null, spent: 0 }])
    expect(await listed(await letIn(world, estate))).toMatchObject([
      { estateId: estate.id, overdueCount: 1, spent: null, endingCount: null, worstGrade: 'TG2' },
    ])
  })

  test('tells only what is wrong, and in the order that is asked for, on screens and in sheets', async () => {
    const owner = await world.account()
    const year = `${thisYear}-01-01`
    const today = inDays(0)
    const [calm, late, costly] = await world.sql<{ id: string }>(
      `with e as (insert into estate (identity_kind, municipality_no, gnr, bnr, fnr, snr, ownership_kind, address_line1)
        select 'cadastre', '0301', 9100, (random() * 1e9)::int, n, 0, 'owned', 'Rekka ' || n from generate_series(1, 3) n returning id, address_line1),
      o as (insert into estate_owner (estate_id, account_id) select id, $1 from e) select id from e order by address_line1`,
      [owner.accountId],
    )
    await world.sql(
      `insert into licence (account_id, plan, valid_from, valid_to) values ($1, 'CUSTOMER_PLUS', now(), now() + interval '1 year')`,
      [owner.accountId],
    )
    const of = (found: typeof calm) => ({ id: found!.id, owner }) as unknown as TestEstate
    const here = await area(of(late), { code: '26', conditionGrade: 'TG2', cause: 'Slitt', consequence: 'Lekkasje' })
    await task(of(late), { areaId: here.areaId, startDate: inDays(-3) })
    const there = await area(of(costly), { code: '21', conditionGrade: 'TG3', cause: 'Slitt', consequence: 'Lekkasje', costEstimate: 100 })
    const { taskId } = await task(of(costly), { areaId: there.areaId, startDate: year })
    await owner.put(archiving(of(costly), taskId), { doneDate: today, cost: 500 })
    await owner.put(`${budgetsOf(of(costly))}/${there.buildingId}`, { year: thisYear, amount: 400 })
    const asked = async (query: string) =>
      ((await owner.get(`${url}?${query}`)).body['items'] as { estateId: string }[]).map(({ estateId }) => estateId)
    expect(await asked('filter=overdue')).toEqual([late!.id])
    expect(await asked('filter=bad')).toEqual([costly!.id])
    expect(await asked('filter=over')).toEqual([costly!.id])
    expect(await asked('filter=ending')).toEqual([])
    expect(await asked('order=address')).toEqual([calm!.id, late!.id, costly!.id])
    expect(await asked('order=overdue')).toEqual([late!.id, calm!.id, costly!.id])
    expect(await asked('order=spent')).toEqual([costly!.id, calm!.id, late!.id])
    expect(await asked('order=worst')).toEqual([costly!.id, late!.id, calm!.id])
    expect(await asked('order=worst&pageSize=2&page=2')).toEqual([calm!.id])
    expect(await asked('order=ending')).toEqual([calm!.id, late!.id, costly!.id])
    const { text } = await owner.get(`${url}/sheet?format=csv&order=worst&filter=over&searchQuery=REKKA`)
    expect(text.trimEnd().split('\r\n').slice(1)).toEqual([expect.stringContaining('Rekka 3')])
    const sheet = await owner.get(`${url}/sheet?format=csv&order=worst`)
    expect(sheet.text.match(/Rekka \d/g)).toEqual(['Rekka 3', 'Rekka 2', 'Rekka 1'])
    expect((await owner.get(`${url}?order=size`)).body).toMatchObject({ details: { fields: { order: 'notValid' } } })
    const { data } = await owner.gql('{ portfolio(filter: overdue, order: worst) { nodes { id } } }')
    expect(data['portfolio']).toEqual({ nodes: [{ id: late!.id }] })
  })

  test('is a sheet too, in the words of its reader and with nothing of what is closed to them', async () => {
    const estate = await planned(world)
    const { areaId } = await area(estate, { code: '26' })
    await task(estate, { areaId, startDate: inDays(-3) })
    const owner = await estate.owner.get(`${url}/sheet?format=csv`, { 'accept-language': 'nb' })
    expect(owner.headers['content-disposition']).toContain('portefolje.csv')
    const [heads, line] = owner.text.slice(1).trimEnd().split('\r\n')
    expect(heads).toMatch(/^Eiendom;Sted;Forfalt;Neste 90 dager;Brukt i år;/)
    expect(line).toMatch(/;1;0;0;;TG1;Tak;0;$/)
    const guest = await estate.guest('read', { denied: ['maintenance-plan', 'maintenance-economy', 'insurance'] })
    expect((await guest.get(`${url}/sheet?format=csv`, { 'accept-language': 'en' })).text).toMatch(/,,,,,TG1,Roof,,\r\n$/)
    expect((await estate.owner.get(`${url}/sheet`)).raw.subarray(0, 2).toString()).toBe('PK')
    expect((await world.anonymous().get(`${url}/sheet`)).status).toBe(401)
  })

  test('two hundred estates are asked for as three are: with one statement', async () => {
    const owner = await world.account()
    const { app } = world.running
    const { send } = app
    let sent: string[] = []
    app.send = (statement) => {
      sent.push(statement.text)
      return send(statement)
    }
    const statements = async () => {
      sent = []
      await owner.gql(PORTFOLIO)
      return sent
    }
    const own = (count: number) =>
      world.sql(
        `with e as (insert into estate (identity_kind, municipality_no, gnr, bnr, fnr, snr, ownership_kind, address_line1)
          select 'cadastre', '0301', 9000, (random() * 1e9)::int, n, 0, 'owned', 'Mange ' || n from generate_series(1, $2::int) n returning id)
        insert into estate_owner (estate_id, account_id) select id, $1 from e`,
        [owner.accountId, count],
      )
    try {
      await own(3)
      await statements()
      const few = await statements()
      expect(few).toHaveLength(1)
      await own(197)
      expect(await statements()).toEqual(few)
    } finally {
      app.send = send
    }
    expect((await owner.get(`${url}?pageSize=100`)).body).toMatchObject({ totalCount: 200, totalPages: 2 })
  })

  test('nobody else sees it, and whoever sees no estate has an empty one', async () => {
    await planned(world)
    expect(await listed(await world.account())).toEqual([])
    expect((await world.anonymous().get(url)).status).toBe(401)
    expect((await (await world.account()).get(`${url}?searchQuery=${'x'.repeat(201)}`)).body).toMatchObject({
      details: { fields: { searchQuery: 'tooLong' } },
    })
  })
})
