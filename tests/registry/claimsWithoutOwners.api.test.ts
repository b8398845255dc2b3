import { afterAll, describe, expect, test } from 'vitest'
import { claiming, claimPath, ENTER, LETTER, SETTLE, WAITING } from './claiming.ts'

describe('a claim that no owner answers', async () => {
  const { world, named, unowned, assume, ownClaim, shares, mailsOf, sees, codeOf } = await claiming()
  afterAll(() => world.close())

  test('where nobody owns it here waits for a letter, whose code opens it once', async () => {
    const estate = await unowned()
    const person = await named(estate)
    const sysadmin = await world.account({ isSystemAdmin: true })
    expect((await person.put(claimPath(estate.id))).body).toMatchObject({ claimState: 'waiting' })
    const { id } = await ownClaim(person)
    expect((await person.gql(ENTER, { id, code: 'ABCDE-23456' })).error).toMatchObject({ details: { reason: 'codeSpent' } })
    expect((await sysadmin.gql(WAITING)).data['waitingClaims']).toContainEqual(
      expect.objectContaining({ id, estateId: estate.id, name: 'Ola Hansen', owners: [], letterAt: null }),
    )
    const code = await codeOf(sysadmin, id)
    const [kept] = await world.sql<{ row: string }>('select c::text as row from estate_claim c where id = $1', [id])
    expect(kept!.row).not.toContain(code.replace('-', ''))
    expect(await ownClaim(person)).toMatchObject({ hasOwners: false, triesLeft: 5, codeExpiresAt: expect.any(String) as string })
    expect((await person.gql(ENTER, { id, code: 'l0l0l' })).error).toMatchObject({ details: { fields: { code: 'notValid' } } })
    expect((await person.gql(ENTER, { id, code: code.toLowerCase().replace('-', ' ') })).data).toEqual({ enterClaimCode: { id } })
    expect(await sees(person, estate)).toBe(200)
    expect(await mailsOf(person)).toEqual(['claimAnswered'])
    expect((await person.gql(ENTER, { id, code })).error).toMatchObject({ details: { reason: 'transition' } })
  })

  test('a code is tried five times, however many try at once, and a new letter ends the old one', async () => {
    const estate = await unowned()
    const person = await named(estate)
    const sysadmin = await world.account({ isSystemAdmin: true })
    await person.put(claimPath(estate.id))
    const { id } = await ownClaim(person)
    const first = await codeOf(sysadmin, id)
    const wrong = first.startsWith('A') ? 'BBBBBBBBBB' : 'AAAAAAAAAA'
    const tries = await Promise.all(Array.from({ length: 12 }, () => person.gql(ENTER, { id, code: wrong })))
    expect(tries.filter(({ error }) => error?.details?.fields)).toHaveLength(5)
    expect(tries.filter(({ error }) => error?.details?.reason === 'codeSpent')).toHaveLength(7)
    expect((await person.gql(ENTER, { id, code: first })).error).toMatchObject({ details: { reason: 'codeSpent' } })
    const second = await codeOf(sysadmin, id)
    expect((await person.gql(ENTER, { id, code: first })).error).toMatchObject({ details: { fields: { code: 'notValid' } } })
    await world.sql("update estate_claim set code_expires_at = now() - interval '1 second' where id = $1", [id])
    expect((await person.gql(ENTER, { id, code: second })).error).toMatchObject({ details: { reason: 'codeSpent' } })
  })

  test('a letter goes to nobody where somebody owns the estate here, and opens nothing once somebody does', async () => {
    const [owned, free] = [await world.estate(), await unowned()]
    const [person, other] = [await named(owned), await named(free)]
    const sysadmin = await world.account({ isSystemAdmin: true })
    await person.put(claimPath(owned.id))
    expect((await sysadmin.gql(LETTER, { id: (await ownClaim(person)).id })).error).toMatchObject({ details: { reason: 'transition' } })
    await other.put(claimPath(free.id))
    const { id } = await ownClaim(other)
    const code = await codeOf(sysadmin, id)
    await world.own(free.id, (await world.account()).accountId)
    expect((await other.gql(ENTER, { id, code })).error).toMatchObject({ details: { reason: 'transition' } })
    expect(await sees(other, free)).toBe(404)
  })

  test('is settled by a system administrator, for a reason that the owners are told', async () => {
    const estate = await world.estate()
    await assume(estate)
    const person = await named(estate, { part: [1, 2] })
    const sysadmin = await world.account({ isSystemAdmin: true })
    await person.put(claimPath(estate.id))
    const { id } = await ownClaim(person)
    const input = { id, isApproved: true, reason: 'Skjøtet er lagt frem' }
    expect((await sysadmin.gql(SETTLE, { input: { ...input, reason: 'kort' } })).error).toMatchObject({
      details: { fields: { reason: 'tooShort' } },
    })
    expect((await estate.owner.gql(SETTLE, { input })).error).toMatchObject({ code: 'unauthorizedUser' })
    expect((await sysadmin.gql(SETTLE, { input })).data).toEqual({ settleClaim: { id: input.id } })
    expect(await shares(estate.id)).toEqual(['1/2 claimedByDefault', '1/2 claimed'])
    const [kept] = await world.sql('select settled_as, reason from estate_claim where id = $1', [id])
    expect(kept).toEqual({ settled_as: 'administrator', reason: 'Skjøtet er lagt frem' })
    expect(await mailsOf(estate.owner)).toEqual(['claimReceived', 'claimSettled'])
  })
})
