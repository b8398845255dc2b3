import { beforeAll, describe, expect, test } from 'vitest'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import type { World } from '#tests/support/world/world.ts'

let world: World
beforeAll(async () => void (world = await sharedWorld()))

type Caller = Awaited<ReturnType<World['account']>>
const systemAdmin = () => world.account({ isSystemAdmin: true })
const at = (userId: string) => `/api/private/administration/users/${userId}`
const reason = 'Politiet har bedt om det'
const isIn = async (caller: Caller) =>
  (await caller.get('/api/private/profile/user/accounts')).status !== 401 &&
  (await caller.upload().then(
    () => true,
    () => false,
  ))
const signInAs = (email: string, password: string) => world.anonymous().post('/api/public/profile/user/login', { email, password })
/** Does it, and reads the user again. */
async function after(admin: Caller, userId: string, deed: string, more: object = {}) {
  expect((await admin.post(`${at(userId)}/${deed}`, { reason, ...more })).status).toBe(200)
  return (await admin.get(at(userId))).body
}
const transition = { status: 409, body: { code: 'cannotHandleTheRequest', details: { reason: 'transition' } } }

/** Somebody who came by the front door, with a password. */
async function member(email = `bruker.${crypto.randomUUID()}@test.example`) {
  const password = 'Et-langt-passord-77'
  const registered = await world.anonymous().post('/api/public/profile/user/register', {
    firstName: 'Mina',
    lastName: 'Medlem',
    email,
    password,
    phone: '+4790000000',
    acceptTerms: true,
  })
  expect(registered.status).toBeLessThan(300)
  const [user] = await world.sql<{ id: string }>('select id from app_user where email = $1', [email])
  return { id: user!.id, email, password }
}

