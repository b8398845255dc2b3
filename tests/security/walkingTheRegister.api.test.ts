import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Client } from '#tests/support/world/client.ts'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import type { World } from '#tests/support/world/world.ts'

let world: World
beforeAll(async () => void (world = await sharedWorld()))
beforeEach(() => world.sql('delete from property_search'))

const place = (bnr: number) => ({ identityKind: 'cadastre', municipalityNumber: '0301', gnr: 998, bnr })
const verify = (by: Client, bnr: number) => by.post('/api/private/estate/address/verify', place(bnr))
const add = (by: Client, bnr: number) =>
  by.post('/api/private/estates/info', { ...place(bnr), ownershipKind: 'owned', addressLine1: 'Prøveveien 1' })
const tooMany = { status: 429, body: { details: { reason: 'tooMany' } } }

test.each([
  ['asking whether an estate is free', verify],
  ['adding one after the other', add],
])('nobody goes through the land register by %s', async (_, ask) => {
  const [{ owner }, { owner: other }] = [await world.estate(), await world.estate()]
  expect((await ask(owner, 1)).status).toBeLessThan(300)
  await world.sql('update property_search set searches = 59 where account_id = $1', [owner.accountId])
  expect((await ask(owner, 2)).status).toBeLessThan(300)
  const refused = await ask(owner, 3)
  expect(refused).toMatchObject(tooMany)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await ask(other, 4)).status).toBeLessThan(300)
})
