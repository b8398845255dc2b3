import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openRegisters } from '#server/lookups/registers/openRegisters.ts'
import { entity } from '#tests/support/registers/formats.ts'
import { json, silence, startRegister, status } from '#tests/support/registers/register.ts'
import { organizationNumber } from '#tests/support/world/organizationNumber.ts'
import type { Browser } from './browser.ts'
import { createPeople, type People, password } from './people.ts'
import { rest } from './transports.ts'

let people: People
beforeAll(async () => void (people = await createPeople()))
afterAll(() => people.close())
beforeEach(() => people.world.sql('delete from attempt'))

let made = 0
const admin = (values: object = {}) => ({
  firstName: 'Stig',
  lastName: 'Stillas',
  email: `stig-${++made}@test.example`,
  phone: '+4722334455',
  password: 'Blå-dør-7',
  ...values,
})
const company = (values: object = {}, person: object = {}) => ({
  organizationNumber: organizationNumber(),
  name: 'Stillas og Mur AS',
  address: { addressLine1: 'Kaiveien 4', postalCode: '5003', city: 'Bergen' },
  trade: 'murer',
  admin: admin(person),
  ...values,
})
async function accountTypesOf(browser: Browser, email: string) {
  const { value } = await rest.login(browser, email, password)
  return (value!['accountProfiles'] as { accountType: string }[]).map(({ accountType }) => accountType).toSorted()
}
const invitationsOf = async (browser: Browser) =>
  (await browser.rest('GET', '/api/private/profile/user/company-invitations')).value as unknown as { id: string; roles: string[] }[]

const register = (body: unknown, browser = people.visitor()) => browser.rest('POST', '/api/public/company/register', body)
const overGraphql = (input: object) =>
  people.visitor().gql('mutation ($input: RegisterCompanyInput!) { registerCompany(input: $input) { isMultiRole } }', { input })
const mailsTo = (email: string) =>
  people.world.sql<{ template: string; language: string }>('select template, language from outbox_mail where to_email = $1', [email])
const companiesWith = (number: string) =>
  people.world.sql('select name, address_line1, postal_code, city, trades from company where organization_number = $1', [number])

describe.each([
  ['REST', register],
  ['GraphQL', overGraphql],
] as const)('a company registered over %s', (_, send) => {
  test('has an administrator who can sign in', async () => {
    const { organizationNumber: number, ...body } = company()
    const { email } = body.admin
    const grouped = number.replace(/(\d{3})(\d{3})/, '$1 $2 ')
    expect(await send({ organizationNumber: grouped, ...body })).toMatchObject({ value: { isMultiRole: false } })
    expect(await companiesWith(number)).toEqual([
      { name: 'Stillas og Mur AS', address_line1: 'Kaiveien 4', postal_code: '5003', city: 'Bergen', trades: ['murer'] },
    ])
    const { value } = await rest.login(people.visitor(), email.toUpperCase(), 'Blå-dør-7')
    expect(value).toMatchObject({
      accountProfiles: [{ name: 'Stillas og Mur AS', accountType: 'company', roles: ['Company.Admin'], isDisabled: false }],
    })
    expect(await mailsTo(email)).toEqual([{ template: 'companyWelcome', language: 'nb' }])
  })

  test('by somebody known is an account more for them, and changes nothing of theirs', async () => {
    const { email } = await people.person()
    const stranger = { email, firstName: 'Fremmed', password: 'Fremmed-1234' }
    expect(await send(company({}, stranger))).toMatchObject({ value: { isMultiRole: true } })
    expect(await rest.login(people.visitor(), email, 'Fremmed-1234')).toMatchObject({ code: 'loginFailure' })
    const browser = people.visitor()
    expect(await accountTypesOf(browser, email)).toEqual(['customer'])
    const invitations = await invitationsOf(browser)
    expect(invitations).toMatchObject([{ roles: ['COMPANY_ADMIN'] }])
    await browser.rest('POST', `/api/private/profile/user/company-invitations/${invitations[0]!.id}`)
    expect(await accountTypesOf(browser, email)).toEqual(['company', 'customer'])
    expect(await mailsTo(email)).toEqual([{ template: 'companyAdded', language: 'nb' }])
  })

  test.each([
    ['organizationNumber', { organizationNumber: '12345678' }, 'notValid'],
    ['organizationNumber', { organizationNumber: '910000021' }, 'notValid'],
    ['organizationNumber', { organizationNumber: '' }, 'required'],
    ['name', { name: '' }, 'required'],
    ['name', { name: 'x'.repeat(256) }, 'tooLong'],
    ['address.postalCode', { address: { postalCode: '12' } }, 'notValid'],
    ['admin.firstName', { admin: admin({ firstName: '' }) }, 'required'],
    ['admin.phone', { admin: admin({ phone: '2233445' }) }, 'notValid'],
    ['admin.password', { admin: admin({ password: 'kort' }) }, 'tooShort'],
    ['admin.password', { admin: admin({ password: 'Sommer2026!' }) }, 'passwordCommon'],
  ])('names %s as the fault in %j', async (field, values, fault) => {
    expect(await send(company(values))).toMatchObject({ code: 'unprocessableEntity', details: { fields: { [field]: fault } } })
  })
})

test('an address that can’t be one has a code of its own', async () => {
  expect(await register(company({}, { email: 'stig@' }))).toMatchObject({ status: 422, code: 'emailIsNotValid' })
})

