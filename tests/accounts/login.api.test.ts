import crypto from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { readHash, writeHash } from '#server/accounts/password/phc.ts'
import { createPeople, password, type People } from './people.ts'
import { rest, transportNames, transports } from './transports.ts'

let people: People
beforeAll(async () => void (people = await createPeople()))
afterAll(() => people.close())

const refused = { status: 401, code: 'loginFailure', value: undefined }

describe.each(transportNames)('signing in over %s', (name) => {
  const transport = transports[name]

  test('answers the accounts to choose between, and selects none', async () => {
    const companyId = await people.company()
    const { email, accountIds } = await people.person({
      accounts: [
        { name: 'Åse Nordmann', roles: ['Customer.Owner'] },
        { name: 'Murmester AS', roles: ['Company.Leader', 'Company.Admin'], companyId, isDisabled: true },
      ],
    })
    const browser = people.visitor()
    expect(await transport.login(browser, email, password)).toMatchObject({
      status: 200,
      value: {
        accountProfiles: [
          {
            accountId: accountIds[1],
            name: 'Murmester AS',
            accountType: 'company',
            roles: ['Company.Admin', 'Company.Leader'],
            isDisabled: true,
            canViewProfile: true,
          },
          {
            accountId: accountIds[0],
            name: 'Åse Nordmann',
            accountType: 'customer',
            roles: ['Customer.Owner'],
            isDisabled: false,
            canViewProfile: true,
          },
        ],
        rememberedAccountId: null,
      },
    })
    expect(await transport.currentUser(browser)).toMatchObject({ value: { isAnonymous: false, selectedAccountId: null, roles: [] } })
  })

  test('does not mind the case of the address, nor spaces around it', async () => {
    const { email } = await people.person()
    expect(await transport.login(people.visitor(), ` ${email.toUpperCase()} `, password)).toMatchObject({ status: 200 })
  })

  test('is refused alike for a wrong password, an unknown address, and somebody who has no password', async () => {
    const { email } = await people.person()
    const { email: without } = await people.person({ hash: null })
    expect(await transport.login(people.visitor(), email, 'Blå-dør-8')).toMatchObject(refused)
    expect(await transport.login(people.visitor(), 'nobody@test.example', password)).toMatchObject(refused)
    expect(await transport.login(people.visitor(), without, password)).toMatchObject(refused)
  })

  test('takes as much work for an unknown address as for a known one', async () => {
    const { email } = await people.person()
    const argon2 = vi.spyOn(crypto, 'argon2')
    await transport.login(people.visitor(), email, 'Blå-dør-8')
    await transport.login(people.visitor(), 'nobody@test.example', 'Blå-dør-8')
    const work = argon2.mock.calls.map(([kind, { memory, passes, parallelism, tagLength }]) => ({
      kind,
      memory,
      passes,
      parallelism,
      tagLength,
    }))
    expect(work).toHaveLength(2)
    expect(work[1]).toEqual(work[0])
  })

  test.each([
    ['', password, { email: 'required' }],
    ['a@test.example', '', { password: 'required' }],
    [`${'a'.repeat(250)}@test.example`, password, { email: 'tooLong' }],
  ])('needs an address and a password (%#)', async (email, given, fields) => {
    expect(await transport.login(people.visitor(), email, given)).toMatchObject({
      status: 422,
      code: 'unprocessableEntity',
      details: { fields },
    })
  })

  test('takes text and nothing else', async () => {
    expect(await transport.login(people.visitor(), ['a@test.example'], { $ne: '' })).toMatchObject({ status: 400, code: 'badRequest' })
  })

  test('tells which account was chosen to be remembered, unless it has been closed', async () => {
    const { email, accountId, browser } = await people.signedIn()
    expect(await transport.remember(browser, accountId)).toMatchObject({ code: undefined })
    expect(await transport.login(people.visitor(), email, password)).toMatchObject({ value: { rememberedAccountId: accountId } })
    await people.world.sql('update account set is_disabled = true where id = $1', [accountId])
    expect(await transport.login(people.visitor(), email, password)).toMatchObject({ value: { rememberedAccountId: null } })
  })
})

test('many may sign in at once, the same person too, and each gets a session', async () => {
  const { email, userId } = await people.person()
  const address = people.address()
  const browsers = Array.from({ length: 16 }, () => people.visitor(address))
  const answers = await Promise.all(browsers.map((browser) => rest.login(browser, email, password)))
  expect(answers.map(({ status }) => status)).toEqual(browsers.map(() => 200))
  expect(await people.sessionsOf(userId)).toHaveLength(16)
  expect(new Set(browsers.map(({ cookie }) => cookie)).size).toBe(16)
})

test('a password hashed for less than today is hashed again when it is shown', async () => {
  const cheap = { memory: 12_288, passes: 3, parallelism: 1, salt: crypto.randomBytes(16) }
  const key = crypto.argon2Sync('argon2id', {
    message: password,
    nonce: cheap.salt,
    tagLength: 32,
    memory: cheap.memory,
    passes: cheap.passes,
    parallelism: 1,
  })
  const { email, userId } = await people.person({ hash: writeHash({ ...cheap, key }) })
  expect(await rest.login(people.visitor(), email, password)).toMatchObject({ status: 200 })
  const [stored] = await people.world.sql<{ hash: string }>('select password_hash hash from app_user where id = $1', [userId])
  expect(readHash(stored!.hash)).toMatchObject({ memory: 19_456, passes: 2 })
  expect(await rest.login(people.visitor(), email, password)).toMatchObject({ status: 200 })
})

test('a key to repeat a call by is not kept: it would be a hash of the password', async () => {
  const { browser, email, accountId } = await people.signedIn()
  await browser.rest('POST', '/api/public/profile/user/login', { email, password }, { 'idempotency-key': 'again' })
  await rest.select(browser, accountId)
  const changed = await browser.rest(
    'POST',
    '/api/public/profile/user/change-password',
    { oldPassword: password, newPassword: 'Grønn-port-8' },
    { 'idempotency-key': 'again' },
  )
  expect(changed.status).toBe(204)
  expect(await people.world.sql('select from idempotent_answer')).toEqual([])
})

test('the log tells who signed in and out, and whom a failure was about', async () => {
  const { email, userId, accountId } = await people.person()
  const browser = people.visitor('10.9.9.9')
  await rest.login(browser, email, 'Blå-dør-8')
  await rest.login(browser, 'nobody@test.example', password)
  await rest.login(browser, email, password)
  await rest.select(browser, accountId)
  await rest.logout(browser)
  const entries = await people.world.sql(
    `select operation, outcome, user_id "userId", account_id "accountId", record_id "recordId", host(address) address from audit_entry where address = '10.9.9.9' order by id`,
  )
  const nobody = { userId: null, accountId: null, recordId: null, address: '10.9.9.9' }
  expect(entries).toEqual([
    { ...nobody, operation: 'login', outcome: 'loginFailure', recordId: userId },
    { ...nobody, operation: 'login', outcome: 'loginFailure' },
    { ...nobody, operation: 'login', outcome: 'done', userId, recordId: userId },
    { ...nobody, operation: 'selectAccount', outcome: 'done', userId },
    { ...nobody, operation: 'logout', outcome: 'done', userId, accountId },
  ])
})
