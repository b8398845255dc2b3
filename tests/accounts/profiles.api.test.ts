import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createPeople, type People } from './people.ts'
import { transportNames, transports } from './transports.ts'

let people: People
beforeAll(async () => void (people = await createPeople()))
afterAll(() => people.close())

const remembered = async (userId: string) =>
  (await people.world.sql<{ id: string }>('select id from account where user_id = $1 and is_remembered', [userId])).map(({ id }) => id)

describe.each(transportNames)('the accounts of a person, over %s', (name) => {
  const transport = transports[name]
  const twoAccounts = async () =>
    people.signedIn({ accounts: [{ roles: ['Customer.Owner'] }, { companyId: await people.company(), roles: ['Company.Admin'] }] })

  test('one is selected, and the answer is who that makes them', async () => {
    const { browser, accountIds, userId } = await twoAccounts()
    expect(await transport.select(browser, accountIds[1]!)).toMatchObject({
      status: 200,
      value: { isAnonymous: false, userId, selectedAccountId: accountIds[1], roles: ['Company.Admin'] },
    })
    expect(await transport.currentUser(browser)).toMatchObject({ value: { selectedAccountId: accountIds[1], accountType: 'company' } })
  })

  test('selecting the one that is selected changes nothing', async () => {
    const { browser, userId, accountId } = await twoAccounts()
    const before = await people.sessionsOf(userId)
    expect(await transport.select(browser, accountId)).toMatchObject({ status: 200, value: { selectedAccountId: accountId } })
    expect(await people.sessionsOf(userId)).toEqual(before)
  })

  test('one that is closed is neither selected nor remembered', async () => {
    const { browser, userId, accountId } = await people.signedIn({
      accounts: [{}, { companyId: await people.company(), isDisabled: true }],
    })
    const [closed] = await people.world.sql<{ id: string }>('select id from account where user_id = $1 and is_disabled', [userId])
    const refusal = { status: 403, code: 'unauthorizedUser', details: { reason: 'role' } }
    expect(await transport.select(browser, closed!.id)).toMatchObject(refusal)
    expect(await transport.remember(browser, closed!.id)).toMatchObject(refusal)
    expect(await transport.currentUser(browser)).toMatchObject({ value: { selectedAccountId: accountId } })
  })

  test("somebody else's does not exist, and neither does one that never was", async () => {
    const { browser, userId, accountId } = await people.signedIn()
    const stranger = await people.person()
    for (const other of [stranger.accountId, randomUUID(), 'not-an-id']) {
      expect(await transport.select(browser, other)).toMatchObject({ status: 404, code: 'entityNotFound' })
      expect(await transport.remember(browser, other)).toMatchObject({ status: 404, code: 'entityNotFound' })
    }
    expect(await transport.currentUser(browser)).toMatchObject({ value: { selectedAccountId: accountId } })
    expect(await remembered(userId)).toEqual([])
    expect(await remembered(stranger.userId)).toEqual([])
  })

  test('one is remembered, the last that was asked for', async () => {
    const { browser, accountIds, userId } = await twoAccounts()
    await transport.remember(browser, accountIds[0]!)
    await transport.remember(browser, accountIds[1]!)
    expect(await remembered(userId)).toEqual([accountIds[1]])
    await transport.remember(browser, accountIds[1]!)
    expect(await remembered(userId)).toEqual([accountIds[1]])
  })

  test('two that are remembered at the same moment leave one', async () => {
    const { browser, accountIds, userId } = await twoAccounts()
    const answers = await Promise.all([0, 1, 0, 1, 0, 1].map((i) => transport.remember(browser, accountIds[i]!)))
    expect(answers.map(({ code }) => code)).toEqual(answers.map(() => undefined))
    expect(await remembered(userId)).toHaveLength(1)
  })

  test('are nobody’s without a session', async () => {
    const { accountId } = await people.person()
    const refusal = { status: 401, code: 'unauthenticatedUser' }
    expect(await transport.select(people.visitor(), accountId)).toMatchObject(refusal)
    expect(await transport.remember(people.visitor(), accountId)).toMatchObject(refusal)
  })
})

test('the account to remember is named alone or as an account', async () => {
  const { browser, accountIds, userId } = await people.signedIn({ accounts: [{}, { companyId: await people.company() }] })
  for (const [i, body] of [{ accountId: accountIds[0] }, { account: { accountId: accountIds[1] } }].entries()) {
    expect(await browser.send('POST', '/api/private/profile/user/remember', { body })).toMatchObject({ status: 204, text: '' })
    expect(await remembered(userId)).toEqual([accountIds[i]])
  }
  for (const body of [{}, { account: null }, { account: 'x' }, { account: {} }])
    expect({ body, ...(await browser.send('POST', '/api/private/profile/user/remember', { body })) }).toMatchObject({ body, status: 422 })
  expect(await browser.send('POST', '/api/private/profile/user/remember', { body: { accountId: '' } })).toMatchObject({ status: 404 })
  expect(await browser.send('POST', '/api/private/profile/user/remember', { body: { accountId: 7 } })).toMatchObject({ status: 400 })
})

test('before an account is selected nothing that belongs to one is reached', async () => {
  const { browser } = await people.signedIn({ accounts: [] })
  expect(await browser.rest('GET', '/api/private/estates')).toMatchObject({
    status: 403,
    code: 'unauthorizedUser',
    details: { reason: 'noAccount' },
  })
})
