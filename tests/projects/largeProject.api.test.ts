import { readFileSync } from 'node:fs'
import { afterAll, describe, expect, test } from 'vitest'
import type { Client } from '#tests/support/world/client.ts'
import { createWorld } from '#tests/support/world/world.ts'
import { builder, startProject } from './project.ts'

const amounts = { areas: 60, points: 2000, pictures: 10_000, projects: 5000 }

/** What a large project holds, written past what its screens do. */
const filling = `
insert into control_area (estate_id, project_id, name, sort_order)
  select $estate, $project, 'Område ' || n, 100 + n from generate_series(1, ${amounts.areas}) n;
insert into control_point (estate_id, project_id, control_area_id, name, sort_order)
  select $estate, $project, a.id, 'Punkt ' || n, n from (select id, row_number() over (order by sort_order) place from control_area
    where project_id = $project and sort_order > 100) a, generate_series(1, case when a.place <= 20 then 34 else 33 end) n;
with kept as (
  insert into file (name, url_name, type, size, sha256, purpose, owner_account_id, is_temporary, estate_id, project_id, section)
    select 'Bilde ' || n || '.jpg', 'Bilde.jpg', 'image/jpeg', 1000, '', 'image', $account, false, $estate, $project, 'project'
    from generate_series(1, ${amounts.pictures}) n returning id
), numbered as (select id, (row_number() over (order by id) - 1) % ${amounts.points} place from kept)
insert into control_point_file (estate_id, project_id, control_point_id, file_id)
  select $estate, $project, p.id, f.id from numbered f join (
    select c.id, row_number() over (order by c.id) - 1 place from control_point c join control_area a on a.id = c.control_area_id
      where c.project_id = $project and a.sort_order > 100) p using (place);
`
const many = `
with made as (
  insert into project (estate_id, company_id, name, type, renovation_presets, customer_name)
    select $estate, $company, 'Prosjekt ' || lpad(n::text, 4, '0'), 'RENOVATION', '{BATHROOM}', 'Kari Kunde' from generate_series(1, $count) n
    returning id, estate_id
), areas as (
  insert into control_area (estate_id, project_id, code, sort_order) select estate_id, id, 'wetAreas', 1 from made returning id, project_id, estate_id
)
insert into control_point (estate_id, project_id, control_area_id, code, sort_order)
  select a.estate_id, a.project_id, a.id, c.code, c.place from areas a, unnest(array['membrane', 'drainCollar', 'tightnessTest']) with ordinality c(code, place);
`
const filled = (text: string, literals: Record<string, string>) =>
  Object.entries(literals).reduce((sql, [name, value]) => sql.replaceAll(name, value), text)

const operations = Object.values(JSON.parse(readFileSync('client/generated/operations.json', 'utf8')) as Record<string, string>)
const screen = (name: string) => operations.find((text) => text.startsWith(`query ${name}(`))!

interface Statement {
  text: string
  values?: unknown[]
}
interface Node {
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  Plans?: Node[]
}

