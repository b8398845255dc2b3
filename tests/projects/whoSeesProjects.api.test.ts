import { beforeAll, describe, expect, test } from 'vitest'
import { companyReads } from '#tests/support/rights.ts'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import { later, type World } from '#tests/support/world/world.ts'
import { bathroom, builder, calledIn, license, startProject } from './project.ts'

let world: World
beforeAll(async () => void (world = await sharedWorld()))

const list = '/api/private/projects'
const refused = { status: 403, body: { code: 'authorizationFailure' } }
const role = { status: 403, body: { code: 'unauthorizedUser', details: { reason: 'role' } } }
const licence = { status: 403, body: { code: 'unauthorizedUser', details: { reason: 'licence' } } }
const gone = { status: 404, body: { code: 'entityNotFound' } }
const names = ({ body }: { body: Record<string, unknown> }) => (body['items'] as { name: string }[]).map(({ name }) => name)

describe('a project', () => {
  test('is seen by its company, its customer and their guest, each with what they may do', async () => {
    const { url, company, estate } = await startProject(world)
    const guest = await estate.guest('edit')
    const may = async (person: typeof guest) => (await person.get(url)).body['may']
    expect(await may(company.admin)).toEqual(await may(company.leader))
    expect(await may(company.leader)).toEqual(
      expect.arrayContaining(['update project', 'read budget', 'release orders', 'reopen control-areas']),
    )
    expect(await may(company.professional)).toEqual([
      'read project',
      'read orders',
      'create orders',
      'reject orders',
      'read control-areas',
      'update control-areas',
      'read deviations',
      'raise deviations',
      'read handover',
      'read documents',
      'update documents',
      'read interior',
      'update interior',
    ])
    expect(await may(estate.owner)).toEqual(expect.arrayContaining(['read budget', 'approve orders']))
    expect(await may(guest)).toEqual(['read project', 'read control-areas', 'read deviations', 'read documents', 'read interior'])
    for (const person of [company.professional, estate.owner, guest]) {
      expect(await person.put(url, bathroom)).toMatchObject(refused)
      expect(await person.post(`${url}/close`, { reason: 'Resten tas i et nytt prosjekt' })).toMatchObject(refused)
      expect(names(await person.get(list))).toEqual(['Nytt bad'])
    }
    expect((await company.leader.get(`${url}/involvement`)).body).toMatchObject({
      roles: ['ProjectManager'],
      participants: [{ role: 'ProjectManager' }, { role: 'Subcontractor' }, { role: 'Owner', company: null }],
    })
    expect(
      (await estate.owner.gql('query ($id: ID!) { projectInvolvement(projectId: $id) { roles } }', { id: url.split('/').at(-1) })).data,
    ).toEqual({
      projectInvolvement: { roles: ['Owner'] },
    })
  })

  test('is there for those of its company who have a part in it, and for whoever administers it', async () => {
    const { url, company, projectId, estate } = await startProject(world)
    const { orderId } = (await estate.owner.post('/api/private/order', { projectId, type: 'request', title: 'Ekstra stikkontakt' }))
      .body as {
      orderId?: string
    }
    const colleagues = [await company.as('Leader'), await company.as('Professional')]
    const seen = ['', '/involvement', '/delivery-documents', '/architect-documents', '/deviations', `/estate/${estate.id}/floors`].map(
      (below) => `${url}${below}`,
    )
    for (const person of colleagues) {
      for (const place of [...seen, `/api/private/order/${orderId}`, `/api/private/order/report?projectId=${projectId}`])
        expect({ place, ...(await person.get(place)) }).toMatchObject({ place, ...gone })
      for (const place of [list, '/api/private/order', `/api/private/estate/${estate.id}/construction-projects`])
        expect({ place, items: (await person.get(place)).body['items'] }).toEqual({ place, items: [] })
      expect(await person.post('/api/private/order', { projectId, type: 'quote', title: 'Fliser' })).toMatchObject(gone)
    }
    expect((await company.admin.get(`/api/private/order/${orderId}`)).body).toMatchObject({ seesPrices: true })

    const participants = [
      { role: 'ProjectManager', accountId: company.leader.accountId },
      ...colleagues.map(({ accountId }) => ({ role: 'Subcontractor', accountId })),
    ]
    expect((await company.leader.put(url, { ...bathroom, participants })).status).toBe(200)
    for (const person of colleagues) {
      for (const place of [...seen, `/api/private/order/${orderId}`])
        expect({ place, status: (await person.get(place)).status }).toEqual({ place, status: 200 })
      expect((await person.get('/api/private/order')).body).toMatchObject({ totalCount: 1, items: [{ gross: 0, seesPrices: true }] })
    }
    expect(await company.professional.get(url)).toMatchObject(gone)
  })

  test('is still there for its owner when the company that ran it is gone, with its orders', async () => {
    const { url, estate, projectId } = await startProject(world)
    await estate.owner.post('/api/private/order', { projectId, type: 'request', title: 'Ekstra stikkontakt' })
    await world.sql('update project set company_id = null where id = $1', [projectId])
    expect(names(await estate.owner.get(`${list}?status=ARCHIVED`))).toEqual(['Nytt bad'])
    expect((await estate.owner.get('/api/private/order')).body).toMatchObject({ totalCount: 1, items: [{ projectId }] })
    expect((await estate.owner.get(url)).status).toBe(200)
  })

  test('lets a company that it calls in see it, and the estate as long as it goes on', async () => {
    const { url, company, estate } = await startProject(world)
    const other = await calledIn(world, company)
    const plumber = await other.as('Professional')
    const house = `/api/private/estate/${estate.id}/details`
    expect(await plumber.get(url)).toMatchObject(gone)
    expect(await plumber.get(house)).toMatchObject(gone)
    const participants = [
      { role: 'ProjectManager', accountId: company.leader.accountId },
      { role: 'Subcontractor', subcontractorId: other.subcontractorId },
    ]
    expect(await company.leader.put(url, { ...bathroom, participants })).toMatchObject({
      status: 200,
      body: { participants: [{ role: 'ProjectManager' }, { role: 'Subcontractor', state: 'CREATED' }] },
    })
    expect(await plumber.get(url)).toMatchObject({
      status: 200,
      body: { canEditProject: false, canViewBudget: false, canAccessOrders: true },
    })
    expect(await plumber.get(house)).toMatchObject({
      status: 200,
      body: {
        may: [...companyReads, 'read moisture'],
      },
    })
    expect((await plumber.get(`/api/private/estate/${estate.id}/technical-information/estate`)).status).toBe(200)
    expect((await plumber.get(`/api/private/estate/${estate.id}/insurance`)).status).toBe(403)
    expect((await plumber.get(`${url}/involvement`)).body).toMatchObject({ roles: ['Subcontractor'] })
    await company.leader.post(`${url}/close`, { reason: 'Resten tas i et nytt prosjekt' })
    expect(await plumber.get(url)).toMatchObject({ status: 200, body: { isCompleted: true } })
    expect(await plumber.get(house)).toMatchObject(gone)
  })

  test('is managed by a leader of another company that manages it, and of one that no longer does not', async () => {
    const { url, company } = await startProject(world)
    const other = await calledIn(world, company)
    const [leader, professional] = [await other.as('Leader'), await other.as('Professional')]
    const manager = { role: 'ProjectManager', subcontractorId: other.subcontractorId }
    await company.leader.put(url, { ...bathroom, participants: [manager] })
    expect(await company.leader.put(url, bathroom)).toMatchObject(gone)
    expect(await professional.put(url, bathroom)).toMatchObject(refused)
    expect((await leader.put(url, { ...bathroom, name: 'Bad' })).status).toBe(200)
    expect(await company.admin.put(url, { ...bathroom, participants: [] })).toMatchObject({
      status: 422,
      body: { details: { fields: { participants: 'required' } } },
    })
    const participants = [{ role: 'ProjectManager', accountId: company.leader.accountId }]
    expect((await company.admin.put(url, { ...bathroom, participants })).status).toBe(200)
    expect(await leader.get(url)).toMatchObject(gone)
  })

  test('needs a licence of its company to be changed, and none to be read', async () => {
    const { url, company, estate } = await startProject(world)
    await world.sql('update licence set valid_to = now() where company_id = $1', [company.id])
    expect((await company.leader.get(url)).status).toBe(200)
    expect(await company.leader.put(url, bathroom)).toMatchObject(licence)
    expect(await company.leader.post('/api/private/project', { ...bathroom, estateId: estate.id })).toMatchObject(licence)
    expect((await estate.owner.get(url)).status).toBe(200)
    await license(world, company.id)
    expect((await company.leader.put(url, bathroom)).status).toBe(200)
  })

  test('is started by companies alone', async () => {
    const estate = await world.estate()
    const form = { ...bathroom, estateId: estate.id }
    expect(await estate.owner.post('/api/private/project', form)).toMatchObject(role)
    expect((await world.anonymous().post('/api/private/project', form)).status).toBe(401)
    const { leader } = await builder(world, estate, { licence: false })
    expect(await leader.post('/api/private/project', form)).toMatchObject(licence)
    const { data } = await leader.gql(
      'query ($id: ID!) { projectOptions(estateId: $id) { customers { name } people { name leads } subcontractors { name } } }',
      {
        id: estate.id,
      },
    )
    expect(data).toMatchObject({ projectOptions: { customers: [{ name: expect.any(String) as string }], subcontractors: [] } })
  })
})

