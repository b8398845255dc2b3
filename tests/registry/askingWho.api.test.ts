import { afterAll, describe, expect, test } from 'vitest'
import { identityNumber, proves } from '#tests/support/registers/owners.ts'
import { claiming, claimPath } from './claiming.ts'

const ASK = 'mutation ($input: AskElectronicIdInput!) { askElectronicId(input: $input) { id isIdentityProven electronicIdAskedAt } }'
const ASK_FOR_ALL =
  'mutation ($input: AskClaimantForElectronicIdInput!) { askClaimantForElectronicId(input: $input) { id electronicIdAskedAt } }'
const WAITING = 'query ($searchValue: String) { waitingClaims(searchValue: $searchValue) { id } }'

describe('whoever is to answer a claim', async () => {
  const { world, named, unowned, claimsOn, mailsOf } = await claiming()
  afterAll(() => world.close())
  const asked = async () => {
    const estate = await world.estate()
    const person = await named(estate)
    await person.put(claimPath(estate.id))
    const [claim] = await claimsOn(estate.owner, estate.id)
    return { estate, person, input: { estateId: estate.id, id: claim!.id } }
  }

  test('asks who it is, once a day, and sees it once it is shown', async () => {
    const { estate, person, input } = await asked()
    const { data } = await estate.owner.gql(ASK, { input })
    expect(data['askElectronicId']).toMatchObject({
      id: input.id,
      isIdentityProven: false,
      electronicIdAskedAt: expect.any(String) as unknown,
    })
    expect(await mailsOf(person)).toEqual(['electronicIdAsked'])
    const { body } = await person.get('/api/private/estate-registry/estates')
    expect(body).toMatchObject({ claims: [{ id: input.id, electronicIdAskedAt: expect.any(String) as unknown }] })
    expect((await estate.owner.gql(ASK, { input })).error).toMatchObject({ details: { reason: 'tooMany' } })
    await world.sql("update estate_claim set electronic_id_asked_at = now() - interval '25 hours' where id = $1", [input.id])
    expect((await estate.owner.gql(ASK, { input })).error).toBeUndefined()
    await proves(world, person, identityNumber())
    const proven = 'query ($id: ID!) { estateClaims(estateId: $id) { isIdentityProven isEmailProven } }'
    expect((await estate.owner.gql(proven, { id: estate.id })).data['estateClaims']).toEqual([
      { isIdentityProven: true, isEmailProven: true },
    ])
    await world.sql('update estate_claim set electronic_id_asked_at = null where id = $1', [input.id])
    expect((await estate.owner.gql(ASK, { input })).error).toMatchObject({ details: { reason: 'transition' } })
  })

  test('is an owner, and neither a guest nor the owner of something else', async () => {
    const { estate, person, input } = await asked()
    const [guest, another] = [await estate.guest('edit'), await world.estate()]
    expect((await guest.gql(ASK, { input })).error).toMatchObject({ code: 'authorizationFailure' })
    expect((await person.gql(ASK, { input })).error).toMatchObject({ code: 'entityNotFound' })
    expect((await another.owner.gql(ASK, { input: { ...input, estateId: another.id } })).error).toMatchObject({ code: 'entityNotFound' })
    expect(await mailsOf(person)).toEqual([])
  })

  test('is a system administrator too, who finds a claim by address, name and e-mail', async () => {
    const estate = await unowned()
    const person = await named(estate)
    const sysadmin = await world.account({ isSystemAdmin: true })
    await person.put(claimPath(estate.id))
    const [{ id, address, email } = { id: '', address: '', email: '' }] = await world.sql<{ id: string; address: string; email: string }>(
      `select c.id, e.address_line1 address, u.email::text email from estate_claim c join estate e on e.id = c.estate_id
        join account a on a.id = c.account_id join app_user u on u.id = a.user_id where c.estate_id = $1`,
      [estate.id],
    )
    for (const searchValue of [address, email.toUpperCase(), undefined])
      expect((await sysadmin.gql(WAITING, { searchValue })).data['waitingClaims']).toContainEqual({ id })
    for (const searchValue of ['finnes ikke', '%%', 'Prøve_eien'])
      expect((await sysadmin.gql(WAITING, { searchValue })).data['waitingClaims']).toEqual([])
    expect((await sysadmin.gql(ASK_FOR_ALL, { input: { id } })).error).toBeUndefined()
    expect(await mailsOf(person)).toEqual(['electronicIdAsked'])
    expect((await person.gql(ASK_FOR_ALL, { input: { id } })).error).toMatchObject({ code: 'unauthorizedUser' })
  })
})
