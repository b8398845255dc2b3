import { beforeAll, describe, expect, test } from 'vitest'
import { today } from '#schema/day.ts'
import { remindOfDeadlines } from '#server/projects/closing/deadlineReminders.ts'
import { emailOf, mailsTo } from '#tests/mail/mails.ts'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import type { World } from '#tests/support/world/world.ts'
import { calledIn, startProject } from './project.ts'

let world: World
beforeAll(async () => void (world = await sharedWorld()))

const year = Number(today().slice(0, 4))
const RENOVATIONS = `query ($estateId: ID!) { renovations(estateId: $estateId) { nodes { id title year trades companies cost projectId
  documents { customName documentType file { id } } deadlines { kind dueDate } } } }`

const LISTED = `query ($estateId: ID!, $after: String) { renovationProjects(estateId: $estateId, first: 1, after: $after) { totalCount
  edges { cursor node { title pictures { totalCount } } } } }`
const CONTROLLED = `query ($estateId: ID!) { renovations(estateId: $estateId) { nodes { controlAreas { name completedPointCount
  points { name completedBy } } } } }`

/** A bathroom with a contract, a paper and a budget, a plumber called in, and one point that is done. */
async function nearlyDone() {
  const started = await startProject(world)
  const { company, url, projectId, estate } = started
  const other = await calledIn(world, company)
  const participants = [
    { role: 'ProjectManager', accountId: company.leader.accountId },
    { role: 'Subcontractor', subcontractorId: other.subcontractorId },
  ]
  await company.leader.put(url, { name: 'Nytt bad', type: 'RENOVATION', renovationPresets: ['BATHROOM'], participants })
  const [contract, paper] = [await company.leader.upload(), await company.leader.upload()]
  await company.leader.put(`${url}/delivery-documents`, {
    documents: [
      { documentType: 'contract', customName: 'Kontrakt', fileId: contract },
      { documentType: 'fdv', customName: 'FDV bad', fileId: paper },
    ],
  })
  await company.leader.put(`${url}/budget`, { lines: [{ trade: 'tiler', amount: 120_000 }] })
  const [point] = await world.sql<{ id: string; areaId: string }>(
    'select id, control_area_id "areaId" from control_point where project_id = $1 order by id limit 1',
    [projectId],
  )
  const pointUrl = `${url}/control-areas/${point!.areaId}/control-points/${point!.id}`
  await company.leader.put(pointUrl, { isCompleted: true, files: [{ id: await company.leader.upload() }] })
  return { ...started, other, contract, paper, pointUrl, owner: estate.owner }
}

