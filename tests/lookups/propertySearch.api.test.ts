import { afterAll, describe, expect, test } from 'vitest'
import { outside } from '#tests/support/registers/outside.ts'
import { json, silence, status } from '#tests/support/registers/register.ts'
import { createWorld } from '#tests/support/world/world.ts'

const token = '/api/private/property-search/token'
const by = (kind: string, key: string) => `/api/private/property-search/${kind}/${encodeURIComponent(key)}`
const missing = { status: 404, body: { code: 'entityNotFound' } }
const SUMMARY = `query ($kind: EstateIdentityKind!, $key: String!) { propertySummary(kind: $kind, key: $key) { key identityKind municipalityNumber
  gnr bnr fnr snr organizationNumber shareNumber ownershipKind houseType builtYear plotAreaM2 addressLine1 addressLine2 } }`

describe('the property search', async () => {
  const world = await createWorld()
  afterAll(() => world.close())
  const owner = await world.account()
  const [unit] = await world.sql<{ municipalityNo: string; gnr: number; bnr: number; addressLine1: string }>(
    `select municipality_no "municipalityNo", gnr, bnr, address_line1 "addressLine1" from register_property where identity_kind = 'cadastre' order by id limit 1`,
  )
  const [share] = await world.sql<{ organizationNumber: string; shareNumber: string; addressLine1: string }>(
    `select organization_number "organizationNumber", share_number "shareNumber", address_line1 "addressLine1" from register_property
      where identity_kind = 'share' order by organization_number, share_number limit 1`,
  )
  const { municipalityNo: municipalityNumber, gnr, bnr } = unit!
  const cadastreKey = `${municipalityNumber}-${gnr}-${bnr}-0-0`

  test('tells the same of a cadastral unit over both transports, however its key is written', async () => {
    const over = await owner.get(by('cadastre', cadastreKey))
    expect(over).toMatchObject({
      status: 200,
      body: { key: cadastreKey, identityKind: 'cadastre', municipalityNumber, gnr, bnr, fnr: 0, snr: 0, addressLine1: unit!.addressLine1 },
    })
    const { data } = await owner.gql(SUMMARY, { kind: 'cadastre', key: `${municipalityNumber}-${gnr}/${bnr}` })
    expect(data['propertySummary']).toEqual(over.body)
    expect((await owner.get(by('cadastre', `${municipalityNumber}-${gnr}/${bnr}/0/0`))).body).toEqual(over.body)
  })

  test('knows shares in housing associations', async () => {
    const { organizationNumber, shareNumber, addressLine1 } = share!
    expect((await owner.get(by('share', `${organizationNumber}-${shareNumber}`))).body).toMatchObject({
      key: `${organizationNumber}-${shareNumber}`,
      identityKind: 'share',
      organizationNumber,
      shareNumber,
      ownershipKind: 'housingAssociation',
      addressLine1,
    })
  })

  test('tells nobody whose a property is', async () => {
    const { body } = await owner.get(by('cadastre', cadastreKey))
    expect(Object.keys(body).filter((field) => /owner$|name|person|identityHash|phone|email/i.test(field))).toEqual([])
    const { error } = await owner.gql('{ propertySummary(kind: cadastre, key: "0301-1-1-0-0") { owner } }')
    expect(error).toMatchObject({ code: 'badRequest' })
  })

  test.each([
    ['cadastre', '9999-1-1-0-0'],
    ['cadastre', 'Solveien 14'],
    ['cadastre', "'; drop table"],
    ['share', cadastreKey],
    ['share', '319400558-31'],
  ])('knows no %s %s', async (kind, key) => {
    expect(await owner.get(by(kind, key))).toMatchObject(missing)
    expect((await owner.gql(SUMMARY, { kind, key })).error).toMatchObject({ code: 'entityNotFound' })
  })

  test('asked for another kind, or with a key that has no end, names what is wrong', async () => {
    expect(await owner.get(by('person', cadastreKey))).toMatchObject({ status: 400, body: { details: { fields: { a: 'notValid' } } } })
    expect(await owner.get(by('cadastre', '1'.repeat(90)))).toMatchObject({
      status: 400,
      body: { details: { fields: { b: 'tooLong' } } },
    })
  })

  test('is for owners and companies', async () => {
    const guest = await world.account({ roles: ['Customer.Guest'] })
    for (const url of [token, by('cadastre', cadastreKey)])
      expect(await guest.get(url)).toMatchObject({ status: 403, body: { code: 'unauthorizedUser', details: { reason: 'role' } } })
    const pro = await (await world.company()).as('Professional')
    expect((await pro.get(by('cadastre', cadastreKey))).status).toBe(200)
    expect((await world.anonymous().get(by('cadastre', cadastreKey))).status).toBe(401)
  })

  test('stops an account that goes through the register, and no other', async () => {
    const [busy, other] = [await world.account(), await world.account()]
    const some = () => Promise.all(Array.from({ length: 21 }, () => busy.get(by('cadastre', cadastreKey))))
    const first = await some()
    // The minute does not end while others use the machine.
    await world.sql("update property_search set started_at = now() + interval '1 hour'")
    const answers = [...first, ...(await some()), ...(await some())]
    expect(answers.filter(({ status: code }) => code === 429)).toHaveLength(3)
    const refused = answers.find(({ status: code }) => code === 429)!
    expect(refused).toMatchObject({ body: { code: 'cannotHandleTheRequest', details: { reason: 'tooMany' } } })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await other.get(by('cadastre', cadastreKey))).status).toBe(200)
    await world.sql("update property_search set started_at = now() - interval '61 seconds'")
    expect((await busy.get(by('cadastre', cadastreKey))).status).toBe(200)
  })

  describe('by a token of its own', () => {
    const taken = async () => {
      const person = await world.account()
      const { body } = await person.get(token)
      const shown = String(body['token'])
      return { person, shown, expiresAt: String(body['expiresAt']), client: world.anonymous().with({ authorization: `Bearer ${shown}` }) }
    }

    test('answers, and opens nothing else', async () => {
      const { client, expiresAt } = await taken()
      expect(new Date(expiresAt).getTime() - Date.now()).toBeGreaterThan(9 * 60_000)
      expect((await client.get(by('cadastre', cadastreKey))).status).toBe(200)
      expect((await client.gql(SUMMARY, { kind: 'cadastre', key: cadastreKey })).error).toBeUndefined()
      for (const url of ['/api/private/estates', token, '/api/public/profile/user/current-user', '/api/private/estate-registry/estates'])
        expect(await client.get(url)).toMatchObject({ status: 403, body: { code: 'unauthorizedUser' } })
      expect((await client.post('/api/private/estates/info', {})).status).toBe(403)
      expect((await client.gql('mutation { logout }')).error).toMatchObject({ code: 'unauthorizedUser' })
    })

    test('reads no file of its account', async () => {
      const { person, client } = await taken()
      const file = await person.upload()
      expect((await person.get(`/api/private/file/${file}`)).status).toBe(200)
      expect((await client.get(`/api/private/file/${file}`)).status).toBe(403)
    })

    test('ends with the session it was taken in, and is refused where it was changed or is old', async () => {
      const { person, shown, client } = await taken()
      const [mark, until, proof] = shown.split('.')
      const made = [
        `${mark}.${Number(until) + 60_000}.${proof}`,
        `${mark}.1700000000000.${proof}`,
        `${shown}x`,
        `${mark}.${until}.`,
        `${mark}`,
      ]
      for (const text of made) {
        const forged = world.anonymous().with({ authorization: `Bearer ${text}` })
        expect((await forged.get(by('cadastre', cadastreKey))).status).toBe(401)
      }
      await person.get('/api/public/profile/user/logout')
      expect((await client.get(by('cadastre', cadastreKey))).status).toBe(401)
    })
  })
})

