import { beforeAll, expect, test } from 'vitest'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import type { World } from '#tests/support/world/world.ts'

let world: World
beforeAll(async () => void (world = await sharedWorld()))

const reason = 'Politiet har bedt om det'

test('the log tells by which address a refused sign-in was tried, and why something was done', async () => {
  const admin = await world.account({ isSystemAdmin: true })
  const email = `feil.${crypto.randomUUID()}@test.example`
  expect((await world.anonymous().post('/api/public/profile/user/login', { email, password: 'Helt-feil-passord-1' })).status).toBe(401)
  const log = async (search: string) =>
    (
      await admin.gql('query ($search: String!) { auditLog(search: $search) { nodes { operation outcome triedEmail reason } } }', {
        search,
      })
    ).data['auditLog']
  expect(await log(email)).toEqual({ nodes: [{ operation: 'login', outcome: 'loginFailure', triedEmail: email, reason: null }] })
  const { userId } = await world.account()
  await admin.post(`/api/private/administration/users/${userId}/block`, { reason })
  expect(await log(userId)).toMatchObject({ nodes: [{ operation: 'blockUser', outcome: 'done', triedEmail: null, reason }] })
  expect((await world.sql('select from audit_note where told = $1', [email])).length).toBe(1)
})