describe('a user at the desk', () => {
  test('is told with accounts, mails and sessions, and no word or secret of them', async () => {
    const admin = await systemAdmin()
    const { id, email, password } = await member()
    const { status } = await world
      .anonymous()
      .with({ 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0' })
      .post('/api/public/profile/user/login', { email, password })
    expect(status).toBe(200)
    const { body, text } = await admin.get(at(id))
    expect(body).toMatchObject({
      id,
      email,
      name: 'Mina Medlem',
      state: 'UNPROVEN',
      isSelf: false,
      blockedAt: null,
      signedInAt: expect.any(String) as unknown,
      mayBeSent: ['CONFIRMATION', 'PASSWORD'],
      accounts: [{ name: 'Mina Medlem', companyName: null, roles: ['CUSTOMER_OWNER'], isDisabled: false }],
      sessions: [
        {
          device: 'Firefox, Windows',
          network: expect.stringMatching(/^[0-9.]+$/) as unknown,
          provider: null,
          tokenName: null,
          isOwn: false,
        },
      ],
      deeds: [],
    })
    expect((body['mails'] as { kind: string }[]).map(({ kind }) => kind)).toContain('welcome')
    expect(text).not.toMatch(/token_hash|sealed|password_hash/)
    const { data } = await admin.gql('query ($userId: ID!) { userDesk(userId: $userId) { id sessions { device } } }', { userId: id })
    expect(data['userDesk']).toEqual({ id, sessions: [{ device: 'Firefox, Windows' }] })
  })

  test('is nobody’s to see but a system administrator’s, and not there where there is nobody', async () => {
    const { userId } = await world.account()
    expect(await (await world.account()).get(at(userId))).toMatchObject({ status: 403, body: { details: { reason: 'role' } } })
    const admin = await systemAdmin()
    expect((await admin.get(at(admin.accountId))).status).toBe(404)
    expect((await admin.get(at('nobody'))).status).toBe(404)
  })
})

describe('a user who is blocked', () => {
  test('is out at once, and answered at sign-in like a wrong password, until they are let in again', async () => {
    const admin = await systemAdmin()
    const { id, email, password } = await member()
    const session = await world.account()
    await world.sql('update session set user_id = $1, account_id = (select id from account where user_id = $1) where user_id = $2', [
      id,
      session.userId,
    ])
    expect(await isIn(session)).toBe(true)
    expect(await after(admin, id, 'block')).toMatchObject({
      blockedAt: expect.any(String) as unknown,
      sessions: [],
      mayBeSent: [],
      deeds: [{ operation: 'blockUser', reason }],
    })
    expect(await isIn(session)).toBe(false)
    expect(await signInAs(email, password)).toMatchObject({ status: 401, body: { code: 'loginFailure' } })
    expect((await signInAs(email, password)).body).toMatchObject({ code: (await signInAs(email, 'Et-annet-passord-1')).body['code'] })
    expect(await admin.post(`${at(id)}/block`, { reason })).toMatchObject(transition)
    await world.anonymous().post('/api/public/profile/user/reset-password', { email })
    expect(await world.sql('select from password_token where user_id = $1 and used_at is null', [id])).toEqual([])
    expect((await admin.post(`${at(id)}/unblock`, { reason })).body).toMatchObject({ blockedAt: null })
    expect(await admin.post(`${at(id)}/unblock`, { reason })).toMatchObject(transition)
    expect((await signInAs(email, password)).status).toBe(200)
  })

  test('has no token or session that still opens anything, on any instance', async () => {
    const [admin, person] = [await systemAdmin(), await world.account()]
    const CREATE = 'mutation { createAccessToken(input: { name: "Skript", scope: write, days: 1 }) { token } }'
    const { token } = (await person.gql(CREATE)).data['createAccessToken'] as { token: string }
    const program = world.anonymous().with({ authorization: `Bearer ${token}` })
    expect((await program.get('/api/private/estates')).status).toBe(200)
    // As another instance does it: nothing here is told of it but by the rows.
    await world.sql('update app_user set blocked_at = now() where id = $1', [person.userId])
    expect((await program.get('/api/private/estates')).status).toBe(401)
    expect((await person.get('/api/private/estates')).status).toBe(401)
    expect((await admin.post(`${at(person.userId)}/unblock`, { reason })).status).toBe(200)
    expect((await admin.post(`${at(person.userId)}/block`, { reason })).status).toBe(200)
    expect(await world.sql('select from session where user_id = $1', [person.userId])).toEqual([])
  })

  test('is not oneself, nor another system administrator', async () => {
    const [admin, other] = [await systemAdmin(), await systemAdmin()]
    expect(await admin.post(`${at(admin.userId)}/block`, { reason })).toMatchObject({ status: 409, body: { code: 'restrictSelfBlock' } })
    expect(await admin.post(`${at(other.userId)}/block`, { reason })).toMatchObject({ status: 403, body: { details: { reason: 'role' } } })
    const own = `${at(admin.userId)}/accounts/${admin.accountId}/block`
    expect(await admin.post(own, { reason })).toMatchObject({ status: 409, body: { code: 'restrictSelfBlock' } })
  })

  test('is blocked once, also when asked twice at once', async () => {
    const admin = await systemAdmin()
    const { userId } = await world.account()
    const answers = await Promise.all(Array.from({ length: 4 }, () => admin.post(`${at(userId)}/block`, { reason })))
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409, 409])
  })
})

test('every deed wants a reason in words, and a person', async () => {
  const admin = await systemAdmin()
  const { userId, accountId } = await world.account()
  const bodies = {
    mail: { mail: 'PASSWORD' },
    block: {},
    unblock: {},
    [`accounts/${accountId}/block`]: {},
    [`accounts/${accountId}/unblock`]: {},
    'sessions/end': {},
  }
  for (const [deed, body] of Object.entries(bodies)) {
    for (const [given, fault] of [
      ['', 'required'],
      ['x'.repeat(501), 'tooLong'],
    ])
      expect(await admin.post(`${at(userId)}/${deed}`, { ...body, reason: given })).toMatchObject({
        status: 422,
        body: { details: { fields: { reason: fault } } },
      })
    expect((await admin.post(`${at(admin.accountId)}/${deed}`, { ...body, reason })).status).toBe(404)
  }
  const CREATE = 'mutation { createAccessToken(input: { name: "Skript", scope: write, days: 1 }) { token } }'
  const { token } = (await admin.gql(CREATE)).data['createAccessToken'] as { token: string }
  const program = world.anonymous().with({ authorization: `Bearer ${token}` })
  expect(await program.post(`${at(userId)}/block`, { reason })).toMatchObject({ status: 403, body: { details: { reason: 'scope' } } })
})