describe('a firm with very much to do', async () => {
  const world = await createWorld()
  afterAll(() => world.close())
  const { app } = world.running
  const send = app.send
  let sent: Statement[] = []
  app.send = (statement) => {
    sent.push(statement)
    return send(statement)
  }
  const statementsOf = async (work: () => Promise<unknown>) => {
    await work()
    sent = []
    await work()
    return [...sent]
  }
  /** How many rows each table gives for what was asked, whether they are used or not. */
  async function rowsRead(statements: readonly Statement[]) {
    const read: Record<string, number> = {}
    const add = (node: Node): void => {
      const table = node['Relation Name']
      if (table) read[table] = (read[table] ?? 0) + (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']
      node.Plans?.forEach(add)
    }
    for (const { text, values } of statements) {
      const [row] = await app.db.query<{ 'QUERY PLAN': { Plan: Node }[] }[]>(`explain (analyze, format json) ${text}`, values)
      add(row!['QUERY PLAN'][0]!.Plan)
    }
    return read
  }
  const [large, small] = [await startProject(world), await startProject(world)]
  const areaOf = async (projectId: string, name: string) =>
    (
      await world.sql<{ id: string }>('select id from control_area where project_id = $1 and coalesce(name, code) = $2', [projectId, name])
    )[0]!.id
  await app.db.query(
    filled(filling, {
      $estate: `'${large.estate.id}'`,
      $project: `'${large.projectId}'`,
      $account: `'${large.company.leader.accountId}'`,
    }),
  )
  const firms = await Promise.all(
    [10, amounts.projects].map(async (count) => {
      const estate = await world.estate()
      const firm = await builder(world, estate)
      await app.db.query(filled(many, { $estate: `'${estate.id}'`, $company: `'${firm.id}'`, $count: String(count) }))
      return firm
    }),
  )
  const [ordinary, busy] = firms as [(typeof firms)[0], (typeof firms)[0]]
  await app.db.query('analyze')

  test('holds what it should', async () => {
    const [found] = await world.sql(
      `select (select count(*)::int from control_area where project_id = $1 and sort_order > 100) areas,
         (select count(*)::int from control_point c join control_area a on a.id = c.control_area_id where c.project_id = $1 and a.sort_order > 100) points,
         (select count(*)::int from control_point_file where project_id = $1) pictures`,
      [large.projectId],
    )
    expect(found).toEqual({ areas: amounts.areas, points: amounts.points, pictures: amounts.pictures })
  })

  const asked = async (name: string, { company, projectId }: typeof large, controlAreaId: string) => {
    const ask = () => company.leader.gql(screen(name), { projectId, controlAreaId, status: 'ACTIVE' })
    expect((await ask()).error).toBeUndefined()
    return statementsOf(ask)
  }
  // The list of points tells how many files each has: those of its own area are all that is read.
  test.each([
    ['ProjectOverview', { points: amounts.points * 4, pictures: 0 }],
    ['ProjectAreas', { points: amounts.points * 4, pictures: 0 }],
    ['ProjectControlArea', { points: 40 * 5, pictures: 40 * 10 }],
  ])('opens its largest project by the statements of a small one, without a look at its pictures: %s', async (name, most) => {
    const [few, very] = [await areaOf(small.projectId, 'wetAreas'), await areaOf(large.projectId, 'Område 7')]
    const [plain, whole] = [await asked(name, small, few), await asked(name, large, very)]
    expect(plain.length).toBeLessThanOrEqual(2)
    expect(whole.map(({ text }) => text).toSorted()).toEqual(plain.map(({ text }) => text).toSorted())
    const read = await rowsRead(whole)
    expect(read['control_point_file'] ?? 0).toBeLessThanOrEqual(most.pictures)
    expect(read['control_point'] ?? 0).toBeLessThanOrEqual(most.points)
    expect(read['file'] ?? 0).toBeLessThanOrEqual(1)
  })

  /** As PostgreSQL happens to go about it; all of a busy firm's would be fifty times as many. */
  const beyond = 100
  const listed = (admin: Client) => statementsOf(() => admin.gql(screen('Projects'), { status: 'ACTIVE', search: null }))
  test('lists its projects by the statements of a firm with ten, and looks into no more of them', async () => {
    const first = (await busy.admin.gql(screen('Projects'), { status: 'ACTIVE' })).data['projects']
    // Over GraphQL they are counted up to a thousand, over REST as far as pages go.
    expect(first).toMatchObject({ totalCount: 1000, hasMoreThanCounted: true, edges: { length: 8 } })
    expect((await busy.admin.get('/api/private/projects')).body).toMatchObject({ totalCount: amounts.projects, hasMoreThanCounted: false })
    const [plain, whole] = [await listed(ordinary.admin), await listed(busy.admin)]
    expect(plain).toHaveLength(1)
    expect(whole.map(({ text }) => text)).toEqual(plain.map(({ text }) => text))
    const [few, very] = [await rowsRead(plain), await rowsRead(whole)]
    for (const table of ['control_area', 'control_point', 'project_deviation', 'project_order', 'project_participant', 'file'])
      expect([table, (very[table] ?? 0) <= (few[table] ?? 0) + beyond]).toEqual([table, true])
  })
})
