import { describe, expect, test } from 'vitest'
import { mostMails } from '#server/access/mayWrite.ts'
import { uuidv7 } from '#server/kernel/ids.ts'
import { ownerLeft } from '#server/mail/templates/ownerLeft.ts'
import { emailOf, mailsTo } from '#tests/mail/mails.ts'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import { doors, knownAddress } from './doors.ts'

const stranger = () => `fremmed-${uuidv7()}@test.example`
const entries = Object.entries(doors)

describe('what one party puts into the hands of others', async () => {
  const world = await sharedWorld()

  test.each(entries)('%s: is asked so many times a day, and then no more', async (_, { most, opened }) => {
    const ask = await opened(world)
    for (let n = 0; n < most; n++) expect((await ask(stranger())).status, `the ${n + 1}th`).toBeLessThan(300)
    const last = stranger()
    const refused = await ask(last)
    expect(refused).toMatchObject({ status: 429, body: { code: 'cannotHandleTheRequest', details: { reason: 'dailyLimit' } } })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(80_000)
    expect(await mailsTo(world, last)).toEqual([])
  })

  test.each(entries.filter(([, { takesAddress }]) => takesAddress))(
    '%s: the answer tells nothing of the address',
    async (_, { opened }) => {
      const ask = await opened(world)
      const [known, unknown] = [await ask(await knownAddress(world)), await ask(stranger())]
      expect(known.status).toBe(unknown.status)
      expect(shapeOf(known.body)).toEqual(shapeOf(unknown.body))
    },
  )

  test('whichever door a firm goes through, and whichever firm a person comes with, they are counted together', async () => {
    const firm = await world.company({ proven_at: null, proven_by: null })
    const invite = (email: string) =>
      firm.admin.post(`/api/private/company/${firm.id}/users`, {
        firstName: 'Berit',
        lastName: 'Bas',
        email,
        phone: '+4768050142',
        roles: ['COMPANY_LEADER'],
      })
    for (let n = 0; n < mostMails.strangers.unproven; n++) expect((await invite(stranger())).status).toBe(201)
    const other = await world.company({ proven_at: null, proven_by: null })
    await world.sql("insert into account (user_id, account_type, company_id, name) values ($1, 'company', $2, 'Berit')", [
      firm.admin.userId,
      other.id,
    ])
    const [account] = await world.sql<{ id: string }>(
      `with a as (select id from account where user_id = $1 and company_id = $2)
       insert into account_role (account_id, role) select id, 'Company.Admin' from a returning account_id id`,
      [firm.admin.userId, other.id],
    )
    const again = await world.signIn(firm.admin.userId, account!.id)
    const refused = await again.post(`/api/private/company/${other.id}/users`, {
      firstName: 'Berit',
      lastName: 'Bas',
      email: stranger(),
      phone: '+4768050142',
      roles: ['COMPANY_LEADER'],
    })
    expect(refused).toMatchObject({ status: 429, body: { details: { reason: 'dailyLimit' } } })
  })

  test('one address is asked so many times a day, whoever asks', async () => {
    const email = stranger()
    const { opened } = doors['A guest']!
    for (let n = 0; n < mostMails.toOne; n++) {
      const ask = await opened(world)
      expect((await ask(email)).status).toBe(201)
    }
    expect((await (await opened(world))(email)).status).toBe(429)
    expect(await mailsTo(world, email)).toHaveLength(mostMails.toOne)
  })

  test('A new account: one address is written to so many times a day, known or not', async () => {
    for (const email of [await knownAddress(world), stranger()]) {
      await world.sql(
        `insert into party_ask (kind, party_hash) select 'mail to', sha256(convert_to($1, 'UTF8')) from generate_series(1, $2::int)`,
        [email, mostMails.toOne],
      )
      const register = await world.anonymous().post('/api/public/company/register', {
        organizationNumber: '974760673',
        name: 'Ring nå AS',
        address: { addressLine1: 'Kaiveien 4', postalCode: '5003', city: 'Bergen' },
        trade: 'murer',
        admin: { firstName: 'Stig', lastName: 'Stillas', email, phone: '+4722334455', password: 'Blå-dør-7-og-port' },
      })
      expect(register).toMatchObject({ status: 429, body: { details: { reason: 'dailyLimit' } } })
    }
  })

  test('What goes on together is told by mail so many times a day, and never refused', async () => {
    const firm = await world.company({ proven_at: null, proven_by: null })
    const estate = await world.estate()
    await world.sql("insert into access_link (estate_id, company_id, status, claimed_at) values ($1, $2, 'claimed', now())", [
      estate.id,
      firm.id,
    ])
    const by = { userId: firm.admin.userId, companyId: firm.id }
    const tell = (to: string) =>
      world.app.db.transaction((db) =>
        world.app.outbox.add(db, ownerLeft.mail(to, 'nb', { name: 'Kari', owner: 'Ola', estateId: estate.id, address: 'Solveien 14' }), by),
      )
    const [known, unknown] = [await emailOf(world, estate.owner), stranger()]
    for (const to of [known, unknown]) for (let n = 0; n < mostMails.tells.acquaintance + 5; n++) await tell(to)
    expect(await mailsTo(world, known)).toHaveLength(mostMails.tells.acquaintance)
    expect(await mailsTo(world, unknown)).toHaveLength(mostMails.tells.stranger)
  })
})

/** The fields, and the kinds of their values. */
const shapeOf = (body: unknown): unknown => {
  if (Array.isArray(body)) return body.map(shapeOf)
  if (!body || typeof body !== 'object') return body === null ? 'null' : typeof body
  return Object.fromEntries(Object.entries(body).map(([key, value]) => [key, shapeOf(value)]))
}
