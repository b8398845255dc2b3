import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { closedToNewGuests } from '#schema/sharing/guests.input.ts'
import type { Client } from '#tests/support/world/client.ts'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import { later, type World } from '#tests/support/world/world.ts'
import { guestPath, guestsOf, newAddress } from './guests.ts'

let world: World
let guests: ReturnType<typeof guestsOf>
beforeAll(async () => {
  world = await sharedWorld()
  guests = guestsOf(world)
})
beforeEach(() => world.sql('delete from attempt'))

describe('somebody who is invited', () => {
  test('and new here gets a link to create a password, and with that an account as a guest', async () => {
    const estate = await world.estate()
    const email = newAddress()
    const expiresAt = later(24).toISOString()
    const { status, body } = await guests.invite(estate, email, { name: 'Gunn Gjestad', accessLevel: 'edit', expiresAt })
    expect({ status, body }).toEqual({
      status: 201,
      body: {
        id: expect.any(String) as unknown,
        email,
        name: 'Gunn Gjestad',
        accessLevel: 'edit',
        restrictions: ['room-comments', 'value', 'insurance', 'private-folder', 'mailbox', 'maintenance-economy', 'maintenance-reports'],
        expiresAt,
        isExpired: false,
        state: 'CREATED',
        lastSeenAt: null,
        version: 1,
        createdAt: expect.any(String) as unknown,
      },
    })
    expect(await guests.mailsTo(email)).toEqual([{ template: 'guestInvitation', language: 'nb' }])
    expect(
      await world.sql('select from permission p join guest_invitation g on g.id = p.guest_invitation_id where g.email = $1', [email]),
    ).toEqual([])
    expect(
      await world.sql(
        'select u.first_name, u.last_name, t.purpose from app_user u join password_token t on t.user_id = u.id where u.email = $1',
        [email],
      ),
    ).toEqual([{ first_name: 'Gunn', last_name: 'Gjestad', purpose: 'create' }])
    await guests.guestAt(email)
    expect(
      await world.sql(
        'select r.role from app_user u join account a on a.user_id = u.id join account_role r on r.account_id = a.id where u.email = $1',
        [email],
      ),
    ).toEqual([{ role: 'Customer.Guest' }])
    expect(
      await world.sql(
        `select p.subject, p.effect, p.action, p.expiration_date from permission p join account a on a.id = p.account_id join app_user u on u.id = a.user_id
          where u.email = $1 order by effect, subject`,
        [email],
      ),
    ).toEqual([
      { subject: `estate/${estate.id}`, effect: 'allow', action: null, expiration_date: new Date(expiresAt) },
      ...closedToNewGuests.toSorted().map((part) => ({
        subject: `estate/${estate.id}/${part}`,
        effect: 'deny',
        action: 'read',
        expiration_date: new Date(expiresAt),
      })),
    ])
  })

  test('and new here begins in the language of whoever invites them', async () => {
    const estate = await world.estate()
    const email = newAddress()
    await world.sql("update app_user set language = 'en' where id = $1", [estate.owner.userId])
    await guests.invite(estate, email)
    expect(await guests.mailsTo(email)).toEqual([{ template: 'guestInvitation', language: 'en' }])
    expect(await world.sql('select language from app_user where email = $1', [email])).toEqual([{ language: 'en' }])
  })

  test('and known already is told in their own language, and nothing tells the owner so', async () => {
    const estate = await world.estate()
    const known = await world.account({ name: 'Kari Kjent' })
    await world.sql("update app_user set language = 'en', password_hash = 'x' where id = $1", [known.userId])
    const email = await guests.addressOf(known)
    const answers = [await guests.invite(estate, email.toUpperCase()), await guests.invite(estate, newAddress())]
    expect(answers.map(({ status, body }) => ({ status, fields: Object.keys(body), state: body['state'], name: body['name'] }))).toEqual(
      Array.from({ length: 2 }, () => ({ status: 201, fields: expect.any(Array) as unknown, state: 'CREATED', name: null })),
    )
    expect(Object.keys(answers[0]!.body)).toEqual(Object.keys(answers[1]!.body))
    expect(await guests.mailsTo(email)).toEqual([{ template: 'guestInvitation', language: 'en' }])
    expect(await world.sql('select 1 from password_token where user_id = $1', [known.userId])).toEqual([])
    const { body } = await known.get('/api/private/estates/guest')
    expect(body).toMatchObject({
      totalCount: 1,
      items: [{ estateId: estate.id, guestLevel: 'read', sharedBy: expect.stringContaining('Eier') as unknown, sharedUntil: null }],
    })
  })

  test('is confirmed once they act as the account that was invited', async () => {
    const estate = await world.estate()
    const email = newAddress()
    await guests.invite(estate, email)
    const guest = await guests.guestAt(email)
    const stateOf = async () => (await estate.owner.get(`${guestPath(estate)}/invitation`)).body[0]!['state']
    expect(await stateOf()).toBe('CREATED')
    await guest.post(`/api/private/profile/user/current-user/${guest.accountId}`)
    expect(await stateOf()).toBe('CONFIRMED')
  })

  test('reads at most, or changes too, and sees none of what is closed', async () => {
    const estate = await world.estate()
    const [reading, editing] = [newAddress(), newAddress()]
    await guests.invite(estate, reading, { restrictions: ['insurance'] })
    await guests.invite(estate, editing, { accessLevel: 'edit', restrictions: ['private-folder'] })
    const [reader, editor] = [await guests.guestAt(reading), await guests.guestAt(editing)]
    const may = async (guest: Client) => (await guest.get(`/api/private/estate/${estate.id}/details`)).body['may'] as string[]
    expect(await may(reader)).toEqual(expect.arrayContaining(['read estate', 'read private-folder']))
    expect(
      (await may(reader)).filter((one) => one.startsWith('update') || one.endsWith('insurance') || one.endsWith('access-management')),
    ).toEqual([])
    expect(await may(editor)).toEqual(expect.arrayContaining(['update estate', 'update insurance']))
    expect((await may(editor)).filter((one) => one.endsWith('private-folder') || one.endsWith('access-management'))).toEqual([])
    const refusal = { status: 403, body: { code: 'authorizationFailure' } }
    expect(await reader.get(`/api/private/estate/${estate.id}/insurance`)).toMatchObject(refusal)
    expect(await editor.get(`/api/private/estate/${estate.id}/private-folder`)).toMatchObject(refusal)
    expect(await editor.get(`${guestPath(estate)}/invitation`)).toMatchObject(refusal)
    expect(await guests.invite(estate, newAddress(), {}, editor)).toMatchObject(refusal)
  })

  test('starts without what is the owner’s alone, over both transports, and with all of it where nothing is to be closed', async () => {
    const estate = await world.estate()
    const [fresh, trusted] = [newAddress(), newAddress()]
    const INVITE = 'mutation ($input: InviteGuestInput!) { inviteGuest(input: $input) { restrictions } }'
    const input = { estateId: estate.id, email: fresh, accessLevel: 'edit' }
    expect((await estate.owner.gql(INVITE, { input })).data).toEqual({ inviteGuest: { restrictions: closedToNewGuests } })
    expect((await guests.invite(estate, trusted, { restrictions: [] })).body['restrictions']).toEqual([])
    const may = async (email: string) =>
      (await (await guests.guestAt(email)).get(`/api/private/estate/${estate.id}/details`)).body['may'] as string[]
    const reads = closedToNewGuests.map((section) => `read ${section}`)
    expect((await may(fresh)).filter((one) => reads.includes(one))).toEqual([])
    expect(await may(trusted)).toEqual(expect.arrayContaining(reads))
    const refusal = { status: 403, body: { code: 'authorizationFailure' } }
    expect(await (await guests.guestAt(fresh)).get(`/api/private/estate/${estate.id}/insurance`)).toMatchObject(refusal)
  })

  test('is one who does not own the estate, and not oneself, in any letter case', async () => {
    const estate = await world.estate()
    const coOwner = await estate.coOwner()
    const own = (await guests.addressOf(estate.owner)).toUpperCase()
    const theirs = (await guests.addressOf(coOwner)).toUpperCase()
    expect(await guests.invite(estate, own)).toMatchObject({
      status: 422,
      body: { code: 'inviteSelfAsGuest', details: { fields: { email: 'inviteSelfAsGuest' } } },
    })
    expect(await guests.invite(estate, theirs)).toMatchObject({ status: 422, body: { code: 'inviteOwnerAsGuest' } })
    expect(await guests.invite(estate, own, {}, coOwner)).toMatchObject({ status: 422, body: { code: 'inviteOwnerAsGuest' } })
    expect(await guests.invite(estate, 'gjest')).toMatchObject({ status: 422, body: { code: 'emailIsNotValid' } })
    expect(
      await guests.invite(estate, newAddress(), { restrictions: ['estate'], accessLevel: 'all', expiresAt: '2026-02-30T00:00:00Z' }),
    ).toMatchObject({
      status: 422,
      body: { details: { fields: { 'restrictions[0]': 'notValid', accessLevel: 'notValid', expiresAt: 'notValid' } } },
    })
    expect(await guests.invite(estate, newAddress(), { expiresAt: later(-1).toISOString() })).toMatchObject({
      status: 422,
      body: { details: { fields: { expiresAt: 'notValid' } } },
    })
  })

  test('is invited once, however many ask at the same moment', async () => {
    const estate = await world.estate()
    const email = newAddress()
    const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => guests.invite(estate, i % 2 ? email : email.toUpperCase())))
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      201,
      ...Array.from({ length: 19 }, () => 409),
    ])
    expect(new Set(answers.filter(({ status }) => status === 409).map(({ body }) => body.code))).toEqual(new Set(['entityAlreadyExists']))
    expect(await guests.mailsTo(email)).toHaveLength(1)
  })

  test.each(['REST', 'GraphQL'])('may come to own, in the same account, by registering over %s', async (transport) => {
    const estate = await world.estate()
    const email = newAddress()
    await guests.invite(estate, email)
    const guest = await guests.guestAt(email)
    const place = { identityKind: 'cadastre', municipalityNumber: '4601', gnr: 950, bnr: transport.length }
    const own = { ...place, ownershipKind: 'owned', addressLine1: 'Egenveien 1' }
    const refusal = { status: 403, body: { code: 'unauthorizedUser', details: { reason: 'role' } } }
    expect(await guest.post('/api/private/estates/info', own)).toMatchObject(refusal)
    const input = { firstName: 'Gunn', lastName: 'Gjestad', email, phone: '+4722334455', password: 'Blå-dør-7', acceptTerms: true }
    const register = 'mutation ($input: RegisterCustomerInput!) { registerCustomer(input: $input) { isMultiRole } }'
    const { status } =
      transport === 'REST'
        ? await world.anonymous().post('/api/public/profile/user/register', input)
        : await world.anonymous().gql(register, { input })
    expect(status).toBe(transport === 'REST' ? 201 : 200)
    expect(
      await world.sql('select role from account_role r join account a on a.id = r.account_id where a.user_id = $1 order by role', [
        guest.userId,
      ]),
    ).toEqual([{ role: 'Customer.Guest' }, { role: 'Customer.Owner' }])
    expect((await guest.get('/api/private/estates/guest')).body).toMatchObject({ totalCount: 1, items: [{ guestLevel: 'read' }] })
    expect(await guest.post('/api/private/estates/info', own)).toMatchObject({ status: 201, body: { addressLine1: 'Egenveien 1' } })
    expect((await guest.get('/api/private/estates')).body).toMatchObject({ totalCount: 1 })
  })

  test('may be somebody who has no account but a company’s', async () => {
    const estate = await world.estate()
    const { admin } = await world.company()
    await guests.invite(estate, await guests.addressOf(admin))
    const guest = await guests.guestAt(await guests.addressOf(admin))
    expect((await guest.get('/api/private/estates/guest')).body).toMatchObject({ totalCount: 1 })
    expect((await admin.get('/api/private/estates/guest')).body).toMatchObject({ totalCount: 0 })
  })
})
