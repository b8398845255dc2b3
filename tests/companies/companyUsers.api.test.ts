import { beforeAll, describe, expect, test } from 'vitest'
import { uuidv7 } from '#server/kernel/ids.ts'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import type { World } from '#tests/support/world/world.ts'
import { ownPath, somebody, users, whoReads } from './colleagues.ts'

let world: World
beforeAll(async () => void (world = await sharedWorld()))

const fields = '{ id name firstName lastName email phone roles isDisabled isInvited }'
const mailsTo = (email: string) => world.sql('select template from outbox_mail where lower(to_email) = lower($1)', [email])

describe('the people of a company', () => {
  test('are listed by name, with what they are there', async () => {
    const { id, admin, as } = await world.company()
    await as('Leader', 'Professional')
    const { status, body } = await admin.get(users(id))
    expect(status).toBe(200)
    expect(body.map(({ roles, isInvited, isDisabled }) => ({ roles, isInvited, isDisabled }))).toEqual(
      expect.arrayContaining([
        { roles: ['COMPANY_ADMIN'], isInvited: true, isDisabled: false },
        { roles: ['COMPANY_LEADER', 'COMPANY_PROFESSIONAL'], isInvited: true, isDisabled: false },
      ]),
    )
    const { data } = await admin.gql(
      `query ($id: ID!) { companyUsers(companyId: $id) { totalCount edges { node ${fields} } } companyUser(companyId: $id, userId: "${admin.accountId}") ${fields} }`,
      { id },
    )
    expect(data).toMatchObject({ companyUsers: { totalCount: 2 }, companyUser: { id: admin.accountId, roles: ['COMPANY_ADMIN'] } })
  })

  test('are asked by a mail with a link to create a password, where they are new here', async () => {
    const { id, admin } = await world.company()
    const user = somebody()
    const { status, body } = await admin.post(users(id), user)
    expect({ status, body }).toMatchObject({ status: 201, body: { name: 'Berit Bas', roles: ['COMPANY_LEADER'], isInvited: true } })
    expect(await mailsTo(user.email)).toEqual([{ template: 'companyInvitation' }])
    expect(
      await world.sql(`select purpose from password_token t join app_user u on u.id = t.user_id where email = $1`, [user.email]),
    ).toEqual([{ purpose: 'create' }])
    expect((await admin.get(users(id, String(body['id'])))).body).toMatchObject({ email: user.email })
  })

  test('are given roles in either of their spellings, and have them as a company writes them', async () => {
    const { id, admin } = await world.company()
    const roles = ['Company.Leader', 'COMPANY_PROFESSIONAL']
    const { status, body } = await admin.post(users(id), { ...somebody(), roles })
    expect({ status, body }).toMatchObject({ status: 201, body: { roles: ['COMPANY_LEADER', 'COMPANY_PROFESSIONAL'] } })
    const changed = await admin.put(users(id, String(body['id'])), { roles: ['Company.Professional'] })
    expect(changed).toMatchObject({ status: 200, body: { roles: ['COMPANY_PROFESSIONAL'] } })
    for (const role of ['Customer.Owner', 'company.leader', 'System.Admin', 'toString'])
      expect(await admin.put(users(id, String(body['id'])), { roles: [role] })).toMatchObject({
        status: 422,
        body: { details: { fields: { 'roles[0]': 'notValid' } } },
      })
  })

  test('get the mail again for as long as they have not answered', async () => {
    const { id, admin } = await world.company()
    const user = somebody()
    const { body } = await admin.post(users(id), user)
    const again = () =>
      admin.gql('mutation ($id: ID!, $userId: ID!) { inviteCompanyUserAgain(input: { companyId: $id, userId: $userId }) { id } }', {
        id,
        userId: body['id'],
      })
    expect((await again()).data).toEqual({ inviteCompanyUserAgain: { id: body['id'] } })
    expect(await mailsTo(user.email)).toHaveLength(2)
    const asked = await whoReads(world, user.email)
    expect((await asked.post(`${ownPath}/company-invitations/${String(body['id'])}`)).status).toBe(204)
    expect((await again()).error).toMatchObject({ code: 'entityNotFound' })
  })

  test('may be known already, or look after the whole system: the company is told nothing that it has not written', async () => {
    const { id, admin } = await world.company()
    const emails = ['kari', 'sys', 'ny'].map((who) => `${who}-${uuidv7()}@test.example`)
    await world.account({ name: 'Kari Kunde', email: emails[0]! })
    await world.account({ name: 'Sissel System', email: emails[1]!, isSystemAdmin: true })
    for (const email of emails) {
      const { status, body } = await admin.post(users(id), somebody({ email }))
      expect(status).toBe(201)
      expect(Object.keys(body)).toEqual(expect.arrayContaining(['id', 'name', 'email']))
      expect(body).toMatchObject({ name: 'Berit Bas', email, phone: '+4768050142', roles: ['COMPANY_LEADER'], isInvited: true })
      expect((await admin.get(users(id, String(body['id'])))).body).toMatchObject({
        name: 'Berit Bas',
        phone: '+4768050142',
        isInvited: true,
      })
      expect(await mailsTo(email)).toEqual([{ template: 'companyInvitation' }])
      expect(await admin.post(users(id), somebody({ email: email.toUpperCase() }))).toMatchObject({
        status: 409,
        body: { code: 'userAlreadyInCompany', details: { fields: { email: 'userAlreadyInCompany' } } },
      })
    }
  })

  test('are named by what is wrong with them', async () => {
    const { id, admin } = await world.company()
    expect(await admin.post(users(id), somebody({ email: 'berit' }))).toMatchObject({ status: 422, body: { code: 'emailIsNotValid' } })
    expect(await admin.post(users(id), { ...somebody({ roles: [] }), phone: '1' })).toMatchObject({
      status: 422,
      body: { details: { fields: { roles: 'required', phone: 'notValid' } } },
    })
  })

  test('of another company do not exist', async () => {
    const { id, admin } = await world.company()
    const other = await world.company()
    const refusal = { status: 404, body: { code: 'entityNotFound' } }
    for (const companyId of [other.id, uuidv7(), 'x']) {
      expect(await admin.get(users(companyId))).toMatchObject(refusal)
      expect(await admin.post(users(companyId), somebody())).toMatchObject(refusal)
    }
    expect(await admin.put(users(id, other.admin.accountId), { isDisabled: true })).toMatchObject(refusal)
    expect(await admin.get(users(id, other.admin.accountId))).toMatchObject(refusal)
  })

  test('other than administrators neither see nor change them', async () => {
    const { id, admin, as } = await world.company()
    for (const person of [await as('Leader'), await as('Professional'), await world.account()]) {
      const refusal = { status: 403, body: { code: 'unauthorizedUser', details: { reason: 'role' } } }
      expect(await person.get(users(id))).toMatchObject(refusal)
      expect(await person.post(users(id), somebody())).toMatchObject(refusal)
      expect(await person.put(users(id, admin.accountId), { isDisabled: true })).toMatchObject(refusal)
    }
  })
})