describe('a project that is closed', () => {
  test('is written among the renovations of the estate, with its trades, year, companies, cost and papers', async () => {
    const { company, url, estate, owner, projectId, other, contract, paper } = await nearlyDone()
    expect((await company.leader.post(`${url}/close`, { reason: 'Resten tas i et nytt prosjekt' })).status).toBe(200)
    const [renovation] = ((await owner.gql(RENOVATIONS, { estateId: estate.id })).data['renovations'] as { nodes: object[] }).nodes
    const [mine, theirs] = await world.sql<{ name: string }>('select name from company where id = any($1) order by id = $2 desc', [
      [company.id, other.id],
      company.id,
    ])
    expect(renovation).toMatchObject({
      title: 'Nytt bad',
      year,
      trades: ['plumber', 'tiler'],
      companies: [mine!.name, theirs!.name],
      cost: 120_000,
      projectId,
      documents: [
        { customName: 'Kontrakt', documentType: 'contract', file: { id: contract } },
        { customName: 'FDV bad', documentType: 'otherDocument', file: { id: paper } },
      ],
      deadlines: [{ kind: 'lastWalk' }, { kind: 'complaint', dueDate: expect.stringContaining(String(year + 5)) }],
    })
    const found = await owner.get(`/api/private/estate/${estate.id}/documents?searchValue=FDV`)
    expect(found.body['items']).toMatchObject([{ kind: 'renovation', section: 'renovations', name: 'FDV bad' }])
    const guest = await estate.guest('read')
    expect((await guest.get(`/api/private/file/${paper}`)).status).toBe(200)
    for (const [section, status] of [
      ['renovations', 200],
      ['projects', 200],
      ['interior', 403],
    ] as const) {
      const link = await estate.link({ sections: [section] })
      expect((await link.get(`/api/public/${link.key}/file/${paper}`)).status).toBe(status)
    }
    const stranger = await (await world.company()).as('Leader')
    expect((await stranger.get(`/api/private/file/${paper}`)).status).toBe(404)
  })

  test('takes its own place in the list of what was and is being renovated, and is not told twice', async () => {
    const { company, url, estate, owner, projectId } = await nearlyDone()
    const list = `/api/private/estate/${estate.id}/renovation-projects`
    await owner.put(`/api/private/estate/${estate.id}/renovations`, { kind: 'selfEffort', title: 'Malt gangen', year: year + 1 })
    const asListed = async () =>
      ((await owner.get(list)).body['items'] as object[]).map((item) => item as { title: string; renovationId: string; projectId: string })
    const running = { title: 'Nytt bad', renovationId: null, projectId, isRunning: true, canRead: true, documentCount: 0, cost: null, year }
    expect(await asListed()).toMatchObject([running, { title: 'Malt gangen', isRunning: false, projectId: null }])
    const first = await owner.gql(LISTED, { estateId: estate.id })
    const { edges, totalCount } = first.data['renovationProjects'] as { edges: { cursor: string; node: object }[]; totalCount: number }
    expect({ totalCount, edges }).toMatchObject({ totalCount: 2, edges: [{ node: { title: 'Nytt bad', pictures: { totalCount: 0 } } }] })
    const next = await owner.gql(LISTED, { estateId: estate.id, after: edges[0]!.cursor })
    expect(next.data['renovationProjects']).toMatchObject({ edges: [{ node: { title: 'Malt gangen' } }] })
    const link = await estate.link({ sections: ['renovations'] })
    const byLink = `/api/public/${link.key}/estate/${estate.id}/renovation-projects`
    expect((await link.get(byLink)).body).toMatchObject({
      items: [
        { ...running, canRead: false },
        { title: 'Malt gangen', canRead: true },
      ],
    })
    const both = await estate.link({ sections: ['renovations', 'projects'] })
    expect((await both.get(byLink.replace(link.key, both.key))).body).toMatchObject({ items: [running, {}] })

    await company.leader.post(`${url}/close`, { reason: 'Resten tas i et nytt prosjekt' })
    expect(await asListed()).toMatchObject([
      { title: 'Malt gangen' },
      { title: 'Nytt bad', isRunning: false, projectId: null, cost: 120_000 },
    ])
    expect((await asListed())[1]!.renovationId).toBeTruthy()
    expect((await link.get(byLink)).body).toMatchObject({ totalCount: 2, items: [{}, { title: 'Nytt bad', documentCount: 2 }] })
  })

  test('shows its control points in the renovation, to those who see the project', async () => {
    const { company, url, estate, owner } = await nearlyDone()
    await company.leader.post(`${url}/close`, { reason: 'Resten tas i et nytt prosjekt' })
    const areasFor = async (person: typeof owner) => {
      const { nodes } = (await person.gql(CONTROLLED, { estateId: estate.id })).data['renovations'] as {
        nodes: { controlAreas: object[] }[]
      }
      return nodes[0]!.controlAreas
    }
    const areas = (await areasFor(owner)) as { name: string; completedPointCount: number; points: { completedBy: string | null }[] }[]
    expect(areas.length).toBeGreaterThan(1)
    expect(areas.flatMap(({ points }) => points).filter(({ completedBy }) => completedBy)).toHaveLength(1)
    expect(areas.reduce((sum, { completedPointCount }) => sum + completedPointCount, 0)).toBe(1)
    expect(await areasFor(await estate.guest('read'))).toHaveLength(areas.length)
    const link = await estate.link({ sections: ['renovations'] })
    expect((await link.gql(CONTROLLED, { estateId: estate.id })).error).toMatchObject({ code: 'badRequest' })
  })

  test('tells all who had a part in it, and nobody twice', async () => {
    const { company, url, owner } = await nearlyDone()
    await company.leader.post(`${url}/close`, { reason: 'Resten tas i et nytt prosjekt' })
    const told = (await mailsTo(world, await emailOf(world, owner))).filter(({ subject }) => subject === 'Et prosjekt er avsluttet')
    expect(told).toHaveLength(1)
    const own = await mailsTo(world, await emailOf(world, company.leader))
    expect(own.map(({ subject }) => subject)).not.toContain('Et prosjekt er avsluttet')
  })

  test('reminds its owner by the kind of contract, once each, and never of what comes too late', async () => {
    const { company, url, owner, projectId } = await nearlyDone()
    expect((await company.leader.gql(CLOSE, { input: { projectId, contract: 'NEW_DWELLING', reason: 'Resten tas senere' } })).data).toEqual(
      {
        closeProject: { deadlines: [{ kind: 'callInspection' }, { kind: 'inspection' }, { kind: 'lastWalk' }, { kind: 'complaint' }] },
      },
    )
    await world.sql(
      "update project_deadline set due_date = current_date - 1 where project_id = $1 and kind in ('inspection', 'complaint')",
      [projectId],
    )
    await remindOfDeadlines(world.app)
    await remindOfDeadlines(world.app)
    const told = (await mailsTo(world, await emailOf(world, owner))).filter(({ subject }) => subject.startsWith('En dag å huske'))
    expect(told).toHaveLength(1)
    expect(JSON.stringify(told[0])).toContain('ett år siden overtakelsen')
    expect((await owner.get(url)).body).toMatchObject({ isCompleted: true })
  })

  test('says what is open, takes a reason for ending it all the same, and its book tells it', async () => {
    const { company, url, projectId } = await startProject(world)
    const { body: left } = await company.leader.get(`${url}/left-open`)
    expect(left).toEqual({ points: expect.any(Number), deviations: 0, papers: expect.any(Number), orders: 0 })
    expect(Number(left['points']) + Number(left['papers'])).toBeGreaterThan(0)
    for (const body of [{}, { reason: '  ' }])
      expect(await company.leader.post(`${url}/close`, body)).toMatchObject({
        status: 422,
        body: { details: { fields: { reason: 'required' } } },
      })
    expect((await company.leader.get(url)).body['isCompleted']).toBe(false)
    await company.leader.post(`${url}/close`, { reason: 'Kunden flytter inn før jul' })
    const asked = '($projectId: ID!) { project(projectId: $projectId) { isCompleted closeReason } }'
    expect((await company.leader.gql(`query ${asked}`, { projectId })).data).toEqual({
      project: { isCompleted: true, closeReason: 'Kunden flytter inn før jul' },
    })
  })

  test('counts no days where two firms agreed among themselves', async () => {
    const { company, projectId } = await startProject(world)
    expect((await company.leader.gql(CLOSE, { input: { projectId, contract: 'COMMERCIAL', reason: 'Resten tas senere' } })).data).toEqual({
      closeProject: { deadlines: [] },
    })
  })

  test('keeps its papers when the renovation that was written of it is deleted', async () => {
    const { company, url, estate, owner, paper } = await nearlyDone()
    await company.leader.post(`${url}/close`, { reason: 'Resten tas i et nytt prosjekt' })
    const { nodes } = (await owner.gql(RENOVATIONS, { estateId: estate.id })).data['renovations'] as { nodes: { id: string }[] }
    await owner.delete(`/api/private/estate/${estate.id}/renovations/${nodes[0]!.id}`)
    expect((await company.leader.get(`/api/private/file/${paper}`)).status).toBe(200)
    expect((await owner.get(`${url}/delivery-documents`)).body['documents']).toHaveLength(2)
  })
})

