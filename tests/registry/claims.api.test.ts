import { afterAll, describe, expect, test } from 'vitest'
import { saysPartIsTheirs } from '#tests/support/registers/owners.ts'
import { createWorld } from '#tests/support/world/world.ts'
import { answer, claiming, claimPath, CLAIMS, WITHDRAW } from './claiming.ts'

describe('claiming an estate', async () => {
  const { world, named, assume, claimsOn, ownClaim, shares, total, mailsOf, sees } = await claiming()
  afterAll(() => world.close())

  test('by a typed number waits: nothing is seen, nothing changes, and all owners are told', async () => {
    const estate = await world.estate()
    const [other, person] = [await estate.coOwner(), await named(estate, { part: [1, 2] })]
    const { status, body } = await person.put(claimPath(estate.id))
    expect({ status, body }).toMatchObject({ status: 200, body: { estateId: estate.id, claimStatus: 'unclaimed', claimState: 'waiting' } })
    expect(await sees(person, estate)).toBe(404)
    expect(await mailsOf(estate.owner)).toEqual(['claimReceived'])
    expect(await mailsOf(other)).toEqual(['claimReceived'])
    expect(await mailsOf(person)).toEqual([])
    expect(await ownClaim(person)).toMatchObject({
      estateId: estate.id,
      state: 'waiting',
      evidence: 'typed',
      identityKind: 'PERSON',
      hasOwners: true,
    })
    expect((await person.put(claimPath(estate.id))).status).toBe(200)
    expect(await mailsOf(estate.owner)).toEqual(['claimReceived'])
  })

  test('is approved by an owner, out of what they have; everybody is told', async () => {
    const estate = await world.estate()
    const person = await named(estate, { part: [1, 2] })
    await person.put(claimPath(estate.id))
    const [claim] = await claimsOn(estate.owner, estate.id)
    expect(claim).toMatchObject({
      name: 'Ola Hansen',
      evidence: 'typed',
      shareNumerator: 1,
      shareDenominator: 2,
      isOwn: false,
      sharesAfter: [
        { numeratorBefore: 1, denominatorBefore: 1, numerator: 1, denominator: 2 },
        { name: 'Ola Hansen', numeratorBefore: null, denominatorBefore: null, numerator: 1, denominator: 2 },
      ],
    })
    const approve = { estateId: estate.id, id: claim!.id }
    expect((await estate.owner.gql(answer('approveClaim'), approve)).data).toEqual({ approveClaim: { id: approve.id, state: 'approved' } })
    expect(await shares(estate.id)).toEqual(['1/2 claimed', '1/2 claimed'])
    expect(await sees(person, estate)).toBe(200)
    expect(await mailsOf(estate.owner)).toEqual(['claimReceived', 'claimSettled'])
    expect(await mailsOf(person)).toEqual(['claimAnswered'])
    expect((await estate.owner.gql(answer('approveClaim'), approve)).error).toMatchObject({ details: { reason: 'transition' } })
    expect(await claimsOn(estate.owner, estate.id)).toEqual([])
  })

  test('is denied by an owner, and not made again for a month unless it is proven', async () => {
    const estate = await world.estate()
    await assume(estate)
    const person = await named(estate)
    await person.put(claimPath(estate.id))
    const [claim] = await claimsOn(estate.owner, estate.id)
    expect((await estate.owner.gql(answer('denyClaim'), { estateId: estate.id, id: claim!.id })).data).toEqual({
      denyClaim: { id: claim!.id, state: 'denied' },
    })
    expect(await shares(estate.id)).toEqual(['1/1 claimedByDefault'])
    expect(await mailsOf(estate.owner)).toEqual(['claimReceived', 'claimSettled'])
    expect(await mailsOf(person)).toEqual(['claimAnswered'])
    expect(await person.put(claimPath(estate.id))).toMatchObject({ status: 409, body: { details: { reason: 'transition' } } })
    await world.sql('update estate_registry_entry set is_proven = true where user_id = $1', [person.userId])
    expect((await person.put(claimPath(estate.id))).body).toMatchObject({ claimStatus: 'claimed', claimState: 'approved' })
  })

  test('by a proven number is theirs at once, out of what others were only assumed to have', async () => {
    const estate = await world.estate()
    await assume(estate)
    const person = await named(estate, { part: [1, 3], isProven: true })
    expect((await person.put(claimPath(estate.id))).body).toMatchObject({ claimStatus: 'claimed', claimState: 'approved' })
    expect(await shares(estate.id)).toEqual(['2/3 claimedByDefault', '1/3 claimed'])
    expect(await mailsOf(estate.owner)).toEqual(['claimSettled'])
    expect(await person.put(claimPath(estate.id))).toMatchObject({ status: 409, body: { code: 'entityAlreadyExists' } })
  })

  test('by a proven number waits too where the register has given the whole to others', async () => {
    const estate = await world.estate()
    const person = await named(estate, { isProven: true })
    expect((await person.put(claimPath(estate.id))).body).toMatchObject({ claimStatus: 'unclaimed', claimState: 'waiting' })
    expect(await ownClaim(person)).toMatchObject({ evidence: 'proven', identityKind: 'PERSON' })
    const other = await estate.coOwner()
    await world.sql('update estate_owner set share_denominator = 2 where estate_id = $1', [estate.id])
    const [claim] = await claimsOn(other, estate.id)
    expect(claim!.sharesAfter).toBeNull()
    expect((await other.gql(answer('approveClaim'), { estateId: estate.id, id: claim!.id })).error).toMatchObject({
      code: 'cannotHandleTheRequest',
      details: { reason: 'moreThanWhole' },
    })
    expect(await total(estate.id)).toBe(1)
  })

  test('is answered by an owner alone: by nobody whom they let in, no company, no token, and not by who asks', async () => {
    const estate = await world.estate()
    const person = await named(estate)
    await person.put(claimPath(estate.id))
    const [claim] = await claimsOn(estate.owner, estate.id)
    const variables = { estateId: estate.id, id: claim!.id }
    const guest = await estate.guest('edit')
    expect((await guest.gql(answer('approveClaim'), variables)).error).toMatchObject({ code: 'authorizationFailure' })
    expect((await guest.gql(CLAIMS, { estateId: estate.id })).error).toMatchObject({ code: 'authorizationFailure' })
    expect((await person.gql(answer('approveClaim'), variables)).error).toMatchObject({ code: 'entityNotFound' })
    const helper = await world.account({ roles: ['Customer.Guest'] })
    await world.permit(helper.accountId, { subject: `estate/${estate.id}` })
    await world.permit(helper.accountId, { subject: `estate/${estate.id}/access-management` })
    expect((await helper.gql(answer('approveClaim'), variables)).error).toMatchObject({ code: 'authorizationFailure' })
    const { data } = await estate.owner.gql('mutation { createAccessToken(input: { name: "x", scope: write, days: 1 }) { token } }')
    const bearer = { authorization: `Bearer ${(data['createAccessToken'] as { token: string }).token}` }
    expect((await world.anonymous().with(bearer).gql(answer('approveClaim'), variables)).error).toMatchObject({ code: 'unauthorizedUser' })
    const another = await world.estate()
    expect((await another.owner.gql(answer('approveClaim'), { ...variables, estateId: another.id })).error).toMatchObject({
      code: 'entityNotFound',
    })
    await world.own(estate.id, person.accountId)
    expect((await claimsOn(person, estate.id))[0]).toMatchObject({ isOwn: true })
    expect((await person.gql(answer('approveClaim'), variables)).error).toMatchObject({ code: 'authorizationFailure' })
  })

  test('and registering a number are done in person', async () => {
    const estate = await world.estate()
    const person = await named(estate)
    const { data } = await person.gql('mutation { createAccessToken(input: { name: "x", scope: write, days: 1 }) { token } }')
    const program = world.anonymous().with({ authorization: `Bearer ${(data['createAccessToken'] as { token: string }).token}` })
    for (const path of [claimPath(estate.id), '/api/private/estate-registry/user/register'])
      expect(await program.put(path)).toMatchObject({ status: 403, body: { code: 'unauthorizedUser', details: { reason: 'scope' } } })
  })

  test('is taken back by whoever made it, and by nobody else', async () => {
    const estate = await world.estate()
    const [person, other] = [await named(estate), await world.account()]
    await person.put(claimPath(estate.id))
    const { id } = await ownClaim(person)
    expect((await other.gql(WITHDRAW, { id })).error).toMatchObject({ code: 'entityNotFound' })
    expect((await person.gql(WITHDRAW, { id })).data).toEqual({ withdrawClaim: { id } })
    expect(await claimsOn(estate.owner, estate.id)).toEqual([])
    expect((await person.gql(WITHDRAW, { id })).error).toMatchObject({ code: 'entityNotFound' })
  })
})

describe('in the demo', async () => {
  const world = await createWorld({ DATABASE_URL: '' })
  afterAll(() => world.close())

  test('what nobody else owns is claimed at once by a typed number, what somebody owns waits', async () => {
    const [free, owned] = [await world.estate(), await world.estate()]
    await world.sql('delete from estate_owner where estate_id = $1', [free.id])
    const person = await world.account()
    for (const estate of [free, owned]) await saysPartIsTheirs(world, estate.id, person)
    expect((await person.put(claimPath(free.id))).body).toMatchObject({ claimStatus: 'claimed' })
    expect((await person.put(claimPath(owned.id))).body).toMatchObject({ claimStatus: 'unclaimed', claimState: 'waiting' })
  })
})
