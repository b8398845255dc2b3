import { afterAll, describe, expect, test } from 'vitest'
import { createWorld } from '#tests/support/world/world.ts'
import { answer, claiming, ENTER, placeOf } from './claiming.ts'

const CLAIM = `mutation ($input: ClaimEstateAtPlaceInput!) { claimEstateAtPlace(input: $input) { id estateId addressLine1 state evidence hasOwners } }`
const whole = { shareNumerator: 1, shareDenominator: 1 }
const half = { shareNumerator: 1, shareDenominator: 2 }
const path = '/api/private/estate-registry/claims'

describe('an estate that is asked for by its place', async () => {
  const { world, unowned, assume, claimsOn, ownClaim, shares, mailsOf, sees, codeOf } = await claiming()
  afterAll(() => world.close())

  test('waits for its owners, who are told that nothing shows it, and gives nothing before they say yes', async () => {
    const estate = await world.estate()
    const person = await world.account({ name: 'Ola Hansen' })
    const input = { ...(await placeOf(world, estate.id)), ...half }
    const { data } = await person.gql(CLAIM, { input })
    expect(data['claimEstateAtPlace']).toMatchObject({ estateId: estate.id, state: 'waiting', evidence: 'none', hasOwners: true })
    expect(await sees(person, estate)).toBe(404)
    expect(await mailsOf(estate.owner)).toEqual(['claimReceived'])
    const { status, body } = await person.put(path, input)
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { estateId: estate.id, state: 'waiting', identityKind: 'CADASTRE', triesLeft: 5 },
    })
    expect(await mailsOf(estate.owner)).toEqual(['claimReceived'])
    const [claim] = await claimsOn(estate.owner, estate.id)
    expect(claim).toMatchObject({ name: 'Ola Hansen', evidence: 'none', identityKind: 'CADASTRE', shareNumerator: 1, shareDenominator: 2 })
    await estate.owner.gql(answer('approveClaim'), { estateId: estate.id, id: claim!.id })
    expect(await shares(estate.id)).toEqual(['1/2 claimed', '1/2 claimed'])
    expect(await person.put(path, input)).toMatchObject({ status: 409, body: { code: 'entityAlreadyExists' } })
  })

  test('that a company added for somebody waits for the letter to the estate itself', async () => {
    const estate = await unowned()
    const [person, sysadmin] = [await world.account(), await world.account({ isSystemAdmin: true })]
    const { body } = await person.put(path, { identity: await placeOf(world, estate.id), ...whole })
    expect(body).toMatchObject({ state: 'waiting', hasOwners: false })
    const { id } = await ownClaim(person)
    expect((await person.gql(ENTER, { id, code: await codeOf(sysadmin, id) })).error).toBeUndefined()
    expect(await sees(person, estate)).toBe(200)
  })

  test('is refused for a month once an owner has said no', async () => {
    const estate = await world.estate()
    await assume(estate)
    const person = await world.account()
    const input = { ...(await placeOf(world, estate.id)), ...whole }
    await person.put(path, input)
    const [claim] = await claimsOn(estate.owner, estate.id)
    await estate.owner.gql(answer('denyClaim'), { estateId: estate.id, id: claim!.id })
    expect(await person.put(path, input)).toMatchObject({ status: 409, body: { details: { reason: 'transition' } } })
    await world.sql("update estate_claim set settled_at = now() - interval '31 days' where id = $1", [claim!.id])
    expect((await person.put(path, input)).status).toBe(200)
  })

  test('is one of ten that may wait at once', async () => {
    const person = await world.account()
    const places = await Promise.all(Array.from({ length: 11 }, async () => placeOf(world, (await world.estate()).id)))
    const answers: number[] = []
    for (const place of places) answers.push((await person.put(path, { ...place, ...whole })).status)
    expect(answers).toEqual([...Array.from({ length: 10 }, () => 200), 409])
    expect((await person.put(path, { ...places[10], ...whole })).body).toMatchObject({ details: { reason: 'full' } })
  })

  test('has to be here, to be named whole, and to be asked for in a part that there is', async () => {
    const person = await world.account()
    const place = await placeOf(world, (await world.estate()).id)
    expect((await person.put(path, { ...place, bnr: 9999, gnr: 9999, ...whole })).body).toMatchObject({ code: 'entityNotFound' })
    expect((await person.put(path, { ...place, snr: 7, ...whole })).body).toMatchObject({ code: 'entityNotFound' })
    expect((await person.put(path, { ...place, municipalityNumber: '03', gnr: null, ...whole })).body).toMatchObject({
      code: 'entityNotFound',
    })
    expect((await person.put(path, { ...place, shareNumerator: 3, shareDenominator: 2 })).body).toMatchObject({
      code: 'unprocessableEntity',
      details: { fields: { shareDenominator: 'notValid' } },
    })
    expect((await person.gql(CLAIM, { input: { ...place, shareNumerator: 0, shareDenominator: 0 } })).error).toMatchObject({
      details: { fields: { shareNumerator: 'notValid', shareDenominator: 'notValid' } },
    })
  })

  test('is asked for by people with an account of their own, and in person', async () => {
    const input = { ...(await placeOf(world, (await world.estate()).id)), ...whole }
    const [person, guest] = [await world.account(), await world.account({ roles: ['Customer.Guest'] })]
    expect((await guest.put(path, input)).body).toMatchObject({ code: 'unauthorizedUser', details: { reason: 'role' } })
    expect((await world.anonymous().put(path, input)).status).toBe(401)
    const { data } = await person.gql('mutation { createAccessToken(input: { name: "x", scope: write, days: 1 }) { token } }')
    const bearer = { authorization: `Bearer ${(data['createAccessToken'] as { token: string }).token}` }
    expect((await world.anonymous().with(bearer).put(path, input)).body).toMatchObject({ code: 'unauthorizedUser' })
    await world.sql("update app_user set person_status = 'D' where id = $1", [person.userId])
    expect((await person.put(path, input)).body).toMatchObject({ code: 'authorizationFailure' })
  })

  test('is shown as proven once the register names whoever asked', async () => {
    const estate = await world.estate()
    const person = await world.account()
    await person.put(path, { ...(await placeOf(world, estate.id)), ...whole })
    await world.sql(
      `insert into estate_registry_entry (user_id, identity_kind, municipality_no, gnr, bnr, fnr, snr, ownership_kind, address_line1, share_denominator, is_proven)
        select $2, identity_kind, municipality_no, gnr, bnr, fnr, snr, ownership_kind, address_line1, 2, true from estate where id = $1`,
      [estate.id, person.userId],
    )
    await person.put(`/api/private/estate/claim/${estate.id}`)
    expect((await claimsOn(estate.owner, estate.id))[0]).toMatchObject({ evidence: 'proven', shareDenominator: 2 })
    await person.put(path, { ...(await placeOf(world, estate.id)), ...whole })
    expect((await claimsOn(estate.owner, estate.id))[0]).toMatchObject({ evidence: 'proven', shareDenominator: 2 })
  })
})

describe('in the demo', async () => {
  const world = await createWorld({ DATABASE_URL: '' })
  afterAll(() => world.close())

  test('it waits too, although nobody owns it', async () => {
    const estate = await world.estate()
    await world.sql('delete from estate_owner where estate_id = $1', [estate.id])
    const person = await world.account()
    expect((await person.put(path, { ...(await placeOf(world, estate.id)), ...whole })).body).toMatchObject({ state: 'waiting' })
  })
})
