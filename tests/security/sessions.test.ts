import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Browser } from '#tests/accounts/browser.ts'
import { createPeople, password, type People } from '#tests/accounts/people.ts'
import { rest, transportNames, transports } from '#tests/accounts/transports.ts'
import { later } from '#tests/support/world/world.ts'

let people: People
beforeAll(async () => void (people = await createPeople()))
afterAll(() => people.close())

const estates = (browser: Browser, headers?: Record<string, string>) => browser.rest('GET', '/api/private/estates', undefined, headers)
const over = { status: 401, code: 'unauthenticatedUser' }
const logoutAddress = '/api/public/profile/user/logout'

describe('the token', () => {
  test('is a new one at every sign-in: what somebody slipped in is worth nothing', async () => {
    const slipped = 'A'.repeat(43)
    const { email } = await people.person()
    const browser = people.visitor(undefined, `session=${slipped}`)
    await rest.login(browser, email, password)
    expect(browser.cookie).not.toContain(slipped)
    expect(await rest.currentUser(people.visitor(undefined, `session=${slipped}`))).toMatchObject({ value: { isAnonymous: true } })
  })

  test('of the session that one signs in from is worth nothing afterwards', async () => {
    const { browser, email, userId } = await people.signedIn()
    const before = browser.another()
    await rest.login(browser, email, password)
    expect(await estates(before)).toMatchObject(over)
    expect(await people.sessionsOf(userId)).toHaveLength(1)
  })

  test.each([
    ['http://localhost', 'session', undefined],
    ['https://grunnmur.example', '__Host-session', true],
  ])('goes to %s as the cookie %s, which no script and no other site gets', async (publicUrl, name, secure) => {
    const there = await createPeople({ PUBLIC_URL: publicUrl })
    const { email } = await there.person()
    const { given, text } = await there.visitor().send('POST', '/api/public/profile/user/login', { body: { email, password } })
    expect(given).toMatchObject({ name, httpOnly: true, sameSite: 'Lax', path: '/' })
    expect(given?.secure).toBe(secure)
    expect(given).not.toHaveProperty('domain')
    expect(Buffer.from(given!.value, 'base64url')).toHaveLength(32)
    expect(text).not.toContain(given!.value)
    await there.close()
  })

  test('is not in the database, nor is the password', async () => {
    const { browser } = await people.signedIn()
    const token = browser.cookie!.split('=')[1]!
    for (const table of ['session', 'app_user', 'audit_entry', 'login_failure', 'idempotent_answer']) {
      const kept = JSON.stringify(await people.world.sql(`select to_jsonb(t)::text row from ${table} t`))
      for (const secret of [token, Buffer.from(token).toString('hex'), Buffer.from(token, 'base64url').toString('hex'), password])
        expect({ table, kept: kept.includes(secret) }).toEqual({ table, kept: false })
    }
  })
})

describe.each(transportNames)('signing out over %s', (name) => {
  const transport = transports[name]

  test('ends the session for every window that has it', async () => {
    const { browser, userId } = await people.signedIn()
    const other = browser.another()
    expect(await transport.logout(browser)).toMatchObject({ code: undefined })
    expect(browser.cookie).toBeUndefined()
    expect(await people.sessionsOf(userId)).toEqual([])
    expect(await estates(other)).toMatchObject(over)
    expect(await transport.currentUser(other)).toMatchObject({ status: 200, value: { isAnonymous: true } })
  })

  test('may be done twice, and by nobody', async () => {
    const { browser } = await people.signedIn()
    const other = browser.another()
    await transport.logout(browser)
    expect(await transport.logout(browser)).toMatchObject({ code: undefined })
    expect(await transport.logout(other)).toMatchObject({ code: undefined })
    expect(await transport.logout(people.visitor())).toMatchObject({ code: undefined })
  })
})

describe('the address for signing out', () => {
  test('answers nothing, and nothing to keep', async () => {
    const { browser } = await people.signedIn()
    const { status, text, headers } = await browser.send('GET', logoutAddress)
    expect({ status, text, kept: headers['cache-control'] }).toEqual({ status: 204, text: '', kept: 'no-store' })
  })

  test.each([
    ['another site led the browser to it', 'GET', { 'sec-fetch-site': 'cross-site' }],
    ['the browser looked ahead', 'GET', { 'sec-purpose': 'prefetch' }],
    ['the browser looked ahead in the old way', 'GET', { purpose: 'prefetch' }],
    ['only its headers were asked for', 'HEAD', {}],
  ] as const)('does nothing where %s', async (_, method, headers) => {
    const { browser } = await people.signedIn()
    const { given } = await browser.send(method, logoutAddress, { headers })
    expect(given).toBeUndefined()
    expect(await estates(browser)).toMatchObject({ status: 200 })
  })

  test.each(['same-origin', 'none'])('works where it was meant: %s', async (site) => {
    const { browser } = await people.signedIn()
    await browser.send('GET', logoutAddress, { headers: { 'sec-fetch-site': site } })
    expect(browser.cookie).toBeUndefined()
  })
})

