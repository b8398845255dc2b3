import { describe, expect, test } from 'vitest'
import { tradeNames } from '#schema/companies/tradeNames.ts'
import { companyAsked, linksOf, planned, plans } from '#tests/sharing/accessLinks.ts'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import { archiving, area, planBuilding, plansOf } from './plan.ts'

const LIST = `query ($search: String, $isClaimed: Boolean, $first: Int, $after: String) {
  assignedPlans(search: $search, isClaimed: $isClaimed, first: $first, after: $after) {
    totalCount pageInfo { hasNextPage endCursor }
    edges { node { id estateId status addressLine1 owners contactName trade openTaskCount overdueCount nextDate } } } }`
interface Listed {
  totalCount: number
  pageInfo: { hasNextPage: boolean; endCursor: string | null }
  edges: { node: Record<string, unknown> }[]
}

describe('the plans assigned to a company', async () => {
  const world = await sharedWorld()
  const listed = async (client: Awaited<ReturnType<typeof world.account>>, variables: object = {}) => {
    const { data, errors } = await client.gql(LIST, { ...variables })
    expect(errors).toBeUndefined()
    const { edges, ...rest } = data['assignedPlans'] as Listed
    return { ...rest, nodes: edges.map(({ node }) => node) }
  }

  test('say of one that waits where it is and who asks, and nothing else', async () => {
    const estate = await planned(world)
    await world.sql("update estate set contact_name = 'Vaktmester Vik', address_line1 = 'Ventelia 1' where id = $1", [estate.id])
    const { admin, as, linkId } = await companyAsked(world, estate)
    const [owner] = await world.sql<{ name: string }>('select name from account where id = $1', [estate.owner.accountId])
    const waiting = { status: 'unclaimed', addressLine1: 'Ventelia 1', owners: [owner!.name], trade: 'plumber', contactName: null }
    const counts = { openTaskCount: null, overdueCount: null, nextDate: null }
    for (const person of [admin, await as('Leader'), await as('Professional')]) {
      expect((await listed(person)).nodes).toEqual([{ id: linkId, estateId: estate.id, ...waiting, ...counts }])
      expect((await person.get(plans)).body).toMatchObject({ totalCount: 1, items: [{ linkId, ...waiting, ...counts }] })
    }
    expect((await listed(admin, { search: 'vaktmester' })).totalCount).toBe(0)
    await admin.post(`${linksOf(estate)}/${linkId}`)
    expect((await listed(admin, { search: 'vaktmester' })).nodes).toMatchObject([{ contactName: 'Vaktmester Vik', openTaskCount: 0 }])
  })

  test('count what the company itself is to do there, whichever of its suppliers it is', async () => {
    const estate = await planned(world)
    const { admin, supplier, linkId } = await companyAsked(world, estate)
    await admin.post(`${linksOf(estate)}/${linkId}`)
    const { areaId } = await area(estate)
    const add = async (title: string, startDate: string, body: object = {}) =>
      (await estate.owner.post(`${plansOf(estate)}/tasks`, { areaId, priority: 2, title, startDate, ...body })).body['taskId'] as string
    const done = await add('Gjort', '2020-01-05')
    const late = await add('For sent', '2021-01-05')
    const yearly = await add('Hvert år', '2040-01-05', { period: 'month', interval: 12 })
    await add('Eierens egen', '2019-01-05')
    await world.sql("update maintenance_task set responsible_kind = 'supplier', responsible_id = $2 where id = any($1)", [
      [done, late, yearly],
      supplier.id,
    ])
    expect((await listed(admin)).nodes).toMatchObject([{ openTaskCount: 3, overdueCount: 2, nextDate: '2020-01-05' }])
    expect((await admin.put(archiving(estate, done), { doneDate: '2026-01-05' })).status).toBe(200)
    expect((await admin.get(plans)).body).toMatchObject({ items: [{ openTaskCount: 2, overdueCount: 1, nextDate: '2021-01-05' }] })
  })

  test('are found by address, owner and trade, page by page, those that wait first', async () => {
    const company = await world.company({ organization_number: '313000012' })
    const made = []
    for (const [place, address] of ['Bjørkveien 4', 'Almeveien 2', 'Granlia 9'].entries()) {
      const estate = await planned(world)
      await world.sql('update estate set address_line1 = $2 where id = $1', [estate.id, address])
      const [supplier] = await world.sql<{ id: string }>(
        `insert into maintenance_supplier (estate_id, name, trade, email, phone, organization_number)
          values ($1, 'Oss AS', $2, 'post@oss.example', '+4768050012', '313000012') returning id`,
        [estate.id, place === 2 ? 'electrician' : 'plumber'],
      )
      const { body } = await estate.owner.post(`/api/private/maintenance-plans/participant/estates/${estate.id}/access-request`, {
        supplierId: supplier!.id,
      })
      if (place) await company.admin.post(`${linksOf(estate)}/${String(body['linkId'])}`)
      made.push(estate)
    }
    const addresses = async (variables: object) => (await listed(company.admin, variables)).nodes.map((node) => node['addressLine1'])
    expect(await addresses({})).toEqual(['Bjørkveien 4', 'Almeveien 2', 'Granlia 9'])
    expect(await addresses({ isClaimed: true })).toEqual(['Almeveien 2', 'Granlia 9'])
    expect(await addresses({ isClaimed: false })).toEqual(['Bjørkveien 4'])
    expect(await addresses({ search: 'veien' })).toEqual(['Bjørkveien 4', 'Almeveien 2'])
    expect(await addresses({ search: 'rorlegger alme' })).toEqual(['Almeveien 2'])
    expect(await addresses({ search: 'Electrician' })).toEqual(['Granlia 9'])
    expect(await addresses({ search: 'finnes ikke' })).toEqual([])
    const [owner] = await world.sql<{ name: string }>('select name from account where id = $1', [made[2]!.owner.accountId])
    expect(await addresses({ search: owner!.name })).toContain('Granlia 9')
    const first = await listed(company.admin, { first: 2 })
    expect(first).toMatchObject({ totalCount: 3, pageInfo: { hasNextPage: true } })
    expect(await addresses({ first: 2, after: first.pageInfo.endCursor })).toEqual(['Granlia 9'])
    const { body } = await company.admin.get(`${plans}?searchQuery=veien&page=2&pageSize=1`)
    expect(body).toMatchObject({ totalCount: 2, page: 2, items: [{ addressLine1: 'Almeveien 2' }] })
    expect((await (await world.company()).admin.get(plans)).body).toMatchObject({ totalCount: 0, items: [] })
  })

  test('are listed by those who work in a company, unless it is denied them', async () => {
    const company = await world.company()
    expect((await company.admin.get(plans)).status).toBe(200)
    await world.permit(company.admin.accountId, { subject: 'maintenance-plan-list', effect: 'deny' })
    expect(await company.admin.get(plans)).toMatchObject({ status: 403, body: { details: { reason: 'role' } } })
    expect(await (await world.account()).get(plans)).toMatchObject({ status: 403, body: { details: { reason: 'role' } } })
    expect((await world.anonymous().get(plans)).status).toBe(401)
    const leader = await company.as('Leader')
    expect((await leader.get(`${plans}?page=x`)).status).toBe(400)
  })

  test('a thousand of them, with ten thousand tasks, are a page like any other', async () => {
    const company = await world.company({ organization_number: '313000020' })
    await world.sql(
      `with made as (insert into estate (identity_kind, municipality_no, gnr, bnr, fnr, snr, ownership_kind, address_line1)
          select 'cadastre', '0301', 900, n, 0, 0, 'owned', 'Mangeveien ' || n from generate_series(1, 1000) n returning id),
        houses as (insert into building (estate_id, name, in_plan) select id, 'Hus', true from made returning id, estate_id),
        parts as (insert into building_part (estate_id, building_id, code, condition_grade) select estate_id, id, '26', 'TG1' from houses),
        suppliers as (insert into maintenance_supplier (estate_id, name, trade, email, phone, organization_number)
          select id, 'Oss AS', 'roofer', 'post@oss.example', '+4768050012', '313000020' from made returning id, estate_id)
        insert into access_link (estate_id, company_id, supplier_id, status, claimed_at) select estate_id, $1, id, 'claimed', now() from suppliers`,
      [company.id],
    )
    await world.sql('alter table maintenance_task disable trigger keep_next_maintenance')
    for (let n = 0; n < 10; n += 2)
      await world.sql(
        `insert into maintenance_task (estate_id, building_id, area_id, title, start_date, next_date, responsible_kind, responsible_id)
          select p.estate_id, p.building_id, p.id, 'Oppgave ' || n, day, day, 'supplier', s.id
          from building_part p join maintenance_supplier s on s.estate_id = p.estate_id and s.organization_number = '313000020',
            generate_series($1::int + 1, $1 + 2) n, lateral (select date '2024-01-31' + n * 30 as day) d`,
        [n],
      )
    await world.sql('alter table maintenance_task enable trigger keep_next_maintenance')
    await world.sql('analyze maintenance_task, maintenance_supplier, access_link, estate')
    const { body } = await company.admin.get(`${plans}?searchQuery=taktekker`)
    expect(body).toMatchObject({ totalCount: 1000 })
    expect((body['items'] as { openTaskCount: number }[]).map(({ openTaskCount }) => openTaskCount)).toEqual(Array(20).fill(10))
  })

  test('a trade is searched for by the words that it has on the screens', async () => {
    for (const language of ['nb', 'en'] as const) {
      const { default: shown } = (await import(`#client/messages/${language}/trades.json`, { with: { type: 'json' } })) as {
        default: Record<string, string>
      }
      expect(tradeNames[language]).toEqual(shown)
    }
  })

  test('are worked on once claimed: the plan is read, a task is changed and done', async () => {
    const estate = await planned(world)
    const { as, admin, linkId } = await companyAsked(world, estate)
    await planBuilding(estate)
    const professional = await as('Professional')
    const buildings = `${plansOf(estate)}/maintenance-plan-buildings`
    expect((await professional.get(buildings)).status).toBe(404)
    await admin.post(`${linksOf(estate)}/${linkId}`)
    expect((await professional.get(buildings)).body).toMatchObject([{ name: 'Hovedhus' }])
    const { areaId } = await area(estate)
    const added = await professional.post(`${plansOf(estate)}/tasks`, { areaId, title: 'Rens', priority: 2, startDate: '2026-01-31' })
    expect(added.status).toBe(201)
    expect((await professional.put(archiving(estate, String(added.body['taskId'])), { doneDate: '2026-02-01' })).status).toBe(200)
    expect((await estate.owner.delete(`${linksOf(estate)}/${linkId}`)).status).toBe(204)
    expect((await professional.get(buildings)).status).toBe(404)
    expect((await professional.get(`/api/private/maintenance-plans/year-wheel/estates/${estate.id}`)).status).toBe(404)
    const WHEEL =
      'query ($estateId: ID!) { yearWheel(estateId: $estateId) { year } maintenanceBuildings(estateId: $estateId) { totalCount } }'
    const { errors } = await professional.gql(WHEEL, { estateId: estate.id })
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['entityNotFound', 'entityNotFound'])
    expect((await listed(professional)).totalCount).toBe(0)
  })
})
