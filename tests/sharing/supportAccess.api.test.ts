import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readMail } from '#server/mail/outbox.ts'
import { createWorld, type World } from '#tests/support/world/world.ts'

let world: World
let sysadmin: Awaited<ReturnType<World['account']>>
beforeAll(async () => {
  world = await createWorld()
  sysadmin = await world.account({ isSystemAdmin: true })
})
afterAll(() => world.close())

const reason = 'Eieren får ikke åpnet tilstandsrapporten'
const openMutation = `mutation ($estateId: ID!, $reason: String!) {
  openSupportAccess(input: { estateId: $estateId, reason: $reason }) { id estateId addressLine1 reason endsAt } }`
const seen = `query ($estateId: ID!) { supportAccesses(estateId: $estateId) { totalCount edges { node { id actorName reason createdAt endsAt } } } }`
type Opened = { id: string; endsAt: string }
const open = async (estateId: string, by = sysadmin) =>
  (await by.gql(openMutation, { estateId, reason })).data['openSupportAccess'] as Opened
const details = (id: string) => `/api/private/estate/${id}/details`

describe('who looks after the system', () => {
  test('sees nothing of an estate until it is opened with a reason, and then reads it for an hour', async () => {
    const estate = await world.estate()
    expect((await sysadmin.get(details(estate.id))).status).toBe(404)
    const { endsAt } = await open(estate.id)
    const minutes = (Date.parse(endsAt) - Date.now()) / 60_000
    expect(minutes).toBeGreaterThan(58)
    expect(minutes).toBeLessThanOrEqual(60)
    const { data, errors } = await sysadmin.gql(
      `query ($estateId: ID!) { estate(estateId: $estateId) { may reportDocuments { totalCount } }
        history(estateId: $estateId) { totalCount } supportAccesses(estateId: $estateId) { totalCount } }`,
      { estateId: estate.id },
    )
    expect(errors).toBeUndefined()
    const { may } = data['estate'] as { may: string[] }
    expect(may).toContain('read mailbox')
    expect(may).not.toContain('read private-folder')
    expect(may.filter((right) => !right.startsWith('read '))).toEqual([])
  })

  test('never opens the private folder, whichever way is tried', async () => {
    const estate = await world.estate()
    const place = `/api/private/estate/${estate.id}`
    const fileId = await estate.owner.upload('testament.txt', Buffer.from('Testament: hytta går til naboen'))
    const kept = await estate.owner.put(`${place}/private-folder`, { customName: 'Testament', fileId })
    expect(kept.status).toBe(200)
    await open(estate.id)
    const refused = { status: 403, body: { code: 'authorizationFailure' } }
    expect(await sysadmin.get(`${place}/private-folder`)).toMatchObject(refused)
    const ASK = 'query ($estateId: ID!) { privateDocuments(estateId: $estateId) { totalCount } }'
    expect((await sysadmin.gql(ASK, { estateId: estate.id })).error).toMatchObject({ code: 'authorizationFailure' })
    const NESTED = 'query ($estateId: ID!) { estate(estateId: $estateId) { privateDocuments { totalCount nodes { id } } } }'
    expect(JSON.stringify(await sysadmin.gql(NESTED, { estateId: estate.id }))).not.toContain(String(kept.body['id']))
    expect((await sysadmin.get(`/api/private/file/${fileId}`)).status).not.toBe(200)
    const SEARCH =
      'query ($estateId: ID!) { documentSearch(estateId: $estateId) { totalCount } history(estateId: $estateId) { nodes { recordName } } }'
    const { data } = await sysadmin.gql(SEARCH, { estateId: estate.id })
    expect(data['documentSearch']).toEqual({ totalCount: 0 })
    expect(JSON.stringify(data)).not.toContain('Testament')
  })

  test('keeps what is their own where they are an owner themselves', async () => {
    const estate = await world.estate()
    await world.own(estate.id, sysadmin.accountId)
    await open(estate.id)
    expect((await sysadmin.get(`/api/private/estate/${estate.id}/private-folder`)).status).toBe(200)
  })

  test('changes nothing there', async () => {
    const estate = await world.estate()
    await open(estate.id)
    const report = { reportType: 'valueRate', customName: 'Takst', fileId: await sysadmin.upload() }
    expect(await sysadmin.put(`/api/private/estate/${estate.id}/report-archive`, report)).toMatchObject({
      status: 403,
      body: { code: 'authorizationFailure' },
    })
  })

  test('is told no key that opens something by itself, and neither is a token that only reads', async () => {
    const estate = await world.estate()
    await open(estate.id)
    const links = `/api/private/estate/${estate.id}/public-link`
    const { body: made } = await estate.owner.post(links, { sections: ['insurance'] })
    const LINKS = 'query ($id: ID!) { publicLinks(estateId: $id) { id publicLinkKey url } }'
    const untold = [{ id: made['id'], publicLinkKey: null, url: null }]
    const token = async (scope: string) => {
      const CREATE = 'mutation ($scope: AccessScope!) { createAccessToken(input: { name: "Skript", scope: $scope, days: 1 }) { token } }'
      const { data } = await estate.owner.gql(CREATE, { scope })
      return world.anonymous().with({ authorization: `Bearer ${(data['createAccessToken'] as { token: string }).token}` })
    }
    const [reading, writing] = [await token('read'), await token('write')]
    for (const reader of [sysadmin, reading]) {
      expect((await reader.gql(LINKS, { id: estate.id })).data).toEqual({ publicLinks: untold })
      expect((await reader.get(links)).body).toMatchObject(untold)
    }
    for (const owner of [estate.owner, writing]) expect((await owner.get(links)).body).toMatchObject([{ url: made['url'] }])

    const feeds = `/api/private/maintenance-plans/year-wheel/estates/${estate.id}/calendar-feeds`
    const { body: feed } = await estate.owner.post(feeds, { language: 'nb' })
    expect((await reading.get(feeds)).body).toMatchObject([{ id: feed['id'], url: null }])
    expect((await sysadmin.get(feeds)).text).not.toContain(String(feed['url']))
    expect((await writing.get(feeds)).body).toMatchObject([{ url: feed['url'] }])
  })

  test('is out again when the hour is over, and at once when it is given back or taken away', async () => {
    const [over, back, taken] = [await world.estate(), await world.estate(), await world.estate()]
    const opened = await Promise.all([over, back, taken].map(({ id }) => open(id)))
    await world.sql('update permission set expiration_date = now() where support_access_id = $1', [opened[0]!.id])
    expect(
      await sysadmin.gql('mutation ($id: ID!) { closeSupportAccess(input: { id: $id }) { id } }', { id: opened[1]!.id }),
    ).toMatchObject({
      data: { closeSupportAccess: { id: opened[1]!.id } },
    })
    const end = 'mutation ($estateId: ID!, $id: ID!) { endSupportAccess(input: { estateId: $estateId, id: $id }) { endsAt } }'
    const ended = await taken.owner.gql(end, { estateId: taken.id, id: opened[2]!.id })
    expect(Date.parse((ended.data['endSupportAccess'] as Opened).endsAt)).toBeLessThanOrEqual(Date.now())
    for (const { id } of [over, back, taken]) expect((await sysadmin.get(details(id))).status).toBe(404)
    expect((await taken.owner.gql(end, { estateId: taken.id, id: opened[2]!.id })).error).toMatchObject({
      code: 'cannotHandleTheRequest',
      details: { reason: 'transition' },
    })
    expect((await back.owner.gql(end, { estateId: back.id, id: opened[2]!.id })).error).toMatchObject({ code: 'entityNotFound' })
  })

  test('opens an estate once at a time, also when asked twice at once', async () => {
    const estate = await world.estate()
    const answers = await Promise.all(Array.from({ length: 8 }, () => sysadmin.gql(openMutation, { estateId: estate.id, reason })))
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1)
    expect(new Set(answers.flatMap(({ error }) => error?.code ?? []))).toEqual(new Set(['entityAlreadyExists']))
  })

  test('says why, in words', async () => {
    const { id: estateId } = await world.estate()
    for (const [given, fault] of [
      ['', 'required'],
      ['hjelp', 'tooShort'],
      ['x'.repeat(501), 'tooLong'],
    ])
      expect((await sysadmin.gql(openMutation, { estateId, reason: given })).error).toMatchObject({
        code: 'unprocessableEntity',
        details: { fields: { reason: fault } },
      })
    expect((await sysadmin.gql(openMutation, { estateId: sysadmin.accountId, reason })).error).toMatchObject({ code: 'entityNotFound' })
  })

  test('finds estates by address and by the e-mail of an owner, without what is kept on them', async () => {
    const email = `kari.${Date.now()}@test.example`
    const estate = await world.estate({ address_line1: 'Støtteveien 77' })
    await world.own(estate.id, (await world.account({ email, name: 'Kari Prøve' })).accountId)
    for (const searchValue of ['stotteveien 7', email]) {
      const { data } = await sysadmin.gql(
        'query ($searchValue: String!) { supportEstates(searchValue: $searchValue) { hasMore estates { id addressLine1 owners } } }',
        {
          searchValue,
        },
      )
      expect(data['supportEstates']).toMatchObject({ estates: [{ id: estate.id, addressLine1: 'Støtteveien 77' }], hasMore: false })
    }
  })
})

describe('the owners', () => {
  test('see who it was and why, in the list, in the history and in a mail', async () => {
    const estate = await world.estate()
    const { id } = await open(estate.id)
    const { data } = await estate.owner.gql(seen, { estateId: estate.id })
    expect(data['supportAccesses']).toMatchObject({ totalCount: 1, edges: [{ node: { id, reason } }] })
    const history = await estate.owner.gql(
      'query ($estateId: ID!) { history(estateId: $estateId) { edges { node { operation recordId outcome } } } }',
      { estateId: estate.id },
    )
    expect(history.data['history']).toMatchObject({ edges: [{ node: { operation: 'openSupportAccess', recordId: id, outcome: 'done' } }] })
    const [sent] = await world.sql<Parameters<typeof readMail>[1]>(
      `select m.id, to_email "to", template, m.language, data_sealed sealed from outbox_mail m join app_user u on u.email = m.to_email where u.id = $1`,
      [estate.owner.userId],
    )
    const mail = readMail(world.app.config, sent!)!
    expect(mail.text).toContain(reason)
    expect(mail.text).toContain(`/private/estate/${estate.id}/access-management`)
  })
})
