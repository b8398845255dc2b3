import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createPeople, type People } from './people.ts'
import { rest } from './transports.ts'

let people: People
beforeAll(async () => void (people = await createPeople()))
afterAll(() => people.close())
beforeEach(() => people.world.sql('delete from attempt'))

const base = '/api/public/profile/user'
let made = 0
const someone = (values: object = {}) => ({
  firstName: 'Nora',
  lastName: 'Nybo',
  email: `nora-${++made}@test.example`,
  phone: '+4722334455',
  password: 'Blå-dør-7',
  acceptTerms: true,
  ...values,
})
const register = (body: unknown) => people.visitor().rest('POST', `${base}/register`, body)
const overGraphql = (input: object) =>
  people.visitor().gql('mutation ($input: RegisterCustomerInput!) { registerCustomer(input: $input) { isMultiRole } }', { input })
const exists = (email: unknown) => people.visitor().rest('POST', base, { email })
const mailsTo = (email: string) =>
  people.world.sql<{ template: string; language: string }>('select template, language from outbox_mail where to_email = $1', [email])

describe.each([
  ['REST', register],
  ['GraphQL', overGraphql],
] as const)('registering over %s', (_, send) => {
  test('makes a customer who can sign in', async () => {
    const person = someone({ address: { addressLine1: 'Furuveien 2', postalCode: '0560', city: 'Oslo' } })
    expect(await send(person)).toMatchObject({ value: { isMultiRole: false } })
    const browser = people.visitor()
    const { value } = await rest.login(browser, person.email.toUpperCase(), person.password)
    expect(value).toMatchObject({
      accountProfiles: [{ name: 'Nora Nybo', accountType: 'customer', roles: ['Customer.Owner'], isDisabled: false }],
    })
    expect(await mailsTo(person.email)).toEqual([{ template: 'welcome', language: 'nb' }])
  })

  test('knows an address again however it is typed', async () => {
    const person = someone({ email: `ås-${++made}@blåbær.example` })
    expect(await send(person)).toMatchObject({ value: { isMultiRole: false } })
    const fullWidth = person.email.replaceAll(/[!-~]/g, (sign) => String.fromCodePoint(sign.codePointAt(0)! + 0xfee0))
    for (const email of [fullWidth, person.email.normalize('NFD'), ` ${person.email.toUpperCase()} `]) {
      expect(await send(someone({ email }))).toMatchObject({ code: 'registrationEntityAlreadyExists' })
      expect(await rest.login(people.visitor(), email, person.password)).toMatchObject({ status: 200 })
    }
  })

  test('adds a private account to somebody known through a company, and changes nothing of theirs', async () => {
    const companyId = await people.company()
    const { email } = await people.person({ accounts: [{ companyId, roles: ['Company.Professional'] }] })
    expect(await send(someone({ email, firstName: 'Fremmed', password: 'Fremmed-1234' }))).toMatchObject({ value: { isMultiRole: true } })
    expect(await rest.login(people.visitor(), email, 'Fremmed-1234')).toMatchObject({ code: 'loginFailure' })
    const { value } = await rest.login(people.visitor(), email, 'Blå-dør-7')
    expect((value!['accountProfiles'] as { accountType: string }[]).map(({ accountType }) => accountType).sort()).toEqual([
      'company',
      'customer',
    ])
    expect(await mailsTo(email)).toEqual([{ template: 'customerAdded', language: 'nb' }])
    expect(await send(someone({ email }))).toMatchObject({
      code: 'registrationEntityAlreadyExists',
      details: { fields: { email: 'registrationEntityAlreadyExists' } },
    })
  })

  test.each([
    ['firstName', '', 'required'],
    ['lastName', 'x'.repeat(256), 'tooLong'],
    ['phone', '2233445', 'notValid'],
    ['phone', '', 'required'],
    ['password', 'kort', 'tooShort'],
    ['password', 'Sommer2026!', 'passwordCommon'],
    ['acceptTerms', false, 'required'],
  ])('names %s as the fault where it is %j: %s', async (field, value, fault) => {
    expect(await send(someone({ [field]: value }))).toMatchObject({ code: 'unprocessableEntity', details: { fields: { [field]: fault } } })
  })
})

test('an address that can’t be one has a code of its own', async () => {
  for (const email of [
    'ola',
    'ola@',
    '@example.no',
    'ola@@example.no',
    'ola@example',
    'a b@example.no',
    `${'a'.repeat(65)}@example.no`,
    `a@${'b'.repeat(64)}.no`,
  ]) {
    expect(await register(someone({ email }))).toMatchObject({ status: 422, code: 'emailIsNotValid' })
  }
  expect(await register(someone({ email: `${'a'.repeat(64)}@${'b'.repeat(63)}.no` }))).toMatchObject({ status: 201 })
})

test('without a password a link to create one is sent', async () => {
  const { password: _, ...person } = someone()
  expect(await register(person)).toMatchObject({ status: 201 })
  const [token] = await people.world.sql<{ purpose: string; days: number }>(
    `select purpose, round(extract(epoch from expires_at - now()) / 86400)::int days from password_token t join app_user u on u.id = t.user_id where u.email = $1`,
    [person.email],
  )
  expect(token).toEqual({ purpose: 'create', days: 7 })
})

test('of twenty who register the same address at once one does', async () => {
  const person = someone()
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => register(person)))
  expect(outcomes.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, ...Array.from({ length: 19 }, () => 409)])
  expect(new Set(outcomes.flatMap(({ code }) => code ?? []))).toEqual(new Set(['registrationEntityAlreadyExists']))
})

test('a number that somebody types here is nobody’s: it is neither taken nor kept', async () => {
  const person = someone({ identityNumber: '01018012345' })
  expect(await register(person)).toMatchObject({ status: 201 })
  const [user] = await people.world.sql('select identity_hash from app_user where email = $1', [person.email])
  expect(user).toEqual({ identity_hash: null })
})

test('somebody exists, or does not, and who asks too often is told to wait', async () => {
  const { email } = await people.person({})
  expect(await exists(email)).toMatchObject({ status: 200, value: { exists: true } })
  expect(await exists('ingen@test.example')).toMatchObject({ status: 200, value: { exists: false } })
  const visitor = people.visitor()
  for (let i = 0; i < 30; i++) expect(await visitor.rest('POST', base, { email })).toMatchObject({ status: 200 })
  expect(await visitor.rest('POST', base, { email })).toMatchObject({
    status: 429,
    code: 'cannotHandleTheRequest',
    details: { reason: 'tooMany' },
  })
})