describe('a property register outside', async () => {
  const world = await createWorld()
  afterAll(() => world.close())
  const feature = {
    type: 'Feature',
    properties: { kommunenummer: '0301', gardsnummer: 207, bruksnummer: 45, matrikkelnummertekst: '207/45' },
  }
  async function asked() {
    const at = await outside(world, ['PROPERTY_API_URL'])
    const owner = await world.account()
    return Object.assign(at, { find: (key = '0301-207-45-0-0') => owner.get(by('cadastre', key)) })
  }

  test('is asked as it wants to be, once, and stood in for while it is away', async () => {
    await using at = await asked()
    at.register.answers(json({ type: 'FeatureCollection', features: [feature] }))
    expect(await at.find()).toMatchObject({ status: 200, body: { key: '0301-207-45-0-0', addressLine1: null, builtYear: null } })
    await at.find('0301-207/45')
    expect(at.register.asked).toHaveLength(1)
    expect(at.register.asked[0]!.pathname).toBe('/eiendom/v1/geokoding')
    expect(Object.fromEntries(at.register.asked[0]!.searchParams)).toEqual({
      kommunenummer: '0301',
      gardsnummer: '207',
      bruksnummer: '45',
      festenummer: '0',
      seksjonsnummer: '0',
    })
    await at.world.sql("update register_answer set fetched_at = now() - interval '25 hours'")
    at.register.answers(status(500))
    expect((await at.find()).status).toBe(200)
  })

  test('that has no such unit says so', async () => {
    await using at = await asked()
    at.register.answers(json({ type: 'FeatureCollection', features: [] }))
    expect(await at.find()).toMatchObject(missing)
  })

  test.each([
    ['fails', status(500)],
    ['says nothing', silence],
    ['means something else', json({ feil: true })],
  ])('that %s is told as such', async (_, answering) => {
    await using at = await asked()
    at.register.answers(answering)
    expect(await at.find()).toMatchObject({ status: 503, body: { code: 'cannotHandleTheRequest', details: { reason: 'upstream' } } })
  })

  test('that goes on failing is left alone for a while', async () => {
    await using at = await asked()
    for (const bnr of [1, 2, 3, 4, 5, 6]) await at.find(`0301-207-${bnr}-0-0`)
    const before = at.register.asked.length
    expect((await at.find('0301-207-7-0-0')).status).toBe(503)
    expect(at.register.asked).toHaveLength(before)
  })
})