const CLOSE = `mutation ($input: CloseProjectInput!) { closeProject(input: $input) { deadlines { kind } } }`

describe('what was documented', () => {
  test('stays with the estate, with the names of those who signed, when the company and its people are gone', async () => {
    const { company, url, estate, owner, paper, pointUrl, projectId } = await nearlyDone()
    await company.leader.post(`${url}/close`, { reason: 'Resten tas i et nytt prosjekt' })
    const before = (await owner.get(pointUrl)).body
    expect(before['completedBy']).toBeTruthy()
    await forget(company.id)
    expect((await owner.get(url)).body).toMatchObject({ projectId, isCompleted: true, companyId: null, companyName: expect.any(String) })
    const after = (await owner.get(pointUrl)).body
    expect(after).toMatchObject({ completedBy: before['completedBy'], fileCount: 1 })
    expect((await owner.get(`/api/private/file/${paper}`)).status).toBe(200)
    expect((await owner.get(`${url}/delivery-documents`)).body['documents']).toHaveLength(2)
    expect((await owner.gql(RENOVATIONS, { estateId: estate.id })).data['renovations']).toMatchObject({ nodes: [{ title: 'Nytt bad' }] })
  })

  test('is over when the company that ran it is gone before it was closed', async () => {
    const { company, url, owner } = await nearlyDone()
    await forget(company.id)
    expect((await owner.get(url)).body).toMatchObject({ isCompleted: true, companyId: null })
    expect((await owner.get('/api/private/projects?status=ARCHIVED')).body['items']).toHaveLength(1)
  })
})

/** As the database would have it done, by whoever looks after it. */
async function forget(companyId: string) {
  await world.sql('delete from public_link where created_by in (select id from account where company_id = $1)', [companyId])
  await world.sql('delete from account where company_id = $1', [companyId])
  await world.sql('delete from company where id = $1', [companyId])
}
