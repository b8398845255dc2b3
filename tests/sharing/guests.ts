import { uuidv7 } from '#server/kernel/ids.ts'
import type { Client } from '#tests/support/world/client.ts'
import type { TestEstate, World } from '#tests/support/world/world.ts'

export const guestPath = ({ id }: Pick<TestEstate, 'id'>) => `/api/private/estate/${id}/guest`
export const newAddress = () => `gjest-${uuidv7()}@test.example`
export const guestFields = '{ id email name accessLevel restrictions expiresAt isExpired state lastSeenAt version createdAt }'

/** What tests of guests do again and again. */
export const guestsOf = (world: World) => ({
  invite: (estate: TestEstate, email: string, more: object = {}, by: Client = estate.owner) =>
    by.post(guestPath(estate), { email, accessLevel: 'read', ...more }),
  mailsTo: (email: string) =>
    world.sql<{ template: string; language: string }>('select template, language from outbox_mail where lower(to_email) = lower($1)', [
      email,
    ]),
  addressOf: async ({ userId }: { userId: string }) =>
    (await world.sql<{ email: string }>('select email from app_user where id = $1', [userId]))[0]!.email,
  /** Signed in as the customer account behind an address. */
  async guestAt(email: string) {
    const [user] = await world.sql<{ id: string }>('select id from app_user where email = $1', [email])
    const [proven] = await world.sql('select from app_user where id = $1 and email_verified_at is not null', [user!.id])
    if (!proven) {
      // They open the link in the mail.
      const token = await world.passwordToken(user!.id, { purpose: 'create' })
      await world.anonymous().post('/api/public/profile/user/create-password', { token, password: 'Grønn-port-8' })
    }
    const [found] = await world.sql<{ userId: string; accountId: string }>(
      `select u.id "userId", a.id "accountId" from app_user u join account a on a.user_id = u.id and a.account_type = 'customer' where u.email = $1`,
      [email],
    )
    return world.signIn(found!.userId, found!.accountId)
  },
})
