import { readFileSync } from 'node:fs'
import { afterAll, describe, expect, test } from 'vitest'
import { settleOverdue } from '#server/registry/claims/overdue.ts'
import { identityNumber, proves, saysPartIsTheirs } from '#tests/support/registers/owners.ts'
import { claiming, claimPath } from './claiming.ts'

describe('owners by a number that was only typed', async () => {
  const { world, named, mailsOf, ownClaim, shares, sees } = await claiming()
  afterAll(() => world.close())
  const migration = readFileSync(new URL('../../migrations/0026-typed-numbers.sql', import.meta.url), 'utf8')

  test('stay owners, the number is forgotten, and all owners are told once', async () => {
    const estate = await world.estate()
    const [typed, proven] = [await estate.coOwner(), await estate.coOwner()]
    await world.sql('alter table app_user drop constraint app_user_identity_check')
    await world.sql('update app_user set identity_hash = $2, registry_asked_at = now() where id = $1', [
      typed.userId,
      world.app.identityNumbers.recognise(identityNumber()),
    ])
    await saysPartIsTheirs(world, estate.id, typed)
    await proves(world, proven, identityNumber())
    await saysPartIsTheirs(world, estate.id, proven, { isProven: true })
    for (const statement of migration.split(/;\s*\n/).filter((text) => text.trim())) await world.sql(statement)
    const kept = await world.sql(
      'select identity_hash is null gone, registry_asked_at asked from app_user where id = any($1) order by id',
      [[typed.userId, proven.userId]],
    )
    expect(kept).toEqual([
      { gone: true, asked: null },
      { gone: false, asked: null },
    ])
    expect(await shares(estate.id)).toEqual(['1/1 claimed', '1/1 claimedByDefault', '1/1 claimed'])
    expect(await sees(typed, estate)).toBe(200)
    expect((await typed.get('/api/private/estate-registry/estates')).body).toMatchObject({ isRegistered: false, estates: [] })
    for (let hour = 0; hour < 2; hour++) await settleOverdue(world.app)
    for (const owner of [estate.owner, typed, proven]) expect(await mailsOf(owner)).toEqual(['ownedByTyping'])
  })

  test('a hash without its proof is kept by no row', async () => {
    const person = await world.account()
    await expect(world.sql("update app_user set identity_hash = '\\x01' where id = $1", [person.userId])).rejects.toThrow(
      /app_user_identity_check/,
    )
  })

  test('a claim that nobody answers in time ends, and whoever asked and was asked is told', async () => {
    const estate = await world.estate()
    const person = await named(estate)
    await person.put(claimPath(estate.id))
    await world.sql("update estate_claim set expires_at = now() - interval '1 second' where account_id = $1", [person.accountId])
    expect(await ownClaim(person)).toMatchObject({ state: 'expired' })
    for (let hour = 0; hour < 2; hour++) await settleOverdue(world.app)
    expect(await mailsOf(person)).toEqual(['claimExpired'])
    expect(await mailsOf(estate.owner)).toEqual(['claimReceived', 'claimExpired'])
    expect((await person.put(claimPath(estate.id))).body).toMatchObject({ claimState: 'waiting' })
  })
})
