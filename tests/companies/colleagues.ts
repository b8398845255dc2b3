import { uuidv7 } from '#server/kernel/ids.ts'
import type { Client } from '#tests/support/world/client.ts'
import type { World } from '#tests/support/world/world.ts'

export const ownPath = '/api/private/profile/user'
export const users = (companyId: string, userId = '') => `/api/private/company/${companyId}/users${userId && `/${userId}`}`
export const somebody = (more: object = {}) => ({
  firstName: 'Berit',
  lastName: 'Bas',
  email: `berit-${uuidv7()}@test.example`,
  phone: '+4768050142',
  roles: ['COMPANY_LEADER'],
  ...more,
})

/** Whoever reads the mails of an address, signed in without an account chosen. */
export async function whoReads(world: World, email: string) {
  await world.sql('update app_user set email_verified_at = coalesce(email_verified_at, now()) where email = $1', [email])
  const [user] = await world.sql<{ id: string }>('select id from app_user where email = $1', [email])
  return world.signIn(user!.id, null)
}

export const invitationsOf = async (person: Client) => (await person.get(`${ownPath}/company-invitations`)).body
export const profilesOf = async (person: Client) =>
  (await person.get('/api/public/profile/user/current-user')).body['accountProfiles'] as { accountId: string; roles: string[] }[]
