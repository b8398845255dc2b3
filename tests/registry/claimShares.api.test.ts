import { afterAll, describe, expect, test } from 'vitest'
import { saysPartIsTheirs } from '#tests/support/registers/owners.ts'
import { answer, claiming, claimPath } from './claiming.ts'

describe('a claim', async () => {
  const { world, named, assume, claimsOn, total } = await claiming()
  afterAll(() => world.close())

  test('never makes more than the whole of it: fifty rounds of owners who say yes to several at once', async () => {
    for (let round = 0; round < 50; round++) {
      const estate = await world.estate()
      const other = await estate.coOwner()
      await world.sql('update estate_owner set share_denominator = 2 where estate_id = $1', [estate.id])
      const asking = await Promise.all([named(estate, { part: [1, 2] }), named(estate, { part: [1, 3] }), named(estate, { part: [1, 2] })])
      for (const person of asking) await person.put(claimPath(estate.id))
      const claims = await claimsOn(estate.owner, estate.id)
      const yes = [estate.owner, other].flatMap((owner) =>
        claims.map(({ id }) => owner.gql(answer('approveClaim'), { estateId: estate.id, id })),
      )
      await Promise.all(yes)
      expect(await total(estate.id)).toBeLessThanOrEqual(1 + 1e-9)
    }
  })

  test('by many at once with proven numbers gives no more than the whole', async () => {
    for (let round = 0; round < 10; round++) {
      const estate = await world.estate()
      await assume(estate)
      const asking = await Promise.all(Array.from({ length: 5 }, () => named(estate, { part: [1, 3], isProven: true })))
      const answers = await Promise.all(asking.map((person) => person.put(claimPath(estate.id))))
      expect(answers.filter(({ body }) => body['claimStatus'] === 'claimed')).toHaveLength(3)
      expect(await total(estate.id)).toBeLessThanOrEqual(1 + 1e-9)
    }
  })

  test('no more than ten wait for one account', async () => {
    const person = await world.account()
    const statuses: number[] = []
    for (let made = 0; made < 11; made++) {
      const estate = await world.estate()
      await saysPartIsTheirs(world, estate.id, person)
      statuses.push((await person.put(claimPath(estate.id))).status)
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 409])
  })
})