describe('projects', () => {
  test('are listed by status and search, a page at a time', async () => {
    const estate = await world.estate({ address_line1: 'Furulia 100 %' })
    const { leader } = await builder(world, estate)
    const start = (values: object) => leader.post('/api/private/project', { ...bathroom, estateId: estate.id, ...values })
    const first = await start({ name: 'Bad i første' })
    await start({ name: 'Tak', renovationPresets: ['ROOF_TILES_REPLACEMENT'], projectNumber: '26/7/1', customer: { name: 'Åse Berg' } })
    await leader.post(`/api/private/project/${String(first.body['projectId'])}/close`, { reason: 'Resten tas i et nytt prosjekt' })
    expect(names(await leader.get(list))).toEqual(['Tak'])
    expect(names(await leader.get(`${list}?status=ARCHIVED`))).toEqual(['Bad i første'])
    for (const word of ['tak', '26/7', 'aase', '100 %', 'Furulia tak'])
      expect(names(await leader.get(`${list}?searchQuery=${encodeURIComponent(word)}`))).toEqual(['Tak'])
    expect(names(await leader.get(`${list}?searchQuery=_`))).toEqual([])
    expect(names(await leader.get(`${list}?estateId=${estate.id}`))).toEqual(['Tak'])
    const other = await world.estate()
    expect(names(await leader.get(`${list}?estateId=${other.id}`))).toEqual([])
    expect((await leader.get(`${list}?status=OPEN`)).status).toBe(400)
    expect((await leader.get(`${list}?page=2&pageSize=1`)).body).toMatchObject({ items: [], totalCount: 1, totalPages: 1 })
    const { data } = await leader.gql(
      '{ projects(first: 1, status: ARCHIVED) { totalCount edges { node { status isCompleted estate { addressLine1 } } } } }',
    )
    expect(data).toMatchObject({ projects: { totalCount: 1, edges: [{ node: { status: 'ARCHIVED', isCompleted: true } }] } })
    expect(names(await (await world.account()).get(list))).toEqual([])
  })

  test('that build anew are told of to all who see the estate, by a link too', async () => {
    const { company, estate } = await startProject(world, { name: 'Bad' })
    const built = await company.leader.post('/api/private/project', { name: 'Hytte', type: 'NEW_BUILDING', estateId: estate.id })
    const place = `/estate/${estate.id}/construction-projects`
    expect((await estate.owner.get(`/api/private${place}?page=1`)).body).toMatchObject({
      items: [{ projectId: built.body['projectId'], name: 'Hytte', type: 'NEW_BUILDING', status: 'ACTIVE', canRead: true }],
      totalCount: 1,
    })
    const link = await estate.link()
    expect((await link.get(`/api/public/${link.key}${place}`)).body).toMatchObject({ items: [{ name: 'Hytte', canRead: true }] })
    const { data } = await link.gql('query ($id: ID!) { constructionProjects(estateId: $id) { edges { node { name companyName } } } }', {
      id: estate.id,
    })
    expect(data).toMatchObject({ constructionProjects: { edges: [{ node: { name: 'Hytte' } }] } })
    const another = await (await world.estate()).link()
    expect(await another.get(`/api/public/${another.key}${place}`)).toMatchObject(gone)
    const expired = await estate.link({ expires: later(-1) })
    expect((await expired.get(`/api/public/${expired.key}${place}`)).status).toBe(410)
    expect(await (await world.account()).get(`/api/private${place}`)).toMatchObject(gone)
  })
})