describe('time', () => {
  const move = (userId: string, change: string) => people.world.sql(`update session set ${change} where user_id = $1`, [userId])

  test('ends a session that nobody uses, at the next request', async () => {
    const { browser, userId } = await people.signedIn()
    await move(userId, 'expires_at = now()')
    expect(await estates(browser)).toMatchObject(over)
    expect(await rest.currentUser(browser)).toMatchObject({ status: 200, value: { isAnonymous: true } })
  })

  test('starts anew with use, but not past the last day', async () => {
    const { browser, userId } = await people.signedIn()
    const left = async () => {
      const [row] = await people.world.sql<{ hours: number }>(
        'select extract(epoch from expires_at - now())::float8 / 3600 hours from session where user_id = $1',
        [userId],
      )
      return row!.hours
    }
    await move(userId, `expires_at = now() + interval '1 hour', version = version + 1`)
    await estates(browser)
    await expect.poll(left).toBeGreaterThan(7.9)
    await move(userId, `expires_at = now() + interval '1 hour', ends_at = now() + interval '2 hours', version = version + 1`)
    await estates(browser.another())
    await expect.poll(left).toBeGreaterThan(1.9)
    expect(await left()).toBeLessThanOrEqual(2)
  })

  test('is not written down at every request', async () => {
    const { browser, userId } = await people.signedIn()
    await estates(browser)
    await move(userId, `expires_at = now() + interval '7 hours'`)
    for (let i = 0; i < 3; i++) await estates(browser)
    const [row] = await people.world.sql<{ untouched: boolean }>(
      `select expires_at < now() + interval '7 hours' untouched from session where user_id = $1`,
      [userId],
    )
    expect(row).toEqual({ untouched: true })
  })

  test('takes a permission away at its last moment, from a session that is open', async () => {
    const { id } = await people.world.estate()
    const { browser, accountId } = await people.signedIn()
    const details = () => browser.rest('GET', `/api/private/estate/${id}/details`)
    await people.world.permit(accountId, { subject: `estate/${id}`, action: 'read', expirationDate: later(1) })
    expect(await details()).toMatchObject({ status: 200 })
    await people.world.sql('update permission set expiration_date = now() where account_id = $1', [accountId])
    expect(await details()).toMatchObject({ status: 404 })
  })
})

describe('what changes for an account', () => {
  test('ends its session at the next request when it is closed, for good', async () => {
    const { browser, accountId, userId } = await people.signedIn()
    expect(await estates(browser)).toMatchObject({ status: 200 })
    await people.world.sql('update account set is_disabled = true where id = $1', [accountId])
    expect(await estates(browser)).toMatchObject(over)
    expect(await people.sessionsOf(userId)).toEqual([])
    await people.world.sql('update account set is_disabled = false where id = $1', [accountId])
    expect(await estates(browser)).toMatchObject(over)
  })

  test('ends nothing while another account acts', async () => {
    const { browser, accountIds } = await people.signedIn({ accounts: [{}, { companyId: await people.company() }] })
    await people.world.sql('update account set is_disabled = true where id = $1', [accountIds[1]])
    expect(await estates(browser)).toMatchObject({ status: 200 })
  })

  test('ends every session when the user is removed', async () => {
    const { browser, userId } = await people.signedIn()
    await people.world.sql('delete from app_user where id = $1', [userId])
    expect(await estates(browser)).toMatchObject(over)
  })

  test('counts at the next request where it lets somebody in who was refused before', async () => {
    const { browser, userId } = await people.signedIn({ accounts: [] })
    expect(await estates(browser)).toMatchObject({ status: 403, details: { reason: 'noAccount' } })
    const accountId = await people.account(userId, {})
    await people.world.sql('update session set account_id = $2, version = version + 1 where user_id = $1', [userId, accountId])
    expect(await estates(browser)).toMatchObject({ status: 200 })
  })

  test('counts at the next request: a permission given, and one taken', async () => {
    const { id } = await people.world.estate()
    const { browser, accountId } = await people.signedIn()
    const details = () => browser.rest('GET', `/api/private/estate/${id}/details`)
    expect(await details()).toMatchObject({ status: 404 })
    await people.world.permit(accountId, { subject: `estate/${id}`, action: 'read' })
    expect(await details()).toMatchObject({ status: 200 })
    await people.world.sql('delete from permission where account_id = $1', [accountId])
    expect(await details()).toMatchObject({ status: 404 })
  })
})

describe('a second window', () => {
  const switched = { status: 409, code: 'cannotHandleTheRequest', details: { reason: 'accountSwitched' } }

  test('cannot act as an account that the first has left', async () => {
    const { browser, accountIds } = await people.signedIn({ accounts: [{}, { companyId: await people.company() }] })
    const [first, second] = accountIds as [string, string]
    const window = browser.another()
    expect(await estates(window, { 'x-account': first })).toMatchObject({ status: 200 })
    await rest.select(browser, second)
    expect(await estates(window, { 'x-account': first })).toMatchObject(switched)
    expect(await window.rest('POST', '/api/private/profile/user/remember', { accountId: first }, { 'x-account': first })).toMatchObject(
      switched,
    )
    expect(await window.gql('{ estates { totalCount } }', {}, { 'x-account': first })).toMatchObject(switched)
    expect(await people.world.sql('select from account where is_remembered and id = $1', [first])).toEqual([])
    expect(await estates(window, { 'x-account': second })).toMatchObject({ status: 200 })
    expect(await estates(window)).toMatchObject({ status: 200 })
  })

  test('learns of a switch that another process of the product has made', async () => {
    const { browser, accountIds, userId } = await people.signedIn({ accounts: [{}, { companyId: await people.company() }] })
    const [first, second] = accountIds as [string, string]
    await estates(browser)
    await people.world.sql('update session set account_id = $2, version = version + 1 where user_id = $1', [userId, second])
    expect(await estates(browser, { 'x-account': second })).toMatchObject({ status: 200 })
    await people.world.sql('update session set account_id = $2, version = version + 1 where user_id = $1', [userId, first])
    expect(await estates(browser, { 'x-account': second })).toMatchObject(switched)
  })
})
