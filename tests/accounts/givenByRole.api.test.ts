import { beforeAll, describe, expect, test } from 'vitest'
import { type Action, type PermissionEntry, permits } from '#schema/access/entries.ts'
import { license } from '#tests/projects/project.ts'
import { type Client, pdf } from '#tests/support/world/client.ts'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import { later, type World } from '#tests/support/world/world.ts'

/** What is told to be permitted, and a call that is refused without it. */
const doors: readonly [Action, subject: string, call: (who: Client, companyId: string) => Promise<{ status: number }>][] = [
  ['read', 'maintenance-plan-list', (who) => who.get('/api/private/maintenance-plans/assigned-plans')],
  ['create', 'task', (who) => who.post('/api/private/mailbox', {})],
  ['create', 'task', (who) => who.sendFile('/api/private/mailbox/document', 'tegning.pdf', pdf)],
  ['create', 'project', (who) => who.post('/api/private/project', {})],
  ['create', 'estate', (who) => who.post('/api/private/estates/info', {})],
  ['read', 'estate-registry', (who) => who.get('/api/private/estate-registry/estates')],
  ['read', 'property-search', (who) => who.get('/api/private/property-search/token')],
  ['create', 'user/license', (who) => who.post('/api/private/profile/user/license', {})],
  ['update', 'profile', (who) => who.put('/api/private/profile/user/details', {})],
  ['create', 'access-token', (who) => who.post('/api/private/profile/user/access-tokens', {})],
  ['read', 'classifier', (who) => who.get('/api/private/classifier/floortypes')],
  ['read', 'company/{id}', (who, id) => who.get(`/api/private/company/${id}/profile`)],
  ['update', 'company/{id}', (who, id) => who.put(`/api/private/company/${id}/profile`, {})],
  ['read', 'company/{id}/users', (who, id) => who.get(`/api/private/company/${id}/users`)],
  ['create', 'company/{id}/users', (who, id) => who.post(`/api/private/company/${id}/users`, {})],
  ['create', 'company/{id}/license', (who, id) => who.post(`/api/private/company/${id}/license`, {})],
  ['read', 'company/{id}/subcontractors', (who) => who.get('/api/private/subcontractor')],
  ['create', 'company/{id}/subcontractors', (who) => who.post('/api/private/subcontractor', {})],
]

interface Told {
  companyId: string | null
  permissions: PermissionEntry[]
}
const currentUser = '/api/private/profile/user/current-user'
const told = async (who: Client) => (await who.get(currentUser.replace('private', 'public'))).body as unknown as Told

describe('what roles give is told as permissions', () => {
  let world: World
  let people: Record<string, Client>
  beforeAll(async () => {
    world = await sharedWorld()
    const estate = await world.estate()
    const [licensed, plus, none] = [await world.company(), await world.company(), await world.company()]
    await license(world, licensed.id)
    await world.sql("insert into licence (company_id, plan, valid_to) values ($1, 'COMPANY_PRO_PLUS', $2)", [plus.id, later(24)])
    people = {
      owner: estate.owner,
      guest: await estate.guest('read'),
      admin: plus.admin,
      leader: await plus.as('Leader'),
      professional: await plus.as('Professional'),
      'leader with COMPANY_PRO': await licensed.as('Leader'),
      'leader without a licence': await none.as('Leader'),
    }
  })

  test.each(['owner', 'guest', 'admin', 'leader', 'professional', 'leader with COMPANY_PRO', 'leader without a licence'])(
    'to an %s just as the gates decide',
    async (name) => {
      const who = people[name]!
      const { permissions, companyId } = await told(who)
      const { data } = await who.gql('{ currentUser { permissions { subject effect action expirationDate } } }')
      expect((data['currentUser'] as Told).permissions).toEqual(permissions)
      for (const [action, subject, call] of doors) {
        if (subject.startsWith('company/') && !companyId) continue
        const { status } = await call(who, companyId ?? '')
        const named = subject.replace('{id}', companyId ?? '')
        expect([name, action, subject, permits(permissions, action, named)]).toEqual([name, action, subject, status !== 403])
      }
      expect(permissions.filter(({ subject }) => subject.startsWith('company/') && !subject.startsWith(`company/${companyId}`))).toEqual([])
    },
  )

  test('a task is created by leaders and professionals with COMPANY_PRO_PLUS, and by nobody else', async () => {
    const may = async (name: string) => permits((await told(people[name]!)).permissions, 'create', 'task')
    for (const name of ['leader', 'professional']) expect([name, await may(name)]).toEqual([name, true])
    for (const name of ['owner', 'guest', 'admin', 'leader with COMPANY_PRO', 'leader without a licence'])
      expect([name, await may(name)]).toEqual([name, false])
    const lacking = await people['leader with COMPANY_PRO']!.post('/api/private/mailbox', {})
    expect(lacking).toMatchObject({ status: 403, body: { code: 'unauthorizedUser', details: { reason: 'licence' } } })
  })

  test('and an entry that denies comes beside it, and wins', async () => {
    const { as } = await world.company()
    const pro = await as('Professional')
    expect(permits((await told(pro)).permissions, 'read', 'maintenance-plan-list')).toBe(true)
    await world.permit(pro.accountId, { subject: 'maintenance-plan-list', effect: 'deny', action: 'read' })
    expect(permits((await told(pro)).permissions, 'read', 'maintenance-plan-list')).toBe(false)
    expect((await pro.get('/api/private/maintenance-plans/assigned-plans')).status).toBe(403)
  })

  test('to a token as far as it reaches', async () => {
    const leader = people['leader']!
    const CREATE = 'mutation ($input: CreateAccessTokenInput!) { createAccessToken(input: $input) { token } }'
    const { data } = await leader.gql(CREATE, { input: { name: 'Leser', scope: 'read', days: 30 } })
    const token = world.anonymous().with({ authorization: `Bearer ${(data['createAccessToken'] as { token: string }).token}` })
    const { permissions, companyId } = await told(token)
    expect(permits(permissions, 'read', `company/${companyId}/subcontractors`)).toBe(true)
    expect(permissions.filter(({ action }) => action !== 'read')).toEqual([])
  })
})