describe('an administrator', () => {
  test('gives other roles, and they count at the next request', async () => {
    const { id, admin, as } = await world.company()
    const leader = await as('Leader')
    expect((await leader.get(users(id))).status).toBe(403)
    expect(await admin.put(users(id, leader.accountId), { roles: ['COMPANY_ADMIN'] })).toMatchObject({
      status: 200,
      body: { roles: ['COMPANY_ADMIN'] },
    })
    expect((await leader.get(users(id))).status).toBe(200)
  })

  test('blocks: the session is over at the next request', async () => {
    const { id, admin, as } = await world.company()
    const leader = await as('Leader')
    expect((await leader.get('/api/private/estates')).status).toBe(200)
    expect(await admin.put(users(id, leader.accountId), { isDisabled: true })).toMatchObject({ status: 200, body: { isDisabled: true } })
    expect(await leader.get('/api/private/estates')).toMatchObject({ status: 401, body: { code: 'unauthenticatedUser' } })
    expect(await admin.put(users(id, leader.accountId), { isDisabled: false })).toMatchObject({ body: { isDisabled: false } })
  })

  test('cannot block themselves, nor be the last that is given up', async () => {
    const { id, admin } = await world.company()
    expect(await admin.put(users(id, admin.accountId), { isDisabled: true })).toMatchObject({ body: { code: 'restrictSelfBlock' } })
    expect(await admin.put(users(id, admin.accountId), { roles: ['COMPANY_LEADER'] })).toMatchObject({
      status: 409,
      body: { code: 'lastAdminInCompany' },
    })
    expect((await admin.get(users(id, admin.accountId))).body).toMatchObject({ roles: ['COMPANY_ADMIN'], isDisabled: false })
  })
})

/** How many administrators there are; and then it is as it was before. */
const countedAndRestored = `with left_over as (
    select a.id from account a join account_role r on r.account_id = a.id where company_id = $1 and role = 'Company.Admin' and not is_disabled),
  unblocked as (update account set is_disabled = false where id = any($2::uuid[]) and is_disabled),
  promoted as (insert into account_role (account_id, role) select unnest($2::uuid[]), 'Company.Admin' on conflict do nothing)
  select count(*)::int admins from left_over`

test('of two administrators who demote or block each other at once, one is left, a hundred times over', async () => {
  const codes: string[] = []
  const race = async () => {
    const { id, admin, as } = await world.company()
    const second = await as('Admin')
    for (let round = 0; round < 20; round++) {
      const change = round % 2 ? { roles: ['COMPANY_LEADER'] } : { isDisabled: true }
      const answers = await Promise.all([admin.put(users(id, second.accountId), change), second.put(users(id, admin.accountId), change)])
      const refused = answers.filter(({ status }) => status !== 200)
      expect(refused).toHaveLength(1)
      codes.push(refused[0]!.body.code)
      expect(await world.sql(countedAndRestored, [id, [admin.accountId, second.accountId]])).toEqual([{ admins: 1 }])
    }
  }
  await Promise.all([race(), race(), race(), race(), race()])
  expect(codes).toHaveLength(100)
  // Which of them it is depends on the moment: who comes so late that the role is gone already is told that.
  for (const code of codes) expect(['lastAdminInCompany', 'unauthenticatedUser', 'unauthorizedUser']).toContain(code)
})

test('twenty who take in the same person at once take in one', async () => {
  const { id, admin } = await world.company()
  const user = somebody()
  const answers = await Promise.all(Array.from({ length: 20 }, () => admin.post(users(id), user)))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(answers.filter(({ body }) => body.code === 'userAlreadyInCompany')).toHaveLength(19)
})
