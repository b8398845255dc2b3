import { beforeAll, describe, expect, test } from 'vitest'
import { uuidv7 } from '#server/kernel/ids.ts'
import { png } from '#tests/support/world/pictures.ts'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import type { World } from '#tests/support/world/world.ts'
import { bathroom, builder, calledIn, startProject } from './project.ts'

let world: World
beforeAll(async () => void (world = await sharedWorld()))

const missing = { status: 404, body: { code: 'entityNotFound' } }
const READ = `query ($projectId: ID!) { project(projectId: $projectId) { id name isCompleted status canEditProject canAccessOrders canViewBudget
  unseenOrderCount architectDrawingCount deliveryDocumentCount customer { accountId name } estate { estateId addressLine1 } image { id }
  participants { role name company state } may version } }`
const CREATE = 'mutation ($input: CreateProjectInput!) { createProject(input: $input) { id version } }'
const UPDATE = 'mutation ($input: UpdateProjectInput!) { updateProject(input: $input) { name version } }'
const CLOSE =
  'mutation ($projectId: ID!) { closeProject(input: { projectId: $projectId, reason: "Resten tas senere" }) { isCompleted status } }'

describe('a project', () => {
  test('is started by a company on an estate that let it in, over both transports', async () => {
    const estate = await world.estate()
    const { leader, professional, id: companyId } = await builder(world, estate)
    const started = await leader.post('/api/private/project', { ...bathroom, estateId: estate.id, projectNumber: '2026/001/15' })
    expect(started).toMatchObject({
      status: 201,
      body: {
        name: 'Nytt bad',
        projectNumber: '2026/001/15',
        renovationPresets: ['BATHROOM'],
        isCompleted: false,
        status: 'ACTIVE',
        version: 1,
      },
    })
    const projectId = started.body['projectId']
    const read = await leader.get(`/api/private/project/${String(projectId)}`)
    expect(read).toMatchObject({
      status: 200,
      headers: { etag: '"v1"' },
      body: {
        projectId,
        customer: { accountId: estate.owner.accountId },
        estate: { estateId: estate.id },
        image: null,
        canEditProject: true,
        canAccessOrders: true,
        canViewBudget: true,
        unseenOrderCount: 0,
        architectDrawingCount: 0,
        deliveryDocumentCount: 0,
        companyId,
      },
    })
    const { data } = await professional.gql(CREATE, { input: { name: 'Garasje', type: 'NEW_BUILDING', estateId: estate.id } })
    const id = (data['createProject'] as { id: string }).id
    expect((await professional.gql(READ, { projectId: id })).data['project']).toMatchObject({
      canEditProject: false,
      canViewBudget: false,
      canAccessOrders: true,
      participants: [{ role: 'ProjectManager', state: 'CONFIRMED' }],
    })
  })

  test('begins with the control areas of its work, and its own', async () => {
    const { projectId, url, company } = await startProject(world, { controlAreas: [{ name: 'Badstue', partyName: 'Sauna AS' }] })
    const areas = () =>
      world.sql<{ code: string | null; name: string | null; points: string }>(
        `select code, name, (select count(*) from control_point p where p.control_area_id = a.id) points
         from control_area a where project_id = $1 order by sort_order, id`,
        [projectId],
      )
    const first = await areas()
    const { body } = await company.leader.get(url)
    expect(body['controlAreas']).toMatchObject([
      ...first.slice(0, -1).map(({ code: type }) => ({ type })),
      { name: 'Badstue', partyName: 'Sauna AS' },
    ])
    expect(first.map(({ code, name }) => code ?? name)).toEqual([
      'electrician',
      'wetAreas',
      'ventilation',
      'plumbing',
      'bathroom',
      'Badstue',
    ])
    expect(first.filter(({ code }) => code).every(({ points }) => Number(points) > 0)).toBe(true)
    await company.leader.put(url, { ...bathroom, renovationPresets: ['BATHROOM', 'FRONT_DOOR_REPLACEMENT'] })
    expect((await areas()).map(({ code, name }) => code ?? name)).toEqual([
      ...first.map(({ code, name }) => code ?? name),
      'carpenter',
      'doors',
    ])
  })

  test('is changed by who manages it, with a picture, and is closed once', async () => {
    const { url, company, projectId, estate } = await startProject(world)
    const imageId = await company.leader.upload('bad.png', await png(), 'image')
    const form = { ...bathroom, name: 'Bad i kjelleren', startDate: '2026-01-05', endDate: '2026-03-31', imageId }
    expect(await company.leader.put(url, form)).toMatchObject({
      status: 200,
      body: { name: 'Bad i kjelleren', image: { id: imageId }, version: 2 },
    })
    const again = await company.leader.gql(UPDATE, { input: { projectId, version: 2, name: 'Bad', type: 'RENOVATION' } })
    expect(again.data).toMatchObject({ updateProject: { name: 'Bad', version: 3 } })
    expect(await company.leader.get(`${url}/form`)).toMatchObject({
      status: 200,
      body: { name: 'Bad', startDate: '2026-01-05', image: { id: imageId } },
    })
    for (const person of [company.leader, company.professional, estate.owner])
      expect((await person.get(`/api/private/file/${imageId}`)).status).toBe(200)
    expect((await (await world.account()).get(`/api/private/file/${imageId}`)).status).toBe(404)
    expect(await company.leader.post(`${url}/close`, { reason: 'Resten tas i et nytt prosjekt' })).toMatchObject({
      status: 200,
      body: { isCompleted: true, status: 'ARCHIVED', canEditProject: false },
    })
    const over = { code: 'projectCompleted' }
    expect(await company.leader.post(`${url}/close`, { reason: 'Resten tas i et nytt prosjekt' })).toMatchObject({
      status: 409,
      body: over,
    })
    expect((await company.leader.gql(CLOSE, { projectId })).error).toMatchObject(over)
    expect(await company.leader.put(url, form)).toMatchObject({ status: 409, body: over })
    expect((await company.leader.get(`${url}/form`)).status).toBe(403)
    expect((await company.leader.get(url)).body['may']).toEqual(expect.not.arrayContaining(['update project']))
  })

  test('that two close at once is closed once', async () => {
    const { url, company } = await startProject(world)
    const answers = await Promise.all(
      [company.leader, company.admin].map((person) => person.post(`${url}/close`, { reason: 'Resten tas i et nytt prosjekt' })),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  test('that somebody else has changed is not written over', async () => {
    const { url, company, projectId } = await startProject(world)
    const answers = await Promise.all(
      [company.leader, company.admin].map((person, i) => person.put(url, { ...bathroom, name: `Bad ${i}` }, { 'If-Match': '"v1"' })),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ details: { reason: 'stale' } })
    const input = { projectId, name: 'Bad', type: 'RENOVATION' }
    expect((await company.leader.gql(UPDATE, { input: { ...input, version: 1 } })).error).toMatchObject({ details: { reason: 'stale' } })
    expect((await company.leader.gql(UPDATE, { input })).error).toMatchObject({ details: { fields: { version: 'required' } } })
  })

  test('that is sent twice with one key is started once', async () => {
    const estate = await world.estate()
    const { leader } = await builder(world, estate)
    const key = { 'Idempotency-Key': uuidv7() }
    const send = () => leader.post('/api/private/project', { ...bathroom, estateId: estate.id }, key)
    expect((await send()).body).toEqual((await send()).body)
    expect((await leader.get('/api/private/projects')).body).toMatchObject({ totalCount: 1 })
  })

  test('names the fields at fault', async () => {
    const estate = await world.estate()
    const { leader, id } = await builder(world, estate)
    const stranger = await calledIn(world, await world.company())
    const fieldsOf = async (values: object) =>
      (await leader.post('/api/private/project', { ...bathroom, estateId: estate.id, ...values })).body.details?.fields
    expect(await fieldsOf({ name: ' ', type: 'CASTLE', projectNumber: '1/2', endDate: '2026-13-01' })).toEqual({
      name: 'required',
      type: 'notValid',
      renovationPresets: 'notValid',
      projectNumber: 'notValid',
      endDate: 'notValid',
    })
    for (const projectNumber of ['1/2/3/4', 'a/2/3', '1//3', '/1/2/3'])
      expect(await fieldsOf({ projectNumber })).toEqual({ projectNumber: 'notValid' })
    expect(await fieldsOf({ startDate: '2026-02-01', endDate: '2026-01-01' })).toEqual({ endDate: 'notValid' })
    expect(await fieldsOf({ type: 'NEW_BUILDING' })).toEqual({ renovationPresets: 'notValid' })
    expect(await fieldsOf({ customer: { accountId: leader.accountId } })).toEqual({ 'customer.accountId': 'notValid' })
    expect(await fieldsOf({ customer: {} })).toEqual({ 'customer.name': 'required' })
    expect(await fieldsOf({ participants: [{ role: 'Subcontractor', accountId: estate.owner.accountId }] })).toEqual({
      'participants[0].accountId': 'notValid',
    })
    expect(await fieldsOf({ participants: [{ role: 'ProjectManager', subcontractorId: stranger.subcontractorId }] })).toEqual({
      'participants[0].subcontractorId': 'notValid',
    })
    expect(await fieldsOf({ imageId: uuidv7() })).toEqual({ imageId: 'notValid' })
    expect(await fieldsOf({ estateId: (await world.estate()).id })).toEqual({ estateId: 'notValid' })
    expect(await world.sql('select from project where company_id = $1', [id])).toHaveLength(0)
  })

  test('of others does not exist', async () => {
    const { projectId, url } = await startProject(world)
    const stranger = await startProject(world)
    for (const person of [stranger.company.leader, stranger.estate.owner])
      for (const address of [url, `${url}/involvement`, `${url}/form`, '/api/private/project/x', `/api/private/project/${uuidv7()}`])
        expect(await person.get(address)).toMatchObject(missing)
    expect(await stranger.company.leader.put(url, bathroom)).toMatchObject(missing)
    expect(await stranger.company.admin.post(`${url}/close`, { reason: 'Resten tas i et nytt prosjekt' })).toMatchObject(missing)
    expect((await stranger.company.leader.gql(CLOSE, { projectId })).error).toEqual({ code: 'entityNotFound' })
  })
})
