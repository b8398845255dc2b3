import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { later } from '#tests/support/world/world.ts'
import { address, type Addresses, addressesOf, base, expired, next, own } from './addresses.ts'
import { createPeople, type People } from './people.ts'

let people: People
let at: Addresses
beforeAll(async () => {
  people = await createPeople()
  at = addressesOf(people)
})
afterAll(() => people.close())
beforeEach(() => people.world.sql('delete from attempt'))

describe('an address that somebody registers with', () => {
  test('works at once, and is theirs when they open the link that was mailed there', async () => {
    const { browser, email, userId } = await at.registered()
    expect(await browser.rest('GET', `${base}/current-user`)).toMatchObject({ value: { email, emailState: 'WAITING' } })
    expect(await browser.rest('GET', own)).toMatchObject({ status: 200, value: { email, state: 'WAITING', newEmail: null } })
    const token = await at.linkTo(email)
    expect(await people.visitor().rest('POST', `${base}/email-token`, { token })).toMatchObject({
      value: { email, name: 'Kari Nordmann', isOwn: false },
    })
    expect(await browser.rest('POST', `${own}/confirm`, { token })).toMatchObject({ status: 200, value: { email, state: 'PROVEN' } })
    expect(await browser.rest('GET', `${base}/current-user`)).toMatchObject({ value: { emailState: 'PROVEN' } })
    expect(await browser.rest('POST', `${own}/confirm`, { token })).toMatchObject(expired)
    expect(await at.stateOf(userId)).toEqual({ email, proven: true, lost: null })
  })

  test('is proven over GraphQL as well', async () => {
    const { browser, email } = await at.registered()
    const token = await at.linkTo(email)
    const fields = '{ email state newEmail }'
    expect(await browser.gql(`{ emailProof ${fields} }`)).toMatchObject({ value: { state: 'WAITING' } })
    expect(
      await browser.gql('mutation ($token: String!) { emailToken(input: { token: $token }) { email isOwn } }', { token }),
    ).toMatchObject({
      value: { email, isOwn: true },
    })
    expect(await browser.gql(`mutation ($token: String!) { confirmEmail(input: { token: $token }) ${fields} }`, { token })).toMatchObject({
      value: { email, state: 'PROVEN', newEmail: null },
    })
  })

  test('gives nothing that was meant for its reader, until it is proven', async () => {
    const email = address('offer')
    const stranger = await at.registered(email)
    const estate = await at.invited(email.toUpperCase())
    expect(await at.guestEstatesOf(stranger.browser)).toBe(0)
    expect(await people.world.sql('select account_id, state from guest_invitation where estate_id = $1', [estate.id])).toEqual([
      { account_id: null, state: 'CREATED' },
    ])
    const guest = await at.signedIn(email)
    await guest.browser.rest('POST', `${own}/confirm`, { token: await at.linkTo(email) })
    expect(await at.guestEstatesOf(guest.browser)).toBe(1)
  })

  test('is not proven by a link alone: whoever opens it must be the one whose account it is', async () => {
    const { email } = await at.registered()
    const token = await at.linkTo(email)
    const other = await people.signedIn()
    expect(await other.browser.rest('POST', `${own}/confirm`, { token })).toMatchObject(expired)
    expect(await people.visitor().rest('POST', `${own}/confirm`, { token })).toMatchObject({ status: 401 })
  })

  test('is proven once by many who open the link at the same moment', async () => {
    const { browser, email } = await at.registered()
    const token = await at.linkTo(email)
    const outcomes = await Promise.all(Array.from({ length: 6 }, () => browser.rest('POST', `${own}/confirm`, { token })))
    expect(outcomes.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(outcomes.filter(({ status }) => status === 410)).toHaveLength(5)
  })

  test('is not proven by a link that has ended, was cut or was made up', async () => {
    const { browser, email } = await at.registered()
    const token = await at.linkTo(email)
    for (const wrong of [token.slice(0, -1), `${token}A`, 'x'.repeat(43), "' or 1=1 --"]) {
      expect(await browser.rest('POST', `${own}/confirm`, { token: wrong })).toMatchObject(expired)
      expect(await people.visitor().rest('POST', `${base}/email-token`, { token: wrong })).toMatchObject(expired)
    }
    await people.world.sql('update email_token set expires_at = $1', [later(-1)])
    expect(await browser.rest('POST', `${own}/confirm`, { token })).toMatchObject(expired)
  })

  test('is kept apart from the link, of which there is a hash only', async () => {
    const { email } = await at.registered()
    const token = await at.linkTo(email)
    const rows = await people.world.sql<{ row: string }>(
      'select t::text as row from email_token t union all select o::text from outbox_mail o union all select a::text from audit_entry a',
    )
    expect(rows.filter(({ row }) => row.includes(token))).toEqual([])
  })

  test('gets the link again, three times an hour at most', async () => {
    const { browser, email } = await at.registered()
    expect(await browser.rest('POST', `${own}/link`)).toMatchObject({ status: 204 })
    expect(await browser.rest('POST', `${own}/link`)).toMatchObject({ status: 204 })
    expect(await browser.rest('POST', `${own}/link`)).toMatchObject({ status: 429 })
    expect(await at.templatesTo(email)).toEqual(['welcome', 'confirmEmail', 'confirmEmail'])
    await browser.rest('POST', `${own}/confirm`, { token: await at.linkTo(email) })
    expect(await browser.rest('POST', `${own}/link`)).toMatchObject({ status: 409, code: 'entityAlreadyExists' })
  })

  test('is not written to about what is somebody’s own before it is proven', async () => {
    const { email, accountId } = await at.registered()
    const estate = await people.world.estate()
    await people.world.own(estate.id, accountId)
    const support = async () => people.world.account({ isSystemAdmin: true })
    const open = 'mutation ($id: ID!) { openSupportAccess(input: { estateId: $id, reason: "Eieren har bedt om hjelp" }) { id } }'
    await (await support()).gql(open, { id: estate.id })
    expect(await at.templatesTo(email)).toEqual(['welcome'])
    await people.world.sql('update app_user set email_verified_at = now() where email = $1', [email])
    await (await support()).gql(open, { id: estate.id })
    expect(await at.templatesTo(email)).toEqual(['welcome', 'supportAccessOpened'])
  })

  test('refuses no reminders before it is proven', async () => {
    const { browser } = await at.registered()
    expect(await browser.rest('PUT', '/api/private/profile/user/mail-choices', { kind: 'insurance', isOn: false })).toMatchObject({
      status: 403,
      code: 'authorizationFailure',
    })
  })
})

describe('somebody who was here before addresses were proven', () => {
  test('keeps what they have, and is sent the link when they next sign in, once a day', async () => {
    const { email, userId, accountId } = await people.person({ values: { email_verified_at: null } })
    const estate = await people.world.estate()
    await people.world.own(estate.id, accountId)
    const { browser } = await at.signedIn(email)
    await at.signedIn(email)
    expect(await at.templatesTo(email)).toEqual(['confirmEmail'])
    expect(await browser.rest('GET', '/api/private/estates')).toMatchObject({ value: { totalCount: 1 } })
    await browser.rest('POST', `${own}/confirm`, { token: await at.linkTo(email) })
    expect(await at.stateOf(userId)).toMatchObject({ proven: true })
  })

  test('proves it by a mailed password as well', async () => {
    const { userId, email } = await people.person({ values: { email_verified_at: null } })
    const estate = await at.invited(email)
    const token = await people.world.passwordToken(userId)
    expect(await people.visitor().rest('POST', `${base}/create-password`, { token, password: next })).toMatchObject({ status: 204 })
    expect(await at.stateOf(userId)).toEqual({ email, proven: true, lost: null })
    const { browser } = await at.signedIn(email, next)
    expect(await at.guestEstatesOf(browser)).toBe(1)
    expect(await people.world.sql('select state from guest_invitation where estate_id = $1', [estate.id])).toEqual([{ state: 'CONFIRMED' }])
  })
})

describe('somebody who is invited and not here yet', () => {
  test('is nobody until they open the link: no account waits for whoever comes first', async () => {
    const email = address('gjest')
    await at.invited(email)
    expect(await people.world.sql('select 1 from account a join app_user u on u.id = a.user_id where u.email = $1', [email])).toEqual([])
    expect(await people.visitor().rest('POST', base, { email })).toMatchObject({ value: { exists: false } })
    const stranger = await at.registered(email)
    expect(await at.guestEstatesOf(stranger.browser)).toBe(0)
  })

  test('has everything that waited for them with their password', async () => {
    const email = address('gjest')
    await Promise.all([at.invited(email), at.invited(email.toUpperCase())])
    const token = await at.linkTo(email, 'create-password')
    await people.visitor().rest('POST', `${base}/create-password`, { token, password: next })
    const { browser } = await at.signedIn(email, next)
    expect(await at.guestEstatesOf(browser)).toBe(2)
  })

  test('is let in either way, whether the invitation or the proof comes first', async () => {
    for (let round = 0; round < 10; round++) {
      const { browser, email } = await at.registered()
      const token = await at.linkTo(email)
      await Promise.all([at.invited(email), browser.rest('POST', `${own}/confirm`, { token })])
      expect(await at.guestEstatesOf(browser)).toBe(1)
    }
  })
})
