import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { forgetOld } from '#server/start/forgetting.ts'
import { emailOf, mailsTo } from '#tests/mail/mails.ts'
import { organizationNumber } from '#tests/support/world/organizationNumber.ts'
import { createWorld, type World } from '#tests/support/world/world.ts'
import { invitationsOf, ownPath, profilesOf, somebody, users } from './colleagues.ts'

let world: World
beforeAll(async () => void (world = await createWorld()))
afterAll(() => world.close())
beforeEach(() => world.sql('delete from attempt'))

describe('somebody whom a company asks', () => {
  const asked = async (roles = ['COMPANY_LEADER']) => {
    const { id: companyId, admin } = await world.company({ name: 'Østre Takservice AS' })
    const known = await world.account({ name: 'Kari Kunde' })
    const [{ email } = { email: '' }] = await world.sql<{ email: string }>('select email from app_user where id = $1', [known.userId])
    const { body } = await admin.post(users(companyId), somebody({ email, roles }))
    return { companyId, admin, known, email, id: String(body['id']) }
  }

  test('sees who asks, and becomes one of them with a yes: the company sees who it is then', async () => {
    const { companyId, admin, known, email, id } = await asked()
    expect(await invitationsOf(known)).toEqual([
      {
        id,
        companyName: 'Østre Takservice AS',
        organizationNumber: expect.stringMatching(/^\d{9}$/) as unknown,
        isCompanyProven: true,
        roles: ['COMPANY_LEADER'],
        createdAt: expect.any(String) as unknown,
      },
    ])
    expect((await profilesOf(known)).map(({ accountId }) => accountId)).not.toContain(id)
    expect(await known.post(`${ownPath}/current-user/${id}`)).toMatchObject({ status: 404 })
    expect((await known.post(`${ownPath}/company-invitations/${id}`)).status).toBe(204)
    expect((await known.post(`${ownPath}/company-invitations/${id}`)).status).toBe(404)
    expect(await invitationsOf(known)).toEqual([])
    expect(await profilesOf(known)).toContainEqual(expect.objectContaining({ accountId: id, roles: ['Company.Leader'] }))
    expect((await admin.get(users(companyId, id))).body).toMatchObject({ name: 'Kari Kunde', email, phone: null })
    expect(await known.post(`${ownPath}/current-user/${id}`)).toMatchObject({ status: 200, body: { selectedAccountId: id } })
  })

  test('says no, and nothing is left of it', async () => {
    const { companyId, admin, known, id } = await asked()
    const { data } = await known.gql('mutation ($id: ID!) { declineCompanyInvitation(input: { invitationId: $id }) { id } }', { id })
    expect(data).toEqual({ declineCompanyInvitation: { id } })
    expect(await admin.get(users(companyId, id))).toMatchObject({ status: 404 })
    expect(await invitationsOf(known)).toEqual([])
  })

  test('whoever asked is told of the no, by the name that they wrote', async () => {
    const { admin, known, id } = await asked()
    await known.delete(`${ownPath}/company-invitations/${id}`)
    const mails = await mailsTo(world, await emailOf(world, admin))
    expect(mails.map(({ subject, text }) => [subject, text.split('\n\n')[1]])).toEqual([
      [
        'En invitasjon til firmaet er avslått',
        'Berit Bas, som du inviterte til Østre Takservice AS, har takket nei. Invitasjonen er borte.',
      ],
    ])
  })

  test('is whoever has proven the address, and nobody else', async () => {
    const { id, known } = await asked()
    const other = await world.account()
    await world.sql('update app_user set email_verified_at = null where id = $1', [known.userId])
    for (const person of [other, known]) {
      expect(await invitationsOf(person)).toEqual([])
      expect(await person.post(`${ownPath}/company-invitations/${id}`)).toMatchObject({ status: 404, body: { code: 'entityNotFound' } })
      expect(await person.delete(`${ownPath}/company-invitations/${id}`)).toMatchObject({ status: 404 })
    }
  })

  test('is not let in while the company has blocked the invitation', async () => {
    const { companyId, admin, id, known } = await asked()
    expect((await admin.put(users(companyId, id), { isDisabled: true })).status).toBe(200)
    expect(await invitationsOf(known)).toEqual([])
    await admin.put(users(companyId, id), { isDisabled: false, roles: ['COMPANY_PROFESSIONAL'] })
    expect(await invitationsOf(known)).toMatchObject([{ roles: ['COMPANY_PROFESSIONAL'] }])
  })

  test('is told themselves, and nobody else, that who looks after the whole system belongs to no company', async () => {
    const { id, known } = await asked()
    await world.sql('update app_user set is_system_admin = true where id = $1', [known.userId])
    expect(await known.post(`${ownPath}/company-invitations/${id}`)).toMatchObject({ status: 409, body: { code: 'userRoleConflict' } })
  })

  test('looks after nothing before they have said yes', async () => {
    const { companyId, admin, id, known } = await asked(['COMPANY_ADMIN'])
    const refusal = { status: 409, body: { code: 'lastAdminInCompany' } }
    expect(await admin.put(users(companyId, admin.accountId), { roles: ['COMPANY_LEADER'] })).toMatchObject(refusal)
    await known.post(`${ownPath}/company-invitations/${id}`)
    expect((await admin.put(users(companyId, admin.accountId), { roles: ['COMPANY_LEADER'] })).status).toBe(200)
  })

  test('leaves again, and comes back to the same account when asked once more', async () => {
    const { companyId, admin, known, email, id } = await asked()
    await known.post(`${ownPath}/company-invitations/${id}`)
    await known.post(`${ownPath}/current-user/${id}`)
    expect((await known.post(`${ownPath}/accounts/${id}/leave`)).status).toBe(204)
    expect((await known.get('/api/public/profile/user/current-user')).body).toMatchObject({ isAnonymous: false, selectedAccountId: null })
    expect((await profilesOf(known)).map(({ accountId }) => accountId)).toEqual([known.accountId])
    expect(await known.post(`${ownPath}/current-user/${id}`)).toMatchObject({ status: 404 })
    expect(await admin.get(users(companyId, id))).toMatchObject({ status: 404 })
    expect(await admin.put(users(companyId, id), { isDisabled: false })).toMatchObject({ status: 404 })
    expect(await known.post(`${ownPath}/accounts/${id}/leave`)).toMatchObject({ status: 404 })
    const { body } = await admin.post(users(companyId), somebody({ email, roles: ['COMPANY_PROFESSIONAL'] }))
    await known.post(`${ownPath}/company-invitations/${String(body['id'])}`)
    expect(await profilesOf(known)).toContainEqual(
      expect.objectContaining({ accountId: id, roles: ['Company.Professional'], isDisabled: false }),
    )
  })

  test('cannot leave as the last who looks after the company, nor leave what is no company or not theirs', async () => {
    const { admin, known } = await asked()
    const { data, error } = await admin.gql('mutation ($id: ID!) { leaveCompany(input: { accountId: $id }) { id } }', {
      id: admin.accountId,
    })
    expect({ data, error }).toMatchObject({ error: { code: 'lastAdminInCompany' } })
    expect(await known.post(`${ownPath}/accounts/${known.accountId}/leave`)).toMatchObject({ status: 404 })
    expect(await known.post(`${ownPath}/accounts/${admin.accountId}/leave`)).toMatchObject({ status: 404 })
  })

  test('leaves somebody behind, of two administrators who leave at once', async () => {
    for (let round = 0; round < 20; round++) {
      const { admin, as } = await world.company()
      const second = await as('Admin')
      const answers = await Promise.all([admin, second].map((one) => one.post(`${ownPath}/accounts/${one.accountId}/leave`)))
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409])
    }
  })
})