describe('an account that is closed', () => {
  test('is out at once, is not opened by its company, and opened again from here', async () => {
    const admin = await systemAdmin()
    const company = await world.company()
    const person = await world.account({ companyId: company.id, roles: ['Company.Professional'] })
    expect(await isIn(person)).toBe(true)
    const place = `${at(person.userId)}/accounts/${person.accountId}`
    expect(await after(admin, person.userId, `accounts/${person.accountId}/block`)).toMatchObject({
      accounts: [{ id: person.accountId, isDisabled: true, blockedAt: expect.any(String) as unknown }],
      sessions: [],
    })
    expect(await isIn(person)).toBe(false)
    const OPEN =
      'mutation ($companyId: ID!, $userId: ID!) { updateCompanyUser(input: { companyId: $companyId, userId: $userId, isDisabled: false }) { id } }'
    expect((await company.admin.gql(OPEN, { companyId: company.id, userId: person.accountId })).error).toMatchObject({
      details: { reason: 'closed' },
    })
    expect(await admin.post(`${place}/block`, { reason })).toMatchObject(transition)
    expect(await after(admin, person.userId, `accounts/${person.accountId}/unblock`)).toMatchObject({
      accounts: [{ isDisabled: false, blockedAt: null }],
    })
    const other = await world.account()
    expect((await admin.post(`${at(other.userId)}/accounts/${person.accountId}/block`, { reason })).status).toBe(404)
  })
})

describe('sessions', () => {
  test('end one by one or all at once, but not the one that asks', async () => {
    const admin = await systemAdmin()
    const { id, email, password } = await member()
    for (let times = 0; times < 3; times++) expect((await signInAs(email, password)).status).toBe(200)
    const { body } = await admin.get(at(id))
    const [first] = body['sessions'] as { id: string }[]
    const end = (more: object) => admin.post(`${at(id)}/sessions/end`, { reason, ...more })
    expect((await after(admin, id, 'sessions/end', { sessionId: first!.id }))['sessions']).toHaveLength(2)
    expect((await end({ sessionId: first!.id })).status).toBe(404)
    expect(await after(admin, id, 'sessions/end')).toMatchObject({
      sessions: [],
      deeds: [{ operation: 'endUserSessions' }, { operation: 'endUserSessions' }],
    })
    expect(await end({})).toMatchObject(transition)

    const own = (await admin.get(at(admin.userId))).body['sessions'] as { id: string; isOwn: boolean }[]
    expect(own).toMatchObject([{ isOwn: true }])
    expect(await admin.post(`${at(admin.userId)}/sessions/end`, { reason, sessionId: own[0]!.id })).toMatchObject({
      status: 409,
      body: { code: 'restrictSelfBlock' },
    })
  })
})

describe('mails', () => {
  test('are sent again where they help, so often and no more', async () => {
    const admin = await systemAdmin()
    const { id, email } = await member()
    const send = (mail: string) => admin.post(`${at(id)}/mail`, { mail, reason })
    expect(await send('INVITATION')).toMatchObject(transition)
    expect((await send('CONFIRMATION')).status).toBe(200)
    for (let times = 0; times < 3; times++) expect((await send('PASSWORD')).status).toBe(200)
    expect(await send('PASSWORD')).toMatchObject({ status: 429, body: { details: { reason: 'tooMany' } } })
    const sent = await world.sql<{ template: string }>('select template from outbox_mail where to_email = $1', [email])
    expect(sent.filter(({ template }) => template === 'resetPassword')).toHaveLength(3)
    await world.sql("insert into app_user (email, first_name, last_name) values ($1, 'Ida', 'Invitert')", [`x${email}`])
    const [invited] = await world.sql<{ id: string }>('select id from app_user where email = $1', [`x${email}`])
    expect(await after(admin, invited!.id, 'mail', { mail: 'INVITATION' })).toMatchObject({
      mails: [{ kind: 'welcome' }],
      deeds: [{ reason }],
    })
    expect((await admin.post(`${at(invited!.id)}/mail`, { mail: 'BREV', reason })).status).toBe(422)
  })
})
