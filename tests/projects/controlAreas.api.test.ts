import { describe, expect, test } from 'vitest'
import { uuidv7 } from '#server/kernel/ids.ts'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import { bathroom } from './controls.ts'

const AREA = `query ($projectId: ID!, $controlAreaId: ID!) {
  controlArea(projectId: $projectId, controlAreaId: $controlAreaId) {
    id type name ownName renovationType pointCount completedPointCount points { type name } version
  }
}`
const CHANGE =
  'mutation ($input: ChangeControlAreaInput!) { changeControlArea(input: $input) { id name ownName isDisabled isCompleted version } }'

const refused = (code: string, reason?: string) => ({ status: 409, body: { code, ...(reason && { details: { reason } }) } })

describe('the control areas of a project', async () => {
  const world = await sharedWorld()

  test('the language that is asked for goes before the one that was chosen once, over both transports and by a link', async () => {
    const project = await bathroom(world)
    const { url, controlAreaId } = await project.area()
    const english = { 'accept-language': 'en' }
    expect((await project.pro.get(url, english)).body['name']).toBe('Wet areas')
    const ids = { projectId: project.projectId, controlAreaId }
    expect((await project.pro.gql(AREA, ids, english)).data).toMatchObject({ controlArea: { name: 'Wet areas' } })
    const both = `query ($projectId: ID!, $controlAreaId: ID!) { project(projectId: $projectId) { name }
      controlArea(projectId: $projectId, controlAreaId: $controlAreaId) { name } }`
    expect((await project.pro.gql(both, ids, english)).data).toMatchObject({ controlArea: { name: 'Wet areas' } })
    const link = await project.estate.link({ sections: ['projects'] })
    expect((await link.gql(both, ids, english)).data).toMatchObject({ controlArea: { name: 'Wet areas' } })
  })

  test('whoever works in a company signs by their own name', async () => {
    const project = await bathroom(world)
    const { url } = await project.point()
    await world.sql("update account set name = 'Firmaet AS' where id = $1", [project.pro.accountId])
    const [person] = await world.sql<{ name: string }>('select u.name from app_user u where u.id = $1', [project.pro.userId])
    await project.pro.put(url, { isCompleted: true })
    expect((await project.pro.get(url)).body['completedBy']).toBe(person!.name)
  })

  test('an area is read with its points, in the order of the work and in the language of its reader', async () => {
    const project = await bathroom(world)
    const { url, controlAreaId } = await project.area()
    const { status, body } = await project.pro.get(url)
    expect({ status, body }).toMatchObject({
      status: 200,
      body: {
        controlAreaId,
        name: 'Våtrom',
        type: 'wetAreas',
        renovationType: 'BATHROOM',
        isDisabled: false,
        isCompleted: false,
        version: 1,
      },
    })
    expect((body['controlPoints'] as { name: string }[]).map(({ name }) => name)).toEqual([
      'Underlag',
      'Fall til sluk',
      'Membran',
      'Slukmansjett og klemring',
      'Rørgjennomføringer',
      'Tetthetsprøve',
    ])
    await world.sql("update app_user set language = 'en' where id = $1", [project.admin.userId])
    const english = await world.signIn(project.admin.userId, project.admin.accountId)
    expect((await english.gql(AREA, { projectId: project.projectId, controlAreaId })).data).toMatchObject({
      controlArea: { type: 'wetAreas', name: 'Wet areas', ownName: null, pointCount: 6, completedPointCount: 0, points: { length: 6 } },
    })
  })

  test('whoever sees the project reads its areas; to everybody else there are none', async () => {
    const project = await bathroom(world)
    const { url } = await project.area()
    const guest = await project.estate.guest('read')
    for (const reader of [project.estate.owner, guest, project.admin, project.pro]) expect((await reader.get(url)).status).toBe(200)
    const [stranger, foreign] = [await world.account(), (await world.company()).admin]
    for (const other of [stranger, foreign]) {
      expect(await other.get(url)).toMatchObject({ status: 404, body: { code: 'entityNotFound' } })
      expect(await other.put(url, { partyName: 'Vi' })).toMatchObject({ status: 404, body: { code: 'entityNotFound' } })
    }
    expect((await world.anonymous().get(url)).status).toBe(401)
  })

  test('it is changed by those who do the work, and not by its owner or a guest', async () => {
    const project = await bathroom(world)
    const { url, controlAreaId } = await project.area()
    const changed = await project.pro.put(url, { name: 'Bad i andre', partyName: 'Murmester Berg', isDisabled: false, isCompleted: false })
    expect(changed).toMatchObject({ status: 200, body: { name: 'Bad i andre', type: 'wetAreas', partyName: 'Murmester Berg', version: 2 } })
    const guest = await project.estate.guest('edit')
    for (const reader of [project.estate.owner, guest])
      expect(await reader.put(url, { partyName: 'Jeg' })).toMatchObject({ status: 403, body: { code: 'authorizationFailure' } })
    const input = { projectId: project.projectId, controlAreaId, version: 2, name: 'Våtrom' }
    expect((await project.pro.gql(CHANGE, { input })).data).toMatchObject({
      changeControlArea: { name: 'Våtrom', ownName: null, version: 3 },
    })
    expect((await project.pro.gql(CHANGE, { input })).error).toMatchObject({ code: 'cannotHandleTheRequest', details: { reason: 'stale' } })
    const { version: _, ...unversioned } = input
    expect((await project.pro.gql(CHANGE, { input: unversioned })).error).toMatchObject({ details: { fields: { version: 'required' } } })
  })

  test('bad input names its field, and an area that the project made up needs a name', async () => {
    const project = await bathroom(world)
    const [{ url }, own] = [await project.area(), await project.area(null)]
    expect(await project.pro.put(url, { name: 'x'.repeat(256), partyName: 'x'.repeat(256) })).toMatchObject({
      status: 422,
      body: { details: { fields: { name: 'tooLong', partyName: 'tooLong' } } },
    })
    expect(await project.pro.put(url, { isCompleted: 'ja' })).toMatchObject({
      status: 400,
      body: { details: { fields: { isCompleted: 'notValid' } } },
    })
    expect((await project.pro.get(own.url)).body).toMatchObject({ name: 'Terrasse', type: null, controlPoints: [] })
    expect(await project.pro.put(own.url, { name: '' })).toMatchObject({ status: 422, body: { details: { fields: { name: 'required' } } } })
    expect((await project.pro.put(`${project.place}/${uuidv7()}`, { name: 'Hva' })).status).toBe(404)
    expect((await project.pro.get(`${project.place}/nr-1`)).status).toBe(404)
  })

  test('who does the work is one of the company’s own subcontractors, or a name', async () => {
    const [project, other] = [await bathroom(world), await bathroom(world)]
    const { url } = await project.area()
    const called = async (companyId: string, number: string) =>
      (
        await world.sql<{ id: string }>(
          "insert into subcontractor (owner_company_id, name, organization_number, trade) values ($1, 'Flis og Fall AS', $2, 'tiler') returning id",
          [companyId, number],
        )
      )[0]!.id
    const [theirs, foreign] = [await called(project.company.id, '310999001'), await called(other.company.id, '310999002')]
    expect((await project.pro.put(url, { partyId: theirs })).body).toMatchObject({ partyId: theirs, partyName: 'Flis og Fall AS' })
    expect(await project.pro.put(url, { partyId: foreign })).toMatchObject({
      status: 422,
      body: { details: { fields: { partyId: 'notValid' } } },
    })
    expect((await project.pro.put(url, { partyId: null, partyName: null })).body).toMatchObject({ partyId: null, partyName: null })
  })

  test('it is completed once every point is that counts, and reopened by whoever leads', async () => {
    const project = await bathroom(world)
    const [{ url }, { url: membrane }] = [await project.area(), await project.point()]
    const complete = () => project.pro.put(url, { isCompleted: true })
    expect(await complete()).toMatchObject(refused('controlPointListNotCompleted'))
    expect((await project.pro.put(membrane, { isDisabled: true })).body).toMatchObject({ isDisabled: true })
    await project.completeAll(project.pro)
    await project.pro.put(membrane, { isDisabled: true })
    const { controlPointId, url: collar } = await project.point('drainCollar')
    await project.admin.post(`${collar}/reopen`)
    expect((await complete()).body.details?.fields).toEqual({ [`controlPoints.${controlPointId}`]: 'required' })
    await project.pro.put(collar, { isCompleted: true })
    expect(await complete()).toMatchObject({
      status: 200,
      body: { isCompleted: true, completedBy: expect.any(String), completedAt: expect.any(String) },
    })
    for (const change of [{ isCompleted: true }, { partyName: 'Andre' }, { isDisabled: true }, { isCompleted: false }])
      expect(await project.pro.put(url, change)).toMatchObject(refused('controlAreaCompleted'))
    expect(await project.pro.post(`${url}/reopen`)).toMatchObject({ status: 403, body: { code: 'authorizationFailure' } })
    expect(await project.admin.post(`${url}/reopen`)).toMatchObject({ status: 200, body: { isCompleted: false, completedAt: null } })
    expect(await project.admin.post(`${url}/reopen`)).toMatchObject(refused('cannotHandleTheRequest', 'transition'))
    expect((await project.pro.get(url)).body['controlPoints']).toMatchObject([{ isCompleted: true }, { isCompleted: true }, {}, {}, {}, {}])
  })

  test('an area without points is completed as it is', async () => {
    const project = await bathroom(world)
    const { url } = await project.area(null)
    expect((await project.pro.put(url, { isCompleted: true })).body).toMatchObject({ isCompleted: true })
  })

  test('a disabled area is completed only after it was taken up again', async () => {
    const project = await bathroom(world)
    const { url } = await project.area(null)
    expect((await project.pro.put(url, { isDisabled: true })).body).toMatchObject({ isDisabled: true })
    expect(await project.pro.put(url, { isCompleted: true })).toMatchObject(refused('cannotHandleTheRequest', 'transition'))
    expect((await project.pro.put(url, { partyName: 'Senere' })).body).toMatchObject({ isDisabled: true, partyName: 'Senere' })
    expect((await project.pro.put(url, { isDisabled: false, isCompleted: true })).body).toMatchObject({
      isDisabled: false,
      isCompleted: true,
    })
  })

  test('in a completed project nothing is changed and everything is read', async () => {
    const project = await bathroom(world)
    const { url } = await project.area()
    await project.close()
    expect(await project.pro.put(url, { partyName: 'Sent' })).toMatchObject(refused('projectCompleted'))
    expect(await project.admin.post(`${url}/reopen`)).toMatchObject(refused('projectCompleted'))
    expect((await project.pro.get(url)).status).toBe(200)
  })

  test('changing is paid for, reading is not', async () => {
    const project = await bathroom(world, { isPaid: false })
    const { url } = await project.area()
    expect(await project.pro.put(url, { partyName: 'Gratis' })).toMatchObject({
      status: 403,
      body: { code: 'unauthorizedUser', details: { reason: 'licence' } },
    })
    expect((await project.pro.get(url)).status).toBe(200)
  })

  test('the same change sent twice is done once', async () => {
    const project = await bathroom(world)
    const { url } = await project.area()
    const twice = { body: { partyName: 'Berg' }, headers: { 'idempotency-key': uuidv7() } }
    const answers = [await project.pro.send('PUT', url, twice), await project.pro.send('PUT', url, twice)]
    expect(answers.map(({ body }) => body['version'])).toEqual([2, 2])
  })

  test('over REST a version is checked where one is named', async () => {
    const project = await bathroom(world)
    const { url } = await project.area()
    await project.pro.put(url, { partyName: 'En' })
    const stale = await project.pro.send('PUT', url, { body: { partyName: 'To' }, headers: { 'if-match': '"v1"' } })
    expect(stale).toMatchObject(refused('cannotHandleTheRequest', 'stale'))
  })
})
