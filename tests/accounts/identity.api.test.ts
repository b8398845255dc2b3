import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { features } from '#server/config/features.ts'
import { later } from '#tests/support/world/world.ts'
import { createPeople, type People } from './people.ts'
import { rest, transportNames, transports } from './transports.ts'

let people: People
beforeAll(async () => void (people = await createPeople()))
afterAll(() => people.close())

const all = (on: boolean) => Object.fromEntries(features.map((feature) => [feature, on]))
const nobody = {
  isAnonymous: true,
  userId: null,
  name: null,
  email: null,
  language: 'nb',
  accountProfiles: [],
  selectedAccountId: null,
  accountType: null,
  companyId: null,
  roles: [],
  permissions: [],
  licences: [],
  isProfileUpdateNeeded: false,
  features: all(true),
}

const licence = (owner: { accountId?: string; companyId?: string }, plan: string, from: Date, to: Date) =>
  people.world.sql('insert into licence (account_id, company_id, plan, valid_from, valid_to) values ($1, $2, $3, $4, $5)', [
    owner.accountId ?? null,
    owner.companyId ?? null,
    plan,
    from,
    to,
  ])

describe.each(transportNames)('who is asking, over %s', (name) => {
  const transport = transports[name]

  test('is nobody without a session, and with a token that we never gave', async () => {
    const answer = { status: 200, value: nobody }
    expect(await transport.currentUser(people.visitor())).toMatchObject(answer)
    expect(await transport.currentUser(people.visitor(undefined, `session=${'x'.repeat(43)}`))).toMatchObject(answer)
    expect(await transport.currentUser(people.visitor(undefined, 'session=%00'))).toMatchObject(answer)
  })

  test('is a person with accounts before one of them is selected', async () => {
    const { browser, userId, email } = await people.signedIn({ accounts: [] })
    await people.account(userId, { name: 'Kari Nordmann', roles: ['Customer.Owner'] })
    expect(await transport.currentUser(browser)).toMatchObject({
      value: {
        ...nobody,
        isAnonymous: false,
        userId,
        email,
        name: 'Kari Nordmann',
        accountProfiles: [{ name: 'Kari Nordmann', roles: ['Customer.Owner'] }],
      },
    })
  })

  test('is what the selected account is: type, roles, permissions', async () => {
    const companyId = await people.company()
    const { browser, accountId } = await people.signedIn({
      accounts: [{ companyId, roles: ['Company.Professional', 'Company.Admin'] }, { name: 'Another' }],
    })
    const expirationDate = later(24)
    await people.world.permit(accountId, { subject: 'estate/a', action: 'read', expirationDate })
    await people.world.permit(accountId, { subject: 'estate/b', effect: 'deny' })
    await people.world.permit(accountId, { subject: 'estate/c', expirationDate: later(-1) })
    expect(await transport.currentUser(browser)).toMatchObject({
      value: {
        selectedAccountId: accountId,
        accountType: 'company',
        roles: ['Company.Admin', 'Company.Professional'],
        permissions: expect.arrayContaining([
          { subject: 'estate/a', effect: 'allow', action: 'read', expirationDate: expirationDate.toISOString() },
          { subject: 'estate/b', effect: 'deny', action: null, expirationDate: null },
          { subject: `company/${companyId}/users`, effect: 'allow', action: 'create', expirationDate: null },
        ]) as unknown,
      },
    })
    expect(JSON.stringify(await transport.currentUser(browser))).not.toContain('estate/c')
  })

  test('has the licences in force, those of the company among them', async () => {
    const companyId = await people.company()
    const { browser } = await people.signedIn({ accounts: [{ companyId }] })
    await licence({ companyId }, 'COMPANY_PRO_PLUS', later(-1), later(1))
    await licence({ companyId }, 'COMPANY_PRO', later(-2), later(-1))
    const customer = await people.signedIn()
    await licence(customer, 'CUSTOMER_PLUS', later(1), later(2))
    expect(await transport.currentUser(browser)).toMatchObject({ value: { licences: ['COMPANY_PRO_PLUS'] } })
    expect(await transport.currentUser(customer.browser)).toMatchObject({ value: { licences: [] } })
  })

  test('is a system administrator whatever the account, and is told when the profile needs a look', async () => {
    const { browser, accountId } = await people.signedIn({
      accounts: [{ roles: ['Customer.Guest'] }],
      values: { is_system_admin: true, language: 'en' },
    })
    await people.world.sql('update account set is_profile_update_needed = true where id = $1', [accountId])
    expect(await transport.currentUser(browser)).toMatchObject({
      value: { roles: ['Customer.Guest', 'System.Admin'], isProfileUpdateNeeded: true, language: 'en' },
    })
  })
})

test('somebody unknown is answered in the language of their browser, somebody known in their own', async () => {
  const english = { 'accept-language': 'en-GB,en;q=0.9' }
  expect(await people.visitor().rest('GET', '/api/public/profile/user/current-user', undefined, english)).toMatchObject({
    value: { language: 'en' },
  })
  const { browser } = await people.signedIn()
  expect(await browser.rest('GET', '/api/public/profile/user/current-user', undefined, english)).toMatchObject({
    value: { language: 'nb' },
  })
})

test('parts of the product that are switched off are said to be', async () => {
  const without = await createPeople({ FEATURES: 'task-page' })
  expect(await rest.currentUser(without.visitor())).toMatchObject({ value: { features: { ...all(false), taskPage: true } } })
  await without.close()
})
