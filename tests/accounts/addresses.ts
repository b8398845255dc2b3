import { expect } from 'vitest'
import { uuidv7 } from '#server/kernel/ids.ts'
import { readMail } from '#server/mail/outbox.ts'
import type { Browser } from './browser.ts'
import { password, type People } from './people.ts'
import { rest } from './transports.ts'

export const own = '/api/private/profile/user/email'
export const base = '/api/public/profile/user'
export const next = 'Grønn-port-8'
export const expired = { status: 410, code: 'passwordResetLinkExpired' }
export const address = (who = 'kari') => `${who}-${uuidv7()}@test.example`

/** What tests of proving an address do again and again. */
export const addressesOf = (people: People) => {
  async function signedIn(email: string, by = password) {
    const browser = people.visitor()
    expect(await rest.login(browser, email, by)).toMatchObject({ status: 200 })
    const [user] = await people.world.sql<{ userId: string; accountId: string | null }>(
      `select u.id "userId", a.id "accountId" from app_user u left join account a on a.user_id = u.id
        where u.email = $1 or u.lost_email = $1 order by u.email = $1 desc`,
      [email],
    )
    if (user!.accountId) await rest.select(browser, user!.accountId)
    return { browser, userId: user!.userId, accountId: user!.accountId! }
  }

  /** What was mailed to an address, oldest first. */
  async function mailsTo(email: string) {
    const rows = await people.world.sql<{ id: string; to: string; template: string; language: 'nb'; sealed: Buffer }>(
      'select id, to_email "to", template, language, data_sealed sealed from outbox_mail where lower(to_email) = lower($1) order by id',
      [email],
    )
    return rows.map((row) => ({ template: row.template, text: readMail(people.world.app.config, row)!.text }))
  }

  return {
    signedIn,
    mailsTo,
    templatesTo: async (email: string) => (await mailsTo(email)).map(({ template }) => template),

    /** Somebody new, who has not opened the link in the mail. */
    async registered(email = address()) {
      const customer = { firstName: 'Kari', lastName: 'Nordmann', email, phone: '+4768050142', password, acceptTerms: true }
      expect(await people.visitor().rest('POST', `${base}/register`, customer)).toMatchObject({
        status: 201,
        value: { isMultiRole: false },
      })
      return { ...(await signedIn(email)), email }
    },

    /** The secret of the newest link that was mailed there. */
    async linkTo(email: string, path = 'confirm-email') {
      const found = (await mailsTo(email)).flatMap(({ text }) => new RegExp(`/${path}/([\\w-]{43})`).exec(text)?.[1] ?? [])
      expect(found.length).toBeGreaterThan(0)
      return found.at(-1)!
    },

    stateOf: async (userId: string) =>
      (
        await people.world.sql(
          'select email::text, email_verified_at is not null proven, lost_email::text lost from app_user where id = $1',
          [userId],
        )
      )[0],

    guestEstatesOf: async (browser: Browser) =>
      ((await browser.rest('GET', '/api/private/estates/guest')).value as { totalCount: number }).totalCount,

    /** An estate whose owner has invited somebody by an address. */
    async invited(email: string) {
      const estate = await people.world.estate()
      const { status } = await estate.owner.post(`/api/private/estate/${estate.id}/guest`, { email, accessLevel: 'read' })
      expect(status).toBe(201)
      return estate
    },
  }
}
export type Addresses = ReturnType<typeof addressesOf>
