import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { address, type Addresses, addressesOf, base, expired, next, own } from './addresses.ts'
import type { Browser } from './browser.ts'
import { createPeople, password, type People } from './people.ts'
import { rest } from './transports.ts'

let people: People
let at: Addresses
beforeAll(async () => {
  people = await createPeople()
  at = addressesOf(people)
})
afterAll(() => people.close())
beforeEach(() => people.world.sql('delete from attempt'))

describe('another address', () => {
  const change = (browser: Browser, email: string, by = password) => browser.rest('PUT', own, { email, password: by })

  test('takes the place of the old one when its link is opened, and the old one is told', async () => {
    const { browser, email, userId } = await people.signedIn()
    const to = address('ny')
    expect(await change(browser, to, 'Feil-dør-7')).toMatchObject({ status: 422, code: 'badCurrentPassword' })
    expect(await change(browser, 'ny@@test')).toMatchObject({ status: 422, code: 'emailIsNotValid' })
    expect(await change(browser, to)).toMatchObject({ status: 200, value: { email, state: 'PROVEN', newEmail: to } })
    expect(await at.stateOf(userId)).toMatchObject({ email, proven: true })
    expect(await browser.rest('POST', `${own}/confirm`, { token: await at.linkTo(to) })).toMatchObject({
      value: { email: to, state: 'PROVEN', newEmail: null },
    })
    expect(await at.templatesTo(email)).toEqual(['emailChanged'])
    expect(await rest.login(people.visitor(), email, password)).toMatchObject({ code: 'loginFailure' })
    expect(await rest.login(people.visitor(), to, password)).toMatchObject({ status: 200 })
  })

  test('that was mistyped is put right, and the link to the wrong one ends', async () => {
    const { browser, email, userId } = await at.registered()
    const wrong = await at.linkTo(email)
    const right = address('riktig')
    expect(await change(browser, right)).toMatchObject({ value: { email, state: 'WAITING', newEmail: right } })
    expect(await browser.rest('POST', `${own}/confirm`, { token: wrong })).toMatchObject(expired)
    await browser.rest('POST', `${own}/confirm`, { token: await at.linkTo(right) })
    expect(await at.stateOf(userId)).toEqual({ email: right, proven: true, lost: null })
    expect(await at.templatesTo(email)).toEqual(['welcome'])
  })

  test('moves from whoever never proved it, who keeps what they have and needs a new one', async () => {
    const email = address('offer')
    const stranger = await at.registered(email)
    const estate = await people.world.estate()
    await people.world.own(estate.id, stranger.accountId)
    await at.invited(email)
    const { browser, userId } = await people.signedIn()
    await change(browser, email)
    expect(await browser.rest('POST', `${own}/confirm`, { token: await at.linkTo(email) })).toMatchObject({
      value: { email, state: 'PROVEN' },
    })
    expect(await at.guestEstatesOf(browser)).toBe(1)
    expect(await at.stateOf(userId)).toEqual({ email, proven: true, lost: null })

    expect(await stranger.browser.rest('GET', own)).toMatchObject({ value: { email, state: 'LOST' } })
    expect(await stranger.browser.rest('GET', '/api/private/estates')).toMatchObject({ value: { totalCount: 1 } })
    expect(await at.guestEstatesOf(stranger.browser)).toBe(0)
    // They are both let in by it, each by their own password, until the stranger has a new one.
    const again = people.visitor()
    await people.world.givePassword({ userId }, next)
    expect(await rest.login(again, email, password)).toMatchObject({ status: 200 })
    const fresh = address('ny')
    expect(await change(stranger.browser, fresh)).toMatchObject({ status: 200 })
    await stranger.browser.rest('POST', `${own}/confirm`, { token: await at.linkTo(fresh) })
    expect(await at.stateOf(stranger.userId)).toEqual({ email: fresh, proven: true, lost: null })
    expect(await rest.login(people.visitor(), email, password)).toMatchObject({ code: 'loginFailure' })
  })

  test('does not move from whoever has proven it, and whoever asks is told nothing', async () => {
    const { email: theirs } = await people.person()
    const { browser, email, userId } = await people.signedIn()
    expect(await change(browser, theirs)).toMatchObject({ status: 200, value: { email, newEmail: theirs } })
    expect(await at.templatesTo(theirs)).toEqual(['emailTaken'])
    expect(await at.stateOf(userId)).toMatchObject({ email })
  })

  test('is somebody’s who proves it first, of two who both may', async () => {
    const email = address('felles')
    const [one, other] = [await people.signedIn(), await people.signedIn()]
    await change(one.browser, email)
    const first = await at.linkTo(email)
    await change(other.browser, email)
    const second = await at.linkTo(email)
    const outcomes = await Promise.all([
      one.browser.rest('POST', `${own}/confirm`, { token: first }),
      other.browser.rest('POST', `${own}/confirm`, { token: second }),
    ])
    expect(outcomes.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(await people.world.sql('select 1 from app_user where email = $1', [email])).toHaveLength(1)
  })
})

describe('whoever reads the mails of an address that somebody else registered', () => {
  test('starts anew by the link: the account stays as it is and needs a new address', async () => {
    const email = address('offer')
    const stranger = await at.registered(email)
    const estate = await people.world.estate()
    await people.world.own(estate.id, stranger.accountId)
    await at.invited(email)
    const token = await at.linkTo(email)
    const { value } = await people.visitor().rest('POST', `${base}/email-token/start-anew`, { token })
    const { token: secret } = value as { token: string }
    expect(await people.visitor().rest('POST', `${base}/email-token/start-anew`, { token })).toMatchObject(expired)
    expect(await people.visitor().rest('POST', `${base}/create-password`, { token: secret, password: next })).toMatchObject({ status: 204 })
    const reader = await at.signedIn(email, next)
    expect(await reader.browser.rest('GET', '/api/private/estates')).toMatchObject({ value: { totalCount: 0 } })
    expect(await at.guestEstatesOf(reader.browser)).toBe(1)
    expect(await stranger.browser.rest('GET', '/api/private/estates')).toMatchObject({ value: { totalCount: 1 } })
    expect(await stranger.browser.rest('GET', own)).toMatchObject({ value: { state: 'LOST' } })
  })

  test('starts anew by the link for a new password as well, which then opens nothing', async () => {
    const stranger = await at.registered()
    const token = await people.world.passwordToken(stranger.userId)
    expect(await people.visitor().rest('POST', `${base}/validate-token`, { token })).toMatchObject({
      value: { purpose: 'reset', unproven: { name: 'Kari Nordmann' } },
    })
    const { value } = await people.visitor().rest('POST', `${base}/email-token/start-anew`, { token })
    expect(value).toEqual({ token: expect.stringMatching(/^[\w-]{43}$/) as unknown })
    expect(await people.visitor().rest('POST', `${base}/create-password`, { token, password: next })).toMatchObject(expired)
  })

  test('takes nothing from an account that has proven the address', async () => {
    const { userId } = await people.person()
    const token = await people.world.passwordToken(userId)
    expect(await people.visitor().rest('POST', `${base}/validate-token`, { token })).toMatchObject({ value: { unproven: null } })
    expect(await people.visitor().rest('POST', `${base}/email-token/start-anew`, { token })).toMatchObject(expired)
  })
})