test('of twenty who register the same company at once one does', async () => {
  const number = organizationNumber()
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => register(company({ organizationNumber: number }))))
  expect(outcomes.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, ...Array.from({ length: 19 }, () => 409)])
  expect(new Set(outcomes.flatMap(({ code }) => code ?? []))).toEqual(new Set(['organizationNumberExists']))
  const refused = outcomes.find(({ status }) => status === 409)
  expect(refused).toMatchObject({ details: { fields: { organizationNumber: 'organizationNumberExists' } } })
  expect(await companiesWith(number)).toHaveLength(1)
})

test('twenty companies registered with the same address at once belong to one user', async () => {
  const { email } = admin()
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => register(company({}, { email }))))
  expect(outcomes.filter(({ value }) => value!['isMultiRole'] === false)).toHaveLength(1)
  const browser = people.visitor()
  const { value } = await rest.login(browser, email, 'Blå-dør-7')
  expect(value!['accountProfiles']).toHaveLength(1)
  expect(await invitationsOf(browser)).toEqual([])
  await people.world.sql('update app_user set email_verified_at = now() where email = $1', [email])
  expect(await invitationsOf(browser)).toHaveLength(19)
})

test('who works in a company that is taken is told to themselves alone', async () => {
  const body = company()
  await register(body)
  expect(await register(body)).toMatchObject({ status: 409, code: 'organizationNumberExists' })
  const browser = people.visitor()
  await rest.login(browser, body.admin.email, 'Blå-dør-7')
  expect(await register(body, browser)).toMatchObject({ status: 409, code: 'registrationEntityAlreadyExists' })
  const { browser: stranger } = await people.signedIn()
  expect(await register(body, stranger)).toMatchObject({ status: 409, code: 'organizationNumberExists' })
})

test('nobody learns who looks after the whole system: their address is answered as anybody’s', async () => {
  const { email, userId } = await people.person({ values: { is_system_admin: true } })
  expect(await register(company({}, { email }))).toMatchObject({ status: 201, value: { isMultiRole: true } })
  expect(await people.world.sql('select from account where user_id = $1 and company_id is not null', [userId])).toEqual([])
})

test('whoever is signed in registers a company for themselves without being asked', async () => {
  const { browser, email } = await people.signedIn()
  expect(await register(company({}, { email }), browser)).toMatchObject({ status: 201, value: { isMultiRole: true } })
  expect(await accountTypesOf(people.visitor(), email)).toEqual(['company', 'customer'])
})

describe('without a password', () => {
  const tokenOf = (email: string) =>
    people.world.sql<{ purpose: string; days: number }>(
      `select purpose, round(extract(epoch from expires_at - now()) / 86400)::int days from password_token t join app_user u on u.id = t.user_id where u.email = $1`,
      [email],
    )
  test('a new administrator gets a link to create one', async () => {
    const { password: _, ...person } = admin()
    expect(await register(company({ admin: person }))).toMatchObject({ status: 201 })
    expect(await tokenOf(person.email)).toEqual([{ purpose: 'create', days: 7 }])
  })
  test('so does somebody known who never created one', async () => {
    const { email } = await people.person({ hash: null })
    expect(await register(company({}, { email }))).toMatchObject({ status: 201, value: { isMultiRole: true } })
    expect(await tokenOf(email)).toEqual([{ purpose: 'create', days: 7 }])
    expect(await rest.login(people.visitor(), email, 'Blå-dør-7')).toMatchObject({ code: 'loginFailure' })
  })
})

test('numbers made for trying things out are no good here', async () => {
  const refusal = { status: 422, details: { fields: { organizationNumber: 'unknownCompany' } } }
  expect(await register(company({ organizationNumber: organizationNumber(3) }))).toMatchObject(refusal)
  const registers = { addressUrl: undefined, companyUrl: undefined, propertyUrl: undefined }
  const tried = openRegisters({ registers, demo: true }, people.world.app)
  expect(await tried.mayBeCompany(organizationNumber(3), new AbortController().signal)).toBe(true)
})

test('a company that the register does not have is refused; a register that is away stops nobody', async () => {
  const outside = await startRegister()
  const at = await createPeople({ COMPANY_API_URL: outside.url })
  const send = (body: object) => at.visitor().rest('POST', '/api/public/company/register', body)
  outside.answers(status(404))
  expect(await send(company())).toMatchObject({ status: 422, details: { fields: { organizationNumber: 'unknownCompany' } } })
  const known = company()
  outside.answers(json(entity(known.organizationNumber)))
  expect(await send(known)).toMatchObject({ status: 201 })
  outside.answers(status(500))
  expect(await send(company())).toMatchObject({ status: 201 })
  outside.answers(silence)
  expect(await send(company())).toMatchObject({ status: 201 })
  await at.close()
  await outside.close()
})

test('with company accounts switched off no company is registered', async () => {
  const off = await createPeople({ FEATURES: 'task-page' })
  const body = company()
  expect(await off.visitor().rest('POST', '/api/public/company/register', body)).toMatchObject({
    status: 403,
    code: 'unauthorizedUser',
    details: { reason: 'feature' },
  })
  expect(await off.world.sql('select from company where organization_number = $1', [body.organizationNumber])).toEqual([])
  await off.close()
})
