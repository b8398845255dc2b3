import { describe, expect, test } from 'vitest'
import { uuidv7 } from '#server/kernel/ids.ts'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import { archiveOf, LIST, listed, report, SAVE, saved, type Listed } from './reportArchive.ts'

describe('the report archive', async () => {
  const world = await sharedWorld()

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

  test('reports are found by words, kind and year, and sorted by their date', async () => {
    const estate = await world.estate()
    for (const [customName, reportType, reportDate] of [
      ['Taket etter stormen', 'damageReport', '2024-01-31'],
      ['Tilstand ved kjøpet', 'conditionReport', '2019-12-31'],
      ['Takst', 'valueRate', '2024-12-31'],
    ] as const)
      await estate.owner.gql(SAVE, { input: { ...(await report(estate)), customName, reportType, reportDate } })
    await saved(estate, 'Uten dato')
    const named = async (asked: object) =>
      ((await estate.owner.gql(LIST, { estateId: estate.id, ...asked })).data['reportDocuments'] as Listed).edges.map(
        ({ node }) => node.customName,
      )
    expect(await named({ search: 'STORMEN tak' })).toEqual(['Taket etter stormen'])
    expect(await named({ search: 'tak.pdf kjop' })).toEqual(['Tilstand ved kjøpet'])
    expect(await named({ search: '%' })).toEqual([])
    expect(await named({ reportType: 'valueRate' })).toEqual(['Takst'])
    expect(await named({ year: 2024 })).toEqual(['Takst', 'Taket etter stormen'])
    expect(await named({ year: 2024, order: 'oldest' })).toEqual(['Taket etter stormen', 'Takst'])
    expect(await named({ order: 'dated' })).toEqual(['Uten dato', 'Takst', 'Taket etter stormen', 'Tilstand ved kjøpet'])
    const { data } = await estate.owner.gql(
      `query ($estateId: ID!, $year: Int) { estate(estateId: $estateId) {
        oldest: reportDocuments(first: 1, order: oldest) { edges { node { customName } } }
        ofYear: reportDocuments(year: $year) { totalCount }
      } }`,
      { estateId: estate.id, year: 2024 },
    )
    expect(data['estate']).toEqual({ oldest: { edges: [{ node: { customName: 'Tilstand ved kjøpet' } }] }, ofYear: { totalCount: 2 } })
    const overRest = await estate.owner.get(`${archiveOf(estate)}?reportType=damageReport&year=2024&searchValue=storm&order=oldest`)
    expect(overRest.body).toMatchObject([{ customName: 'Taket etter stormen' }])
    for (const wrong of ['reportType=poem', 'year=soon', 'order=best'])
      expect(await estate.owner.get(`${archiveOf(estate)}?${wrong}`)).toMatchObject({ status: 400 })
  })

  test('a page goes on where the one before it ended, in the order that was asked for', async () => {
    const estate = await world.estate()
    for (const reportDate of ['2020-05-01', '2020-05-01', '2018-05-01'])
      await estate.owner.gql(SAVE, { input: { ...(await report(estate, reportDate)), reportDate } })
    const asked = { estateId: estate.id, order: 'oldest', first: 2 }
    const first = (await estate.owner.gql(LIST, asked)).data['reportDocuments'] as Listed
    const next = (await estate.owner.gql(LIST, { ...asked, after: first.pageInfo.endCursor })).data['reportDocuments'] as Listed
    expect([...first.edges, ...next.edges].map(({ node }) => node.customName)).toEqual(['2018-05-01', '2020-05-01', '2020-05-01'])
  })

  test('reports are counted without being read', async () => {
    const estate = await world.estate()
    const counted = async () =>
      (
        await estate.owner.gql(
          `query ($estateId: ID!) {
            reportDocuments(estateId: $estateId) { totalCount }
            estate(estateId: $estateId) { reportDocuments { __typename totalCount pageInfo { __typename } } }
          }`,
          { estateId: estate.id },
        )
      ).data
    const expected = (totalCount: number) => ({
      reportDocuments: { totalCount },
      estate: { reportDocuments: { __typename: 'ReportDocumentConnection', totalCount, pageInfo: { __typename: 'PageInfo' } } },
    })
    expect(await counted()).toEqual(expected(0))
    for (const name of ['En', 'To']) await saved(estate, name)
    expect(await counted()).toEqual(expected(2))
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
    expect((await estate.owner.gql(SAVE, { input: { ...change, customName: 'Sist' } })).error).toMatchObject({
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

  test('bad input names its field, and only to those who may act', async () => {
    const estate = await world.estate()
    const input = { ...(await report(estate)), customName: 'x'.repeat(256) }
    const fault = { code: 'unprocessableEntity', details: { fields: { customName: 'tooLong' }, limits: { customName: { max: 255 } } } }
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
