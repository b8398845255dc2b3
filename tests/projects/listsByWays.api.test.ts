import { beforeAll, expect, test } from 'vitest'
import type { Client } from '#tests/support/world/client.ts'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import type { World } from '#tests/support/world/world.ts'
import { ordering } from './order.ts'
import { calledIn } from './project.ts'

let world: World
beforeAll(async () => void (world = await sharedWorld()))

type Site = Awaited<ReturnType<typeof ordering>>

async function takesPart({ projectId, estate }: Site, role: string, who: { accountId?: string | null; subcontractorId?: string }) {
  await world.sql(
    'insert into project_participant (estate_id, project_id, role, account_id, subcontractor_id) values ($1, $2, $3, $4, $5)',
    [estate.id, projectId, role, who.accountId ?? null, who.subcontractorId ?? null],
  )
}

/** Sites where the same people stand on different sides, with orders of each kind. */
async function sites() {
  const [one, other] = [await ordering(world), await ordering(world)]
  const plumber = {
    admin: one.plumber.admin,
    leader: await one.plumber.as('Leader'),
    professional: await one.plumber.as('Professional'),
    alone: await one.plumber.as('Professional'),
  }
  const tiler = await one.tiler.as('Professional')
  // The same firm is known to a second company, and its people lead that one's project.
  const [known] = await world.sql<{ id: string }>(
    `insert into subcontractor (owner_company_id, company_id, name, organization_number, trade)
      select $1, id, name, organization_number, 'plumber' from company where id = $2 returning id`,
    [other.company.id, one.plumber.id],
  )
  await takesPart(other, 'ProjectManager', { subcontractorId: known!.id })
  await takesPart(other, 'Subcontractor', { subcontractorId: known!.id })
  await takesPart(other, 'Subcontractor', { accountId: plumber.alone.accountId })
  // An owner of the one house who works on it, and one who works on the other alone.
  await takesPart(one, 'Subcontractor', { accountId: one.owner.accountId })
  const outsider = await calledIn(world, one.company)
  for (const site of [one, other]) {
    await site.make(site.leader)
    await site.make(site.leader, { subcontractorId: site.plumber.subcontractorId })
    await site.make(site.leader, { subcontractorId: site.tiler.subcontractorId })
    await site.released({ subcontractorId: site.tiler.subcontractorId })
    await site.make(site.owner, { type: 'request', lines: [] })
  }
  await one.make(plumber.professional)
  const closed = await ordering(world)
  await closed.make(closed.leader)
  await closed.leader.post(`${closed.url}/close`, { reason: 'Resten tas i et nytt prosjekt' })
  const guest = await one.estate.guest('edit')
  const people: Record<string, Client> = {
    guest,
    tiler,
    plumberAdmin: plumber.admin,
    plumberLeader: plumber.leader,
    plumberProfessional: plumber.professional,
    plumberAlone: plumber.alone,
    tilerAdmin: other.tiler.admin,
    outsider: outsider.admin,
    closedAdmin: closed.company.admin,
    closedOwner: closed.owner,
  }
  for (const [name, site] of Object.entries({ one, other }))
    Object.assign(people, {
      [`${name} owner`]: site.owner,
      [`${name} admin`]: site.company.admin,
      [`${name} leader`]: site.leader,
      [`${name} professional`]: site.company.professional,
    })
  return { sites: [one, other, closed], people }
}

const idsIn = ({ body }: { body: Record<string, unknown> }, key: string) =>
  (body['items'] as Record<string, string>[]).map((item) => item[key]!)

test('lists hold what whoever asks may open, each once, and nothing else', async () => {
  const { sites: all, people } = await sites()
  const projectIds = all.map(({ projectId }) => projectId)
  const orders = await world.sql<{ id: string }>('select id from project_order where project_id = any($1) order by id desc', [projectIds])
  for (const [name, person] of Object.entries(people)) {
    const opened = async (place: string, ids: readonly string[]) => {
      const found: string[] = []
      for (const id of ids) if ((await person.get(`${place}/${id}`)).status === 200) found.push(id)
      return found
    }
    const order = await person.get('/api/private/order')
    const orderIds = idsIn(order, 'orderId')
    expect({ name, orders: orderIds }).toEqual({
      name,
      orders: await opened(
        '/api/private/order',
        orders.map(({ id }) => id),
      ),
    })
    expect({ name, body: order.body }).toMatchObject({ name, body: { totalCount: orderIds.length, hasMoreThanCounted: false } })
    const projects = [await person.get('/api/private/projects'), await person.get('/api/private/projects?status=ARCHIVED')]
    expect({ name, projects: projects.flatMap((answer) => idsIn(answer, 'projectId')).toSorted() }).toEqual({
      name,
      projects: (await opened('/api/private/project', projectIds)).toSorted(),
    })
  }
})

test('a list goes on where its page ends, by cursor and by number, whichever way its rows were found', async () => {
  const { people } = await sites()
  const person = people['plumberLeader']!
  const all = idsIn(await person.get('/api/private/order'), 'orderId')
  expect(all.length).toBeGreaterThan(5)
  const byCursor: string[] = []
  for (let after: string | null = null; ;) {
    const { data } = await person.gql(
      'query ($after: String) { orders(first: 2, after: $after) { totalCount hasMoreThanCounted nodes { id } pageInfo { hasNextPage endCursor } } }',
      { after },
    )
    const page = data['orders'] as { totalCount: number; nodes: { id: string }[]; pageInfo: { hasNextPage: boolean; endCursor: string } }
    expect(page).toMatchObject({ totalCount: all.length, hasMoreThanCounted: false })
    byCursor.push(...page.nodes.map(({ id }) => id))
    if (!page.pageInfo.hasNextPage) break
    after = page.pageInfo.endCursor
  }
  expect(byCursor).toEqual(all)
  const byNumber: string[] = []
  for (let page = 1; page <= Math.ceil(all.length / 2); page++)
    byNumber.push(...idsIn(await person.get(`/api/private/order?page=${page}&pageSize=2`), 'orderId'))
  expect(byNumber).toEqual(all)
})
