import { describe, expect, test } from 'vitest'
import { png } from '#tests/support/world/pictures.ts'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'

const CREATE = `mutation ($input: CreateEstateInput!) { createEstate(input: $input) {
  id addressLine1 version may identity { __typename ... on Cadastre { municipalityNumber gnr bnr fnr snr } ... on Share { organizationNumber shareNumber } } image { id } } }`
const UPDATE = 'mutation ($input: UpdateEstateInput!) { updateEstate(input: $input) { id addressLine1 version image { id } } }'

/** Each has a place in the land register of its own. */
let units = 0
const cadastre = (values: object = {}) => ({
  identityKind: 'cadastre',
  municipalityNumber: '4601',
  gnr: 950,
  bnr: ++units,
  ownershipKind: 'owned',
  addressLine1: 'Prøvelia 12',
  ...values,
})
const share = (values: object = {}) => ({
  identityKind: 'share',
  organizationNumber: '889640782',
  shareNumber: String(++units),
  ownershipKind: 'housingAssociation',
  addressLine1: 'Prøvelia 14',
  ...values,
})
const info = '/api/private/estates/info'

describe('estates', async () => {
  const world = await sharedWorld()

  const created = async (input: object = cadastre()) => {
    const owner = await world.account()
    const answer = await owner.gql(CREATE, { input })
    return { owner, input, ...answer, estate: answer.data?.['createEstate'] as { id: string; version: number } }
  }

  test('are made by an owner, known by cadastre, and are theirs at once', async () => {
    const { owner, estate, data } = await created(cadastre({ bnr: 7001, snr: 3 }))
    expect(data['createEstate']).toMatchObject({
      addressLine1: 'Prøvelia 12',
      version: 1,
      identity: { __typename: 'Cadastre', municipalityNumber: '4601', gnr: 950, bnr: 7001, fnr: 0, snr: 3 },
    })
    expect((data['createEstate'] as { may: string[] }).may).toContain('update estate')
    expect((await owner.get('/api/private/estates')).body['items']).toMatchObject([{ estateId: estate.id }])
    expect((await (await world.account()).get(`/api/private/estate/${estate.id}/details`)).status).toBe(404)
  })

  test('are made over REST, known by a share, and read again as a form', async () => {
    const owner = await world.account()
    const { shareNumber, organizationNumber, ...rest } = share()
    const answer = await owner.post(info, { ...rest, identity: { organizationNumber, shareNumber }, identityKind: undefined })
    expect(answer).toMatchObject({
      status: 201,
      body: { estateId: expect.any(String) as string, identity: { organizationNumber, shareNumber } },
    })
    const form = await owner.get(`${info}/${String(answer.body['estateId'])}`)
    expect(form).toMatchObject({ status: 200, headers: { etag: '"v1"' }, body: { addressLine1: 'Prøvelia 14' } })
  })

  test('are there once, also when two make one at the same moment', async () => {
    for (const input of [cadastre(), share()]) {
      const people = await Promise.all([world.account(), world.account(), world.account()])
      const answers = await Promise.all(people.map((person) => person.post(info, input)))
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409])
      expect(answers.find(({ status }) => status === 409)!.body.code).toBe('registrationEntityAlreadyExists')
    }
  })

  test.each([
    [{ municipalityNumber: '301' }, 'municipalityNumber', 'notValid'],
    [{ gnr: 0 }, 'gnr', 'notValid'],
    [{ bnr: null }, 'bnr', 'required'],
    [{ fnr: -1 }, 'fnr', 'notValid'],
    [{ identityKind: 'share' }, 'organizationNumber', 'required'],
    [{ identityKind: 'share', organizationNumber: '123456789', shareNumber: '1' }, 'organizationNumber', 'notValid'],
    [{ identityKind: 'share', organizationNumber: '889640782' }, 'shareNumber', 'required'],
    [{ addressLine1: ' ' }, 'addressLine1', 'required'],
    [{ builtYear: 3000 }, 'builtYear', 'notValid'],
    [{ plotAreaM2: -1 }, 'plotAreaM2', 'notValid'],
    [{ contactEmail: 'kari' }, 'contactEmail', 'notValid'],
    [{ contactEmail: `kari@${'b'.repeat(64)}.no` }, 'contactEmail', 'notValid'],
    [{ contactPhoneNumber: '2233445' }, 'contactPhoneNumber', 'notValid'],
    [{ contactPhoneNumber: '+123456789' }, 'contactPhoneNumber', 'notValid'],
  ])('refuse %j by the name of its field', async (values, field, fault) => {
    const { body, status } = await (await world.account()).post(info, cadastre(values))
    expect({ status, body }).toMatchObject({ status: 422, body: { code: 'unprocessableEntity', details: { fields: { [field]: fault } } } })
  })

  test('are made by owners only', async () => {
    const guest = await world.account({ roles: ['Customer.Guest'] })
    expect(await guest.post(info, cadastre())).toMatchObject({
      status: 403,
      body: { code: 'unauthorizedUser', details: { reason: 'role' } },
    })
  })

  test('take the picture of whoever makes them, and of nobody else', async () => {
    const owner = await world.account()
    const imageFileId = await owner.upload('hus.png', await png(), 'image')
    const stranger = await world.account()
    const stolen = await stranger.post(info, cadastre({ imageFileId }))
    expect(stolen).toMatchObject({ status: 422, body: { details: { fields: { imageFileId: 'notValid' } } } })
    const paper = await owner.post(info, cadastre({ imageFileId: await owner.upload('hus.pdf') }))
    expect(paper).toMatchObject({ status: 422, body: { details: { fields: { imageFileId: 'notValid' } } } })
    const { body } = await owner.post(info, cadastre({ imageFileId }))
    expect(body).toMatchObject({ image: { id: imageFileId } })
    const next = await owner.upload('hus.png', await png(), 'image')
    const papered = await owner.put(`${info}/${String(body['estateId'])}`, cadastre({ imageFileId: await owner.upload('hus.pdf') }))
    expect(papered).toMatchObject({ status: 422, body: { details: { fields: { imageFileId: 'notValid' } } } })
    const changed = await owner.put(`${info}/${String(body['estateId'])}`, cadastre({ imageFileId: next }))
    expect(changed).toMatchObject({ status: 200, body: { version: 2, image: { id: next } } })
    const kept = await owner.put(`${info}/${String(body['estateId'])}`, cadastre())
    expect(kept).toMatchObject({ body: { version: 3, image: { id: next } } })
    const same = await owner.put(`${info}/${String(body['estateId'])}`, cadastre({ imageFileId: next, builtYear: 1962 }))
    expect(same).toMatchObject({ body: { version: 4, image: { id: next } } })
    const none = await owner.put(`${info}/${String(body['estateId'])}`, cadastre({ imageFileId: null }))
    expect(none).toMatchObject({ body: { version: 5, image: null } })
    const old = await world.sql('select is_temporary "isTemporary" from file where id = any($1)', [[imageFileId, next]])
    expect(old).toEqual([{ isTemporary: true }, { isTemporary: true }])
  })

  test('are changed as they were seen, and not over what somebody else has changed since', async () => {
    const { owner, estate, input } = await created()
    const change = (version: number | null, values: object = {}) =>
      owner.gql(UPDATE, { input: { ...input, ...values, estateId: estate.id, version } })
    expect((await change(null)).error).toMatchObject({ code: 'unprocessableEntity', details: { fields: { version: 'required' } } })
    expect((await change(1, { addressLine1: 'Nyveien 1' })).data['updateEstate']).toMatchObject({ addressLine1: 'Nyveien 1', version: 2 })
    expect((await change(1)).error).toMatchObject({ code: 'cannotHandleTheRequest', details: { reason: 'stale' } })
    const stale = await owner.put(`${info}/${estate.id}`, input, { 'if-match': '"v1"' })
    expect(stale).toMatchObject({ status: 409, body: { details: { reason: 'stale' } } })
    const entries = await world.sql<{ changed: string[] }>(
      "select changed_fields changed from audit_entry where estate_id = $1 and operation = 'updateEstate' and outcome = 'done'",
      [estate.id],
    )
    expect(entries).toEqual([{ changed: ['addressLine1'] }])
  })

  test('may become a share, but not what another one is already', async () => {
    const { owner, estate } = await created()
    const other = await created()
    expect(await owner.put(`${info}/${estate.id}`, other.input)).toMatchObject({
      status: 409,
      body: { code: 'registrationEntityAlreadyExists' },
    })
    expect(await owner.put(`${info}/${estate.id}`, share({ shareNumber: '77' }))).toMatchObject({
      status: 200,
      body: { identity: { shareNumber: '77' } },
    })
  })

  test('of others do not exist for whoever would change them', async () => {
    const { estate } = await created()
    expect((await (await world.account()).put(`${info}/${estate.id}`, cadastre())).status).toBe(404)
  })

  test('are looked up before they are made: taken or not, in the register or not, and where', async () => {
    const { owner, input } = await created()
    const verify = (identity: object) => owner.post('/api/private/estate/address/verify', identity)
    expect(await verify(input)).toMatchObject({ status: 200, body: { isAvailable: false, isRegistered: false, address: null } })
    const [known] = await world.sql<object>(
      'select municipality_no "municipalityNumber", gnr, bnr, address_line1 || \', \' || address_line2 address from register_property order by id limit 1',
    )
    const { address, ...place } = known as { address: string }
    expect((await verify({ identityKind: 'cadastre', ...place })).body).toEqual({ isAvailable: true, isRegistered: true, address })
    expect((await verify({ identityKind: 'cadastre', municipalityNumber: '1' })).status).toBe(400)
  })
})
