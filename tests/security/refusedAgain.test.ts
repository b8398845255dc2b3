import { expect, test } from 'vitest'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'

test('what one account is refused again and again leaves twenty entries an hour, and is counted', async () => {
  const world = await sharedWorld()
  const estate = await world.estate()
  const [guest, other] = [await estate.guest('read'), await estate.guest('read')]
  const path = `/api/private/estate/${estate.id}/value`
  const refused = { status: 403, body: { code: 'authorizationFailure' } }
  for (let i = 0; i < 50; i++) expect(await guest.put(path, { marketValue: 1 })).toMatchObject(refused)
  await expect.poll(() => countedOf(guest)).toEqual([{ outcome: 'authorizationFailure', times: 50 }])
  const entries = (await entriesOf(guest)).length
  expect(entries).toBeGreaterThanOrEqual(20)
  // Where the hour ends in between.
  expect(entries).toBeLessThanOrEqual(40)

  await other.put(path, { marketValue: 1 })
  await guest.put(`/api/private/estate/${estate.id}/insurance`, { kind: 'insurance', company: 'Prøvetrygd' })
  await expect.poll(() => entriesOf(other)).toHaveLength(1)
  await expect.poll(async () => (await entriesOf(guest)).length).toBe(entries + 1)

  function entriesOf({ accountId }: { accountId: string }) {
    return world.sql("select from audit_entry where account_id = $1 and outcome = 'authorizationFailure'", [accountId])
  }
  function countedOf({ accountId }: { accountId: string }) {
    return world.sql('select outcome, sum(times)::int times from refusal_count where account_id = $1 group by 1', [accountId])
  }
})