describe('a company that nobody has come into', () => {
  const registered = async () => {
    const known = await world.account()
    const [{ email } = { email: '' }] = await world.sql<{ email: string }>('select email from app_user where id = $1', [known.userId])
    const [company] = await world.sql<{ id: string }>(
      "insert into company (organization_number, name) values ($1, 'Luftteknikk Øst AS') returning id",
      [organizationNumber()],
    )
    const [invitation] = await world.sql<{ id: string }>(
      `insert into account (account_type, company_id, name, invited_email, invited_first_name, invited_last_name)
        values ('company', $1, 'Luftteknikk Øst AS', $2, 'Hanne', 'Lund') returning id`,
      [company!.id, email],
    )
    return { known, companyId: company!.id, id: invitation!.id }
  }
  const isHere = async (id: string) => (await world.sql('select from company where id = $1', [id])).length === 1
  const old = (id: string) => world.sql("update company set created_at = now() - interval '31 days' where id = $1", [id])

  test('holds its number no longer once the only one who was asked says no', async () => {
    const { known, companyId, id } = await registered()
    expect((await known.delete(`${ownPath}/company-invitations/${id}`)).status).toBe(204)
    expect(await isHere(companyId)).toBe(false)
  })

  test('keeps it while somebody else may still say yes', async () => {
    const { known, companyId, id } = await registered()
    await world.account({ companyId, roles: ['Company.Admin'] })
    await known.delete(`${ownPath}/company-invitations/${id}`)
    expect(await isHere(companyId)).toBe(true)
  })

  test('holds it for a month without an answer', async () => {
    const [fresh, lapsed, joined] = [await registered(), await registered(), await registered()]
    await joined.known.post(`${ownPath}/company-invitations/${joined.id}`)
    await world.sql("update app_user set password_hash = 'known' where id = $1", [joined.known.userId])
    for (const { companyId } of [lapsed, joined]) await old(companyId)
    await forgetOld(world.app)
    expect(await Promise.all([fresh, lapsed, joined].map(({ companyId }) => isHere(companyId)))).toEqual([true, false, true])
  })
})
