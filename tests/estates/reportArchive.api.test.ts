import { afterAll, describe, expect, test } from 'vitest'
import { uuidv7 } from '#server/kernel/ids.ts'
import { createWorld, later, type TestEstate } from '#tests/support/world/world.ts'

const LIST = `query ($estateId: ID!, $first: Int, $after: String) {
  reportDocuments(estateId: $estateId, first: $first, after: $after) {
    totalCount
    edges { node { id reportType customName reportDate version file { id name url } } }
    pageInfo { hasNextPage endCursor }
  }
}`
const SAVE = `mutation ($input: SaveReportDocumentInput!) { saveReportDocument(input: $input) { id reportType customName reportDate version file { name } } }`
const DELETE = `mutation ($estateId: ID!, $id: ID!) { deleteReportDocument(estateId: $estateId, id: $id) }`

type Listed = {
  totalCount: number
  edges: { node: { id: string; customName: string; version: number } }[]
  pageInfo: { hasNextPage: boolean; endCursor: string }
}
const archiveOf = ({ id }: Pick<TestEstate, 'id'>) => `/api/private/estate/${id}/report-archive`

describe('report archive', async () => {
  const world = await createWorld()
  afterAll(() => world.close())

  const report = async ({ id: estateId, owner }: TestEstate, customName = 'Tak') => ({
    estateId,
    reportType: 'damageReport',
    customName,
    fileId: await owner.upload('tak.pdf'),
  })
  const saved = async (estate: TestEstate, customName?: string) => {
    const { data } = await estate.owner.gql(SAVE, { input: await report(estate, customName) })
    return data['saveReportDocument'] as { id: string; version: number }
  }
  const listed = async (estate: TestEstate) => (await estate.owner.gql(LIST, { estateId: estate.id })).data['reportDocuments'] as Listed

  test('a report added by the owner is listed through both transports', async () => {
    const estate = await world.estate()
    await estate.owner.gql(SAVE, { input: { ...(await report(estate)), reportDate: '2026-02-28' } })
    const roof = { customName: 'Tak', reportType: 'damageReport', reportDate: '2026-02-28', version: 1 }
    const { data } = await estate.owner.gql(LIST, { estateId: estate.id })
    expect(data).toMatchObject({ reportDocuments: { totalCount: 1, edges: [{ node: { ...roof, file: { name: 'tak.pdf' } } }] } })
    expect((await estate.owner.get(archiveOf(estate))).body).toMatchObject([roof])
  })

  test('a report added over REST names its file as it was uploaded', async () => {
    const estate = await world.estate()
    const file = { id: await estate.owner.upload('verdi.pdf') }
    const answer = await estate.owner.put(archiveOf(estate), { file, customName: 'Verdi', reportType: 'valueRate' })
    expect(answer).toMatchObject({ status: 200, body: { customName: 'Verdi', reportType: 'valueRate', file: { name: 'verdi.pdf' } } })
    expect(answer.headers['etag']).toBe('"v1"')
  })

  test('reports are read newest first, a page at a time', async () => {
    const estate = await world.estate()
    for (const name of ['En', 'To', 'Tre']) await saved(estate, name)
    const first = (await estate.owner.gql(LIST, { estateId: estate.id, first: 2 })).data['reportDocuments'] as Listed
    expect(first.edges.map(({ node }) => node.customName)).toEqual(['Tre', 'To'])
    expect(first.pageInfo.hasNextPage).toBe(true)
    const rest = (await estate.owner.gql(LIST, { estateId: estate.id, first: 2, after: first.pageInfo.endCursor })).data[
      'reportDocuments'
    ] as Listed
    expect(rest).toMatchObject({ totalCount: 3, edges: [{ node: { customName: 'En' } }], pageInfo: { hasNextPage: false } })
  })

  test('a changed report keeps its place and its file', async () => {
    const estate = await world.estate()
    const { id } = await saved(estate)
    const { data } = await estate.owner.gql(SAVE, {
      input: { estateId: estate.id, id, version: 1, reportType: 'valueRate', customName: 'Takst' },
    })
    expect(data).toMatchObject({ saveReportDocument: { id, customName: 'Takst', version: 2, file: { name: 'tak.pdf' } } })
  })

  test('a change of what somebody else has changed since is refused, and changes nothing', async () => {
    const estate = await world.estate()
    const { id } = await saved(estate)
    const change = { estateId: estate.id, id, version: 1, reportType: 'valueRate' }
    await estate.owner.gql(SAVE, { input: { ...change, customName: 'Først' } })
    expect((await estate.owner.gql(SAVE, { input: { ...change, customName: 'Sist' } })).error).toEqual({
      code: 'cannotHandleTheRequest',
      details: { reason: 'stale' },
    })
    const late = await estate.owner.put(archiveOf(estate), { id, customName: 'Sist', reportType: 'valueRate' }, { 'if-match': '"v1"' })
    expect(late).toMatchObject({ status: 409, body: { details: { reason: 'stale' } } })
    expect((await listed(estate)).edges[0]!.node).toMatchObject({ customName: 'Først', version: 2 })
  })

  test('of twenty changes of one version one is kept', async () => {
    const estate = await world.estate()
    const { id } = await saved(estate)
    const change = (customName: string) => estate.owner.put(archiveOf(estate), { id, customName }, { 'if-match': '"v1"' })
    const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => change(`Nr ${i}`)))
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, ...Array<number>(19).fill(409)])
  })

  test('a change over GraphQL says which version it is of; over REST the last writer wins', async () => {
    const estate = await world.estate()
    const { id } = await saved(estate)
    const input = { estateId: estate.id, id, reportType: 'valueRate', customName: 'Uten' }
    expect((await estate.owner.gql(SAVE, { input })).error).toEqual({
      code: 'unprocessableEntity',
      details: { fields: { version: 'required' } },
    })
    expect((await estate.owner.put(archiveOf(estate), { id, customName: 'Uten' })).status).toBe(200)
  })

  test('a report sent twice under one key is added once, and answered alike', async () => {
    const estate = await world.estate()
    const body = await report(estate)
    const key = { 'idempotency-key': uuidv7() }
    const [once, twice] = [await estate.owner.put(archiveOf(estate), body, key), await estate.owner.put(archiveOf(estate), body, key)]
    expect(twice.body).toEqual(once.body)
    expect((await listed(estate)).totalCount).toBe(1)
    expect(await estate.owner.put(archiveOf(estate), { ...body, customName: 'Annet' }, key)).toMatchObject({
      status: 422,
      body: { details: { reason: 'reused' } },
    })
  })

  test('twenty twins under one key, all at once, add one report', async () => {
    const estate = await world.estate()
    const body = await report(estate)
    const key = { 'idempotency-key': uuidv7() }
    const answers = await Promise.all(Array.from({ length: 20 }, () => estate.owner.put(archiveOf(estate), body, key)))
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect((await listed(estate)).totalCount).toBe(1)
  })

  test('a report keeps the id that its maker gave it', async () => {
    const estate = await world.estate()
    const id = uuidv7()
    expect((await estate.owner.gql(SAVE, { input: { ...(await report(estate)), id } })).data).toMatchObject({
      saveReportDocument: { id, version: 1 },
    })
  })

  test('a guest whose archive is restricted sees the estate but not the reports', async () => {
    const { id: estateId, guest } = await world.estate()
    const denied = await guest('edit', { denied: ['report-archive'] })
    expect((await denied.gql(LIST, { estateId })).error).toEqual({ code: 'authorizationFailure' })
    expect(await denied.get(archiveOf({ id: estateId }))).toMatchObject({ status: 403, body: { code: 'authorizationFailure' } })
    const { data } = await denied.gql('query ($estateId: ID!) { estate(estateId: $estateId) { id may reportDocuments { totalCount } } }', {
      estateId,
    })
    expect(data).toEqual({ estate: { id: estateId, may: ['read estate', 'update estate'], reportDocuments: null } })
  })

  test('a reading guest reads and changes nothing; an editing guest changes', async () => {
    const estate = await world.estate()
    const [reader, editor] = [await estate.guest('read'), await estate.guest('edit')]
    const { id } = await saved(estate)
    expect((await reader.get(archiveOf(estate))).body).toMatchObject([{ id }])
    expect(await reader.put(archiveOf(estate), { id, customName: 'Nei' })).toMatchObject({
      status: 403,
      body: { code: 'authorizationFailure' },
    })
    expect((await reader.gql(DELETE, { estateId: estate.id, id })).error).toEqual({ code: 'authorizationFailure' })
    expect((await editor.put(archiveOf(estate), { id, customName: 'Ja' })).status).toBe(200)
  })

  test('what a guest may do ends at the moment it ends', async () => {
    const estate = await world.estate()
    const guest = await estate.guest('read', { expires: later(1) })
    expect((await guest.get(archiveOf(estate))).status).toBe(200)
    await world.sql('update permission set expiration_date = now() where account_id = $1', [guest.accountId])
    expect((await guest.get(archiveOf(estate))).status).toBe(404)
  })

  test('a public link reads the archive, and has no way to write', async () => {
    const estate = await world.estate()
    const link = await estate.link()
    const { id } = await saved(estate)
    expect((await link.get(`/api/public/${link.key}/estate/${estate.id}/report-archive`)).body).toMatchObject([
      { id, file: { url: expect.stringContaining(`/api/public/${link.key}/file/`) } },
    ])
    const { data } = await link.gql(LIST, { estateId: estate.id })
    expect(data).toMatchObject({ reportDocuments: { totalCount: 1, edges: [{ node: { id } }] } })
    expect((await link.gql(DELETE, { estateId: estate.id, id })).status).toBe(400)
  })

  test('a link without the archive, a link of another estate, one that has ended and one that never was', async () => {
    const [estate, other] = [await world.estate(), await world.estate()]
    const read = async (link: { key: string }) => {
      const { status, body } = await world.anonymous().get(`/api/public/${link.key}/estate/${estate.id}/report-archive`)
      return [status, body.code, body.details?.reason]
    }
    expect(await read(await estate.link({ sections: [] }))).toEqual([403, 'authorizationFailure', undefined])
    expect(await read(await other.link())).toEqual([404, 'entityNotFound', undefined])
    expect(await read(await other.link({ expires: later(-1) }))).toEqual([410, 'entityNotFound', 'linkExpired'])
    expect(await read(await estate.link({ revoked: true }))).toEqual([410, 'entityNotFound', 'linkExpired'])
    expect(await read({ key: 'unknown' })).toEqual([404, 'entityNotFound', undefined])
  })

  test('a stranger finds neither the estate nor its reports', async () => {
    const estate = await world.estate()
    const stranger = await world.account()
    const { id } = await saved(estate)
    expect((await stranger.gql(LIST, { estateId: estate.id })).error).toEqual({ code: 'entityNotFound' })
    expect(await stranger.get(archiveOf(estate))).toMatchObject({ status: 404, body: { code: 'entityNotFound' } })
    expect((await stranger.gql(DELETE, { estateId: estate.id, id })).error).toEqual({ code: 'entityNotFound' })
    expect((await world.anonymous().get(archiveOf(estate))).status).toBe(401)
  })

  test("a report of another estate is not found, even for that one's neighbour", async () => {
    const [mine, theirs] = [await world.estate(), await world.estate()]
    const { id } = await saved(theirs)
    expect((await mine.owner.gql(DELETE, { estateId: mine.id, id })).error).toEqual({ code: 'entityNotFound' })
    expect((await mine.owner.put(archiveOf(mine), { ...(await report(mine)), id })).status).toBe(404)
    expect((await listed(theirs)).totalCount).toBe(1)
  })

  test('a file uploaded by somebody else cannot be attached', async () => {
    const [mine, theirs] = [await world.estate(), await world.estate()]
    const { fileId } = await report(theirs)
    const attempt = await mine.owner.gql(SAVE, { input: { ...(await report(mine)), fileId } })
    expect(attempt.error).toEqual({ code: 'unprocessableEntity', details: { fields: { fileId: 'notValid' } } })
  })

  test('bad input names its field, and only to those who may act', async () => {
    const estate = await world.estate()
    const input = { ...(await report(estate)), customName: 'x'.repeat(256) }
    const fault = { code: 'unprocessableEntity', details: { fields: { customName: 'tooLong' } } }
    expect((await estate.owner.gql(SAVE, { input })).error).toEqual(fault)
    expect((await estate.owner.put(archiveOf(estate), input)).body).toMatchObject(fault)
    expect((await estate.owner.put(archiveOf(estate), { customName: ' ' })).body).toMatchObject({
      details: { fields: { customName: 'required', fileId: 'required' } },
    })
    expect((await estate.owner.put(archiveOf(estate), { ...input, customName: 'x', reportDate: '2026-02-30' })).body).toMatchObject({
      details: { fields: { reportDate: 'notValid' } },
    })
    expect((await estate.owner.put(archiveOf(estate), { ...input, customName: 7 })).status).toBe(400)
    expect((await (await world.account()).gql(SAVE, { input })).error).toEqual({ code: 'entityNotFound' })
  })

  test('an id that is none is not found, like one that nobody has', async () => {
    const { owner, id: estateId } = await world.estate()
    expect((await owner.get('/api/private/estate/not-an-id/report-archive')).status).toBe(404)
    expect((await owner.get(`/api/private/estate/${uuidv7()}/report-archive`)).status).toBe(404)
    expect(await owner.delete(archiveOf({ id: estateId }), { id: 'nope' })).toMatchObject({ status: 404, body: { code: 'entityNotFound' } })
  })

  test('a deleted report is gone, and its owner reads in the history who did what', async () => {
    const estate = await world.estate()
    const { id } = await saved(estate)
    expect((await estate.owner.delete(archiveOf(estate), { id })).status).toBe(204)
    expect((await estate.owner.delete(archiveOf(estate), { id })).status).toBe(404)
    expect((await listed(estate)).totalCount).toBe(0)
    const HISTORY =
      'query ($estateId: ID!, $recordId: ID) { history(estateId: $estateId, recordId: $recordId) { edges { node { operation outcome actorName } } } }'
    const { data } = await estate.owner.gql(HISTORY, { estateId: estate.id, recordId: id })
    const { edges } = data['history'] as { edges: { node: { operation: string; outcome: string } }[] }
    expect(edges.map(({ node }) => `${node.operation} ${node.outcome}`)).toEqual(['deleteReportDocument done', 'saveReportDocument done'])
    expect((await (await estate.guest('edit')).gql(HISTORY, { estateId: estate.id })).error).toEqual({ code: 'authorizationFailure' })
  })
})
