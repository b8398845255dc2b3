import { AsyncLocalStorage } from 'node:async_hooks'
import { PostgresQueryRunner } from 'typeorm/driver/postgres/PostgresQueryRunner.js'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { startMailServer } from '#tests/support/mailServer.ts'
import { later } from '#tests/support/world/world.ts'
import { createPeople, password, type People } from './people.ts'
import { rest } from './transports.ts'

let smtp: Awaited<ReturnType<typeof startMailServer>>
let people: People
beforeAll(async () => {
  smtp = await startMailServer()
  people = await createPeople({ SMTP_URL: smtp.url, MAIL_FROM: 'post@grunnmur.test' })
})
afterAll(async () => {
  await people.close()
  await smtp.stop()
})
beforeEach(() => people.world.sql('delete from attempt'))

const base = '/api/public/profile/user'
const next = 'Grønn-port-8'
const reset = (email: unknown) => people.visitor().rest('POST', `${base}/reset-password`, { email })
const create = (token: string, chosen: unknown = next) =>
  people.visitor().rest('POST', `${base}/create-password`, { token, password: chosen })
const validate = (token: unknown) => people.visitor().rest('POST', `${base}/validate-token`, { token })
const tokenIn = (mail: string) => /\/create-password\/([\w-]{43})/.exec(mail)![1]!
const expired = { status: 410, code: 'passwordResetLinkExpired' }

async function tokenFor(email: string) {
  const before = smtp.to(email).length
  expect(await reset(email)).toMatchObject({ status: 204 })
  await expect.poll(() => smtp.to(email).length, { timeout: 120_000 }).toBe(before + 1)
  return tokenIn(smtp.to(email).at(-1)!.text)
}

describe('a link for a new password', () => {
  test('is sent, tells whose it is, works once, and ends every session', async () => {
    const { browser, email, userId } = await people.signedIn()
    const token = await tokenFor(email)
    expect(await validate(token)).toMatchObject({ status: 200, value: { email, purpose: 'reset' } })
    expect(await create(token)).toMatchObject({ status: 204 })
    expect(await browser.rest('GET', '/api/private/estates')).toMatchObject({ status: 401 })
    expect(await people.sessionsOf(userId)).toEqual([])
    expect(await rest.login(people.visitor(), email, password)).toMatchObject({ code: 'loginFailure' })
    expect(await rest.login(people.visitor(), email, next)).toMatchObject({ status: 200 })
    expect(await create(token, 'Annen-port-9')).toMatchObject(expired)
    expect(await validate(token)).toMatchObject(expired)
    await expect.poll(() => smtp.to(email).some(({ text }) => text.includes('Passordet ditt er byttet')), { timeout: 120_000 }).toBe(true)
  })

  test('is answered alike where nobody has the address, and nothing is sent', async () => {
    expect(await reset('ingen@test.example')).toMatchObject({ status: 204 })
    const { email } = await people.signedIn()
    await tokenFor(email)
    expect(smtp.to('ingen@test.example')).toEqual([])
  })

  test('costs whoever asks the same for every address, so that the time it takes tells nothing', async () => {
    const { email } = await people.person()
    const asked = new AsyncLocalStorage<string[]>()
    const query = Reflect.get(PostgresQueryRunner.prototype, 'query') as (...given: unknown[]) => Promise<never>
    const watched = vi.spyOn(PostgresQueryRunner.prototype, 'query').mockImplementation(function (this: PostgresQueryRunner, ...given) {
      asked.getStore()?.push(given[0])
      return query.apply(this, given)
    })
    const statements = (address: string) => asked.run([], async () => (await reset(address), asked.getStore()!))
    await statements('oppvarming@test.example')
    const known = await statements(email)
    expect(known.length).toBeGreaterThan(3)
    expect(await statements('ingen-her@test.example')).toEqual(known)
    watched.mockRestore()
    await expect.poll(() => smtp.to(email).length, { timeout: 120_000 }).toBe(1)
  })

  test('makes the older one worthless', async () => {
    const { email } = await people.signedIn()
    const older = await tokenFor(email)
    const newer = await tokenFor(email)
    expect(await validate(older)).toMatchObject(expired)
    expect(await create(older)).toMatchObject(expired)
    expect(await create(newer)).toMatchObject({ status: 204 })
  })

  test('lets exactly one of many through that use it at once', async () => {
    const { userId } = await people.signedIn()
    const token = await people.world.passwordToken(userId)
    const outcomes = await Promise.all(Array.from({ length: 6 }, () => create(token)))
    expect(outcomes.filter(({ status }) => status === 204)).toHaveLength(1)
    expect(outcomes.filter(({ status }) => status === 410)).toHaveLength(5)
  })

  test('has ended, was cut or was made up: 410', async () => {
    const { userId } = await people.signedIn()
    const old = await people.world.passwordToken(userId, { expires: later(-1 / 3600) })
    const good = await people.world.passwordToken(userId)
    for (const token of [old, good.slice(0, -1), `${good}A`, 'x'.repeat(43), "' or 1=1 --"]) {
      expect(await validate(token)).toMatchObject(expired)
      expect(await create(token)).toMatchObject(expired)
    }
    expect(await validate(good)).toMatchObject({ status: 200 })
  })

  test('refuses a password that is no good, and stays good itself', async () => {
    const { userId } = await people.signedIn()
    const token = await people.world.passwordToken(userId)
    for (const [chosen, fault] of [
      ['', 'required'],
      ['kort', 'tooShort'],
      ['Sommer2026!', 'passwordCommon'],
    ] as const) {
      expect(await create(token, chosen)).toMatchObject({ status: 422, details: { fields: { password: fault } } })
    }
    expect(await create(token)).toMatchObject({ status: 204 })
  })

  test('is kept as a hash only', async () => {
    const { email } = await people.signedIn()
    const token = await tokenFor(email)
    const rows = await people.world.sql<{ row: string }>(
      `select t::text as row from password_token t union all select o::text from outbox_mail o union all select a::text from audit_entry a union all select j.data::text from pgboss.job j`,
    )
    expect(rows.filter(({ row }) => row.includes(token))).toEqual([])
  })

  test('takes an address that can be one, and so many a quarter of an hour', async () => {
    expect(await reset('ola@@example.no')).toMatchObject({ status: 422, code: 'emailIsNotValid' })
    const visitor = people.visitor()
    const ask = () => visitor.rest('POST', `${base}/reset-password`, { email: 'ingen@test.example' })
    for (let i = 0; i < 30; i++) expect(await ask()).toMatchObject({ status: 204 })
    expect(await ask()).toMatchObject({ status: 429, code: 'cannotHandleTheRequest' })
    expect(await reset('ingen@test.example')).toMatchObject({ status: 204 })
  })

  test('fills nobody’s mailbox', async () => {
    const { email } = await people.signedIn()
    for (let i = 0; i < 6; i++) expect(await reset(email)).toMatchObject({ status: 204 })
    const open = "select id from pgboss.job where name = 'mail-request' and state in ('created', 'retry', 'active')"
    await expect.poll(() => people.world.sql(open), { timeout: 120_000 }).toEqual([])
    const [{ count }] = (await people.world.sql<{ count: string }>('select count(*) from outbox_mail where to_email = $1', [email])) as [
      { count: string },
    ]
    expect(Number(count)).toBe(3)
  })
})
