import { describe, expect, test } from 'vitest'
import { uuidv7 } from '#server/kernel/ids.ts'
import { png } from '#tests/support/world/pictures.ts'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import { bathroom } from './controls.ts'

const CHANGE = `mutation ($input: ChangeControlPointInput!) {
  changeControlPoint(input: $input) { id name comment isCompleted fileCount files { file { id name } } version }
}`
const ADD =
  'mutation ($input: AddControlPointInput!) { addControlPoint(input: $input) { id type name ownName comment isCompleted version } }'
const VERIFY = `mutation ($projectId: ID!, $controlAreaId: ID!, $controlPointId: ID!, $version: Int) {
  verifyControlPoint(input: { projectId: $projectId, controlAreaId: $controlAreaId, controlPointId: $controlPointId, version: $version }) {
    isVerified verifiedBy isCompletedByMe version
  }
}`
const HISTORY = `query ($estateId: ID!) {
  history(estateId: $estateId, kind: projects) { edges { node { operation recordName recordType changedFields } } }
}`
const refused = (code: string, reason?: string) => ({ status: 409, body: { code, ...(reason && { details: { reason } }) } })

describe('the control points of a project', async () => {
  const world = await sharedWorld()

  test('a point keeps a comment and what shows that it was looked at', async () => {
    const project = await bathroom(world)
    const { url } = await project.point()
    const files = [{ id: await project.pro.upload('membran.png', await png(), 'image') }, await project.pro.upload('måling.pdf')]
    const { status, body } = await project.pro.put(url, { comment: 'To strøk', files })
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { type: 'membrane', name: 'Membran', comment: 'To strøk', isCompleted: false, fileCount: 2, version: 2 },
    })
    for (const reader of [project.estate.owner, project.admin, await project.estate.guest('read')]) {
      const seen = await reader.get(url)
      expect(seen.body).toMatchObject({ files: [{ file: { name: 'membran.png' } }, { file: { name: 'måling.pdf' } }] })
      const [{ file }] = seen.body['files'] as [{ file: { url: string } }]
      expect((await reader.get(file.url)).status).toBe(200)
    }
    const [stranger, foreign] = [await world.account(), (await world.company()).admin]
    const [{ file }] = body['files'] as [{ file: { url: string } }]
    for (const other of [stranger, foreign]) {
      expect((await other.get(url)).status).toBe(404)
      expect((await other.get(file.url)).status).toBe(404)
      expect((await other.put(url, { comment: 'Min' })).status).toBe(404)
    }
    expect((await project.pro.get(project.place + `/${(await project.area()).controlAreaId}`)).body['controlPoints']).toContainEqual(
      expect.objectContaining({ type: 'membrane', fileCount: 2 }),
    )
  })

  test('files that are there stay, those that are named go, and nobody else’s upload comes in', async () => {
    const project = await bathroom(world)
    const { controlAreaId, controlPointId, url } = await project.point()
    const [first, second] = [await project.pro.upload('en.pdf'), await project.pro.upload('to.pdf')]
    const input = { projectId: project.projectId, controlAreaId, controlPointId }
    await project.pro.gql(CHANGE, { input: { ...input, version: 1, fileIds: [first] } })
    const next = await project.pro.gql(CHANGE, {
      input: { ...input, version: 2, fileIds: [first, second], removedFileIds: [first, first] },
    })
    expect(next.data).toMatchObject({ changeControlPoint: { fileCount: 1, files: [{ file: { name: 'to.pdf' } }], version: 3 } })
    const foreign = await project.admin.upload('deres.pdf')
    expect(await project.pro.put(url, { files: [foreign] })).toMatchObject({
      status: 422,
      body: { details: { fields: { fileIds: 'notValid' } } },
    })
    const [released] = await world.sql<{ temporary: boolean }>('select is_temporary temporary from file where id = $1', [first])
    expect(released).toEqual({ temporary: true })
  })

  test('bad input names its field, and a point of another area or project is not found', async () => {
    const [project, other] = [await bathroom(world), await bathroom(world)]
    const [point, foreign, area] = [await project.point(), await other.point(), await project.area('plumbing')]
    const wrong = { name: 'x'.repeat(256), comment: 'x'.repeat(4001), files: ['hus'] }
    expect(await project.pro.put(point.url, wrong)).toMatchObject({
      status: 422,
      body: { details: { fields: { name: 'tooLong', comment: 'tooLong', 'fileIds[0]': 'notValid' } } },
    })
    const elsewhere = [
      `${area.url}/control-points/${point.controlPointId}`,
      `${point.areaUrl}/control-points/${foreign.controlPointId}`,
      `${other.place}/${point.controlAreaId}/control-points/${point.controlPointId}`,
    ]
    for (const url of elsewhere) {
      expect((await project.pro.get(url)).status).toBe(404)
      expect((await project.pro.put(url, { comment: 'Her?' })).status).toBe(404)
      expect((await project.admin.post(`${url}/reopen`)).status).toBe(404)
    }
  })

  test('it is completed, held as it was, and reopened by whoever leads', async () => {
    const project = await bathroom(world)
    const { url } = await project.point()
    expect(await project.estate.owner.put(url, { isCompleted: true })).toMatchObject({
      status: 403,
      body: { code: 'authorizationFailure' },
    })
    expect(await project.admin.post(`${url}/reopen`)).toMatchObject(refused('cannotHandleTheRequest', 'transition'))
    const done = await project.pro.put(url, { isDisabled: false, isCompleted: true, comment: 'Tett' })
    expect(done.body).toMatchObject({
      isCompleted: true,
      completedAt: expect.any(String),
      completedBy: expect.any(String),
      comment: 'Tett',
    })
    for (const change of [{ isCompleted: true }, { isCompleted: false }, { comment: 'Likevel ikke' }, { isDisabled: true }, { files: [] }])
      expect(await project.pro.put(url, change)).toMatchObject(refused('controlPointCompleted'))
    expect(await project.pro.post(`${url}/reopen`)).toMatchObject({ status: 403, body: { code: 'authorizationFailure' } })
    expect(await project.admin.post(`${url}/reopen`)).toMatchObject({
      status: 200,
      body: { isCompleted: false, completedAt: null, completedBy: null, comment: 'Tett' },
    })
  })

  test('a disabled point is taken up before it is completed', async () => {
    const project = await bathroom(world)
    const { url } = await project.point()
    await project.pro.put(url, { isDisabled: true })
    expect(await project.pro.put(url, { isCompleted: true })).toMatchObject(refused('cannotHandleTheRequest', 'transition'))
    expect(await project.admin.post(`${url}/reopen`)).toMatchObject(refused('cannotHandleTheRequest', 'transition'))
    expect((await project.pro.put(url, { comment: 'Ikke aktuelt' })).body).toMatchObject({ isDisabled: true, comment: 'Ikke aktuelt' })
    expect((await project.pro.put(url, { isDisabled: false })).body).toMatchObject({ isDisabled: false, isCompleted: false })
  })

  test('in an area that is completed or disabled no point is changed; a completed project is told first', async () => {
    const project = await bathroom(world)
    const { url, areaUrl } = await project.point()
    await project.pro.put(areaUrl, { isDisabled: true })
    expect(await project.pro.put(url, { comment: 'Nei' })).toMatchObject(refused('cannotHandleTheRequest', 'transition'))
    await project.pro.put(areaUrl, { isDisabled: false })
    await project.completeAll(project.pro)
    await project.pro.put(areaUrl, { isCompleted: true })
    expect(await project.pro.put(url, { comment: 'Nei' })).toMatchObject(refused('controlAreaCompleted'))
    expect(await project.admin.post(`${url}/reopen`)).toMatchObject(refused('controlAreaCompleted'))
    await project.close()
    expect(await project.pro.put(url, { comment: 'Nei' })).toMatchObject(refused('projectCompleted'))
    expect(await project.admin.post(`${url}/reopen`)).toMatchObject(refused('projectCompleted'))
    expect((await project.pro.get(url)).status).toBe(200)
  })

  test('where the project demands it, an area waits until somebody else has looked at every point', async () => {
    const project = await bathroom(world, { needsVerification: true })
    const points = await world.sql<{ id: string }>(
      "select p.id from control_point p join control_area a on a.id = p.control_area_id where a.project_id = $1 and a.code = 'wetAreas'",
      [project.projectId],
    )
    const { controlAreaId, url } = await project.area()
    const ids = { projectId: project.projectId, controlAreaId, controlPointId: points[0]!.id }
    expect((await project.admin.gql(VERIFY, { ...ids, version: 1 })).error).toMatchObject({ details: { reason: 'transition' } })
    await project.completeAll(project.pro)
    expect(await project.pro.put(url, { isCompleted: true })).toMatchObject(refused('controlPointListNotCompleted', 'unverified'))
    expect((await project.pro.gql(VERIFY, { ...ids, version: 2 })).error).toEqual({ code: 'authorizationFailure' })
    expect((await project.estate.owner.gql(VERIFY, { ...ids, version: 2 })).error).toEqual({ code: 'authorizationFailure' })
    expect((await project.admin.gql(VERIFY, { ...ids, version: 1 })).error).toMatchObject({ details: { reason: 'stale' } })
    for (const { id } of points) {
      const seen = await project.admin.gql(VERIFY, { ...ids, controlPointId: id, version: 2 })
      expect(seen.data).toMatchObject({ verifyControlPoint: { isVerified: true, isCompletedByMe: false, version: 3 } })
    }
    expect((await project.admin.gql(VERIFY, { ...ids, version: 3 })).error).toMatchObject({ details: { reason: 'transition' } })
    const first = `${url}/control-points/${points[0]!.id}`
    expect((await project.admin.post(`${first}/reopen`)).body).toMatchObject({ isCompleted: false, isVerified: false, verifiedBy: null })
    await project.admin.put(first, { isCompleted: true })
    expect(await project.admin.put(url, { isCompleted: true })).toMatchObject(refused('controlPointListNotCompleted', 'unverified'))
    expect((await project.pro.gql(VERIFY, { ...ids, version: 5 })).data).toMatchObject({ verifyControlPoint: { isVerified: true } })
    expect((await project.pro.put(url, { isCompleted: true })).body).toMatchObject({ isCompleted: true })
  })

  test('it has room for ten files, however they come', async () => {
    const project = await bathroom(world)
    const { url } = await project.point()
    const uploads = await Promise.all(Array.from({ length: 11 }, () => project.pro.upload()))
    const tooMany = { status: 422, body: { details: { fields: expect.objectContaining({}) } } }
    expect(await project.pro.put(url, { files: uploads })).toMatchObject(tooMany)
    expect((await project.pro.put(url, { files: uploads.slice(0, 9) })).body).toMatchObject({ fileCount: 9 })
    expect(await project.pro.put(url, { files: uploads.slice(9) })).toMatchObject({
      ...tooMany,
      body: { details: { fields: { fileIds: 'tooMany' } } },
    })
    const exchanged = { files: uploads.slice(9), removedFileIds: [uploads[0]!] }
    expect((await project.pro.put(url, exchanged)).body).toMatchObject({ fileCount: 10 })
  })

  test('the same change sent twice is done once, and one of an older version not at all', async () => {
    const project = await bathroom(world)
    const { url } = await project.point()
    const fileId = await project.pro.upload()
    const twice = { body: { comment: 'En gang', files: [fileId] }, headers: { 'idempotency-key': uuidv7() } }
    const answers = [await project.pro.send('PUT', url, twice), await project.pro.send('PUT', url, twice)]
    expect(answers.map(({ body }) => [body['version'], body['fileCount']])).toEqual([
      [2, 1],
      [2, 1],
    ])
    const stale = await project.pro.send('PUT', url, { body: { comment: 'To' }, headers: { 'if-match': '"v1"' } })
    expect(stale).toMatchObject(refused('cannotHandleTheRequest', 'stale'))
    expect((await project.pro.get(url)).body).toMatchObject({ comment: 'En gang' })
  })

  test('what the catalogue does not know is added, to an area that is still open', async () => {
    const project = await bathroom(world)
    const { controlAreaId, url } = await project.area(null)
    const input = { projectId: project.projectId, controlAreaId, controlPointId: uuidv7(), name: 'Rekkverk', comment: 'Minst 90 cm' }
    const added = { addControlPoint: { id: input.controlPointId, type: null, name: 'Rekkverk', ownName: 'Rekkverk', version: 1 } }
    expect((await project.pro.gql(ADD, { input })).data).toMatchObject(added)
    expect((await project.pro.gql(ADD, { input })).error).toEqual({ code: 'entityAlreadyExists' })
    await project.pro.gql(ADD, { input: { ...input, controlPointId: null, name: 'Trapp' } })
    expect((await project.pro.get(url)).body).toMatchObject({ controlPoints: [{ name: 'Rekkverk' }, { name: 'Trapp' }] })
    const point = `${url}/control-points/${input.controlPointId}`
    expect(await project.pro.put(point, { name: null })).toMatchObject({ status: 422, body: { details: { fields: { name: 'required' } } } })
    expect((await project.pro.gql(ADD, { input: { ...input, name: '' } })).error).toMatchObject({
      details: { fields: { name: 'required' } },
    })
    expect((await project.estate.owner.gql(ADD, { input })).error).toEqual({ code: 'authorizationFailure' })
    expect((await (await bathroom(world)).pro.gql(ADD, { input })).error).toEqual({ code: 'entityNotFound' })
    expect(await project.pro.put(url, { isCompleted: true })).toMatchObject(refused('controlPointListNotCompleted'))
    await project.pro.put(url, { isDisabled: true })
    const another = { ...input, controlPointId: null }
    expect((await project.pro.gql(ADD, { input: another })).error).toMatchObject({ details: { reason: 'transition' } })
    await project.pro.put(url, { isDisabled: false })
    await project.completeAll(project.pro, null)
    await project.pro.put(url, { isCompleted: true })
    expect((await project.pro.gql(ADD, { input: another })).error).toEqual({ code: 'controlAreaCompleted' })
  })

  test('its owners read in the history of the estate who did what', async () => {
    const project = await bathroom(world)
    const { url, areaUrl } = await project.point()
    await project.pro.put(areaUrl, { name: 'Bad i andre' })
    await project.pro.put(url, { comment: 'Tett', isCompleted: true })
    await project.admin.post(`${url}/reopen`)
    const { data } = await project.estate.owner.gql(HISTORY, { estateId: project.estate.id })
    expect((data['history'] as { edges: { node: object }[] }).edges.map(({ node }) => node)).toMatchObject([
      { operation: 'reopenControlPoint', recordName: null, recordType: 'membrane' },
      { operation: 'changeControlPoint', recordType: 'membrane', changedFields: expect.arrayContaining(['comment', 'completedAt']) },
      { operation: 'changeControlArea', recordName: 'Bad i andre', changedFields: ['name'] },
    ])
  })

  test('changing is paid for', async () => {
    const project = await bathroom(world, { isPaid: false })
    const { url } = await project.point()
    expect(await project.pro.put(url, { isCompleted: true })).toMatchObject({ status: 403, body: { details: { reason: 'licence' } } })
  })
})
