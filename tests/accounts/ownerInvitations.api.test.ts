import { AsyncLocalStorage } from 'node:async_hooks'
import { PostgresQueryRunner } from 'typeorm/driver/postgres/PostgresQueryRunner.js'
import { describe, expect, test, vi } from 'vitest'
import { emailOf, mailsTo } from '#tests/mail/mails.ts'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import { info, invitationsTo, keyIn, mailsOnceThere, ownerAccepts, ownerless, ownInvitations, owning } from './owning.ts'

const WAITING = '{ waiting { groups { urgency matters { kind title who recordId } } } }'

describe('whoever a company takes for the owner of an estate', async () => {
  const world = await sharedWorld()
  const { wanted, address, addedFor, seenBy, person, again, withdraw, invite, units } = owning(world)
  const statuses = (outcomes: { status: number }[]) => outcomes.map(({ status }) => status).toSorted((one, other) => one - other)

  test('owns nothing, sees nothing and is nobody’s owner before they have said yes', async () => {
    const known = await person()
    const { admin, id } = await addedFor(known.email)
    expect((await known.get(`/api/private/estate/${id}/details`)).status).toBe(404)
    expect((await known.get('/api/private/estates')).body).toMatchObject({ items: [] })
    expect(await seenBy(admin, id)).toMatchObject({
      owners: { nodes: [] },
      invitedOwner: { firstName: 'Kari', lastName: 'Kunde', email: known.email, state: 'INVITED' },
    })
    const { id: invitationId } = (await invitationsTo(known))[0]!
    const [group] = ((await known.gql(WAITING)).data['waiting'] as { groups: object[] }).groups
    expect(group).toMatchObject({ urgency: 'others', matters: [{ kind: 'ownershipToAnswer', recordId: invitationId }] })

    expect(await ownerAccepts(known)).toMatchObject({ account: { accountId: known.accountId }, estateId: id, orderId: null })
    expect((await known.get(`/api/private/estate/${id}/details`)).status).toBe(200)
    expect(await seenBy(admin, id)).toMatchObject({ owners: { nodes: [{ name: 'Ola Virkelig' }] }, invitedOwner: { state: 'ACCEPTED' } })
    expect(await invitationsTo(known)).toEqual([])
    expect((await known.gql(WAITING)).data).toMatchObject({ waiting: { groups: [] } })
  })

  test('is told who asks and about what, in a mail whose subject nobody else has written', async () => {
    const company = await world.company({ name: 'Mester & Sønn AS' })
    const email = address()
    await addedFor(email, company.admin)
    const [mail] = await mailsOnceThere(world, email, 1)
    expect(mail!.subject).toBe('Du blir spurt om du eier en eiendom')
    for (const told of ['Mester & Sønn AS', `Prøvelia ${units()}`, '/create-password/', 'redirect=%2Fprivate%2Fowner-invitations'])
      expect(mail!.text).toContain(told)
    expect(mail!.text).not.toContain('Kari')
  })

  test('costs and is answered alike whether or not the address is known, so that nobody learns who is here', async () => {
    const { admin } = await world.company()
    const unproven = await world.account({ isProven: false })
    const known = [
      (await person()).email,
      await emailOf(world, unproven),
      await emailOf(world, await world.account({ isSystemAdmin: true })),
    ]
    const asking = new AsyncLocalStorage<string[]>()
    const query = Reflect.get(PostgresQueryRunner.prototype, 'query') as (...given: unknown[]) => Promise<never>
    const watched = vi.spyOn(PostgresQueryRunner.prototype, 'query').mockImplementation(function (this: PostgresQueryRunner, ...given) {
      asking.getStore()?.push(given[0])
      return query.apply(this, given)
    })
    const asked = (email: string) =>
      asking.run([], async () => {
        const { data } = await admin.gql(
          `mutation ($input: CreateEstateInput!) { createEstate(input: $input) { owners { nodes { name } } invitedOwner { firstName state } contactName } }`,
          { input: wanted(email) },
        )
        return { answer: data, statements: asking.getStore()! }
      })
    await asked(address())
    const unknown = await asked(address())
    expect(unknown.answer).toMatchObject({ createEstate: { owners: { nodes: [] }, invitedOwner: { firstName: 'Kari', state: 'INVITED' } } })
    for (const email of known) expect(await asked(email)).toEqual(unknown)
    watched.mockRestore()
  })

  test('says no, and that company asks no more about it', async () => {
    const known = await person()
    const { admin, id } = await addedFor(known.email)
    const { id: invitationId } = (await invitationsTo(known))[0]!
    expect((await known.delete(`${ownInvitations}/${invitationId}`)).status).toBe(204)
    expect(await invitationsTo(known)).toEqual([])
    expect(await seenBy(admin, id)).toMatchObject({ owners: { nodes: [] }, invitedOwner: { state: 'DECLINED' } })
    const refused = { status: 409, body: { details: { reason: 'declined' } } }
    expect(await again(admin, invitationId)).toMatchObject(refused)
    expect(await invite(admin, id, known.email.toUpperCase())).toMatchObject(refused)
    expect((await withdraw(admin, invitationId)).status).toBe(409)
    expect((await known.post(`${ownInvitations}/${invitationId}`)).status).toBe(404)
    expect((await invite(admin, id)).status).toBe(201)
    const [told] = await mailsTo(world, await emailOf(world, admin))
    expect([told!.subject, told!.text]).toEqual([
      'Svar på spørsmålet om hvem som eier en eiendom',
      expect.stringContaining('Kari Kunde har sagt nei'),
    ])
    expect(told!.text).not.toContain('Virkelig')
    // About another estate it may, and another company about this one.
    expect((await admin.post(info, wanted(known.email))).status).toBe(201)
  })

  test('says no by the mail, without an account, and for good', async () => {
    const email = address()
    const { admin, id } = await addedFor(email)
    const key = keyIn((await mailsOnceThere(world, email, 1))[0]!)
    const link = `/api/public/owner-invitation/${key}`
    const visitor = world.anonymous()
    expect((await visitor.get(link)).body).toMatchObject({ addressLine1: `Prøvelia ${units()}`, isDeclined: false, isForGood: false })
    expect((await visitor.post(link, {})).body).toMatchObject({ isDeclined: true, isForGood: false })
    expect((await visitor.post(link, { isForGood: true })).body).toMatchObject({ isDeclined: true, isForGood: true })
    expect((await visitor.post(link, {})).body).toMatchObject({ isDeclined: true, isForGood: true })
    expect(await seenBy(admin, id)).toMatchObject({ invitedOwner: { state: 'DECLINED' } })
    expect(await admin.post(info, wanted(email))).toMatchObject({ status: 409, body: { details: { reason: 'declined' } } })
    expect(await mailsTo(world, await emailOf(world, admin))).toHaveLength(1)
    for (const wrong of [`${key.slice(0, -2)}AA`, 'x'.repeat(60), world.app.mailKeys.make({ email, kind: 'insurance' })])
      expect((await visitor.post(`/api/public/owner-invitation/${wrong}`, {})).status).toBe(410)
  })

  test('can’t undo a yes by an old mail', async () => {
    const known = await person()
    await addedFor(known.email)
    const key = keyIn((await mailsOnceThere(world, known.email, 1))[0]!)
    const { estateId } = await ownerAccepts(known)
    expect((await world.anonymous().post(`/api/public/owner-invitation/${key}`, {})).status).toBe(410)
    expect((await known.get(`/api/private/estate/${estateId}/details`)).status).toBe(200)
  })

  test('answers once, whoever else answers, withdraws or is asked at the same moment', async () => {
    const company = await world.company()
    for (let round = 0; round < 4; round++) {
      const known = await person()
      const { id } = await addedFor(known.email, company.admin)
      const { id: invitationId } = (await invitationsTo(known))[0]!
      const url = `${ownInvitations}/${invitationId}`
      const outcomes = await Promise.all([known.post(url), known.delete(url), known.post(url), withdraw(company.admin, invitationId)])
      expect(outcomes.filter(({ status }) => status < 300)).toHaveLength(1)
      const owners = await world.sql('select from estate_owner where estate_id = $1', [id])
      expect(owners).toHaveLength(outcomes[0].status === 200 || outcomes[2].status === 200 ? 1 : 0)
    }
    const [one, other] = [await person(), await person()]
    const id = await ownerless(world, company.id)
    const second = await world.company()
    await world.sql("insert into access_link (estate_id, company_id, status, claimed_at) values ($1, $2, 'claimed', now())", [
      id,
      second.id,
    ])
    expect(statuses([await invite(company.admin, id, one.email), await invite(second.admin, id, other.email)])).toEqual([201, 201])
    // Each has read theirs before either says yes.
    const asked = await Promise.all([one, other].map(async (each) => ({ each, invitation: (await invitationsTo(each))[0]! })))
    const accepted = await Promise.all(asked.map(({ each, invitation }) => each.post(`${ownInvitations}/${invitation.id}`)))
    expect(statuses(accepted)).toEqual([200, 404])
    expect([...(await invitationsTo(one)), ...(await invitationsTo(other))]).toEqual([])
  })

  test('is nobody whose address is not proven, who looks after the system, or who comes too late', async () => {
    const unproven = await world.account({ isProven: false })
    await addedFor(await emailOf(world, unproven))
    expect(await invitationsTo(unproven)).toEqual([])
    const system = await world.account({ isSystemAdmin: true })
    await addedFor(await emailOf(world, system))
    const { id: invitationId } = (await invitationsTo(system))[0]!
    expect(await system.post(`${ownInvitations}/${invitationId}`)).toMatchObject({ status: 409, body: { code: 'userRoleConflict' } })
    const late = await person()
    const { admin, id } = await addedFor(late.email)
    const [open] = await invitationsTo(late)
    await world.sql("update owner_invitation set expires_at = now() - interval '1 second' where estate_id = $1", [id])
    expect(await invitationsTo(late)).toEqual([])
    expect((await late.post(`${ownInvitations}/${open!.id}`)).status).toBe(404)
    expect(await seenBy(admin, id)).toMatchObject({ invitedOwner: { state: 'EXPIRED' } })
    expect((await again(admin, open!.id)).body).toMatchObject({ state: 'INVITED' })
    expect((await ownerAccepts(late)).estateId).toBe(id)
  })

  test('opens an account by the mail, and answers there', async () => {
    const email = address()
    const { id } = await addedFor(email)
    const [mail] = await mailsOnceThere(world, email, 1)
    const token = /\/create-password\/([\w-]+)/.exec(mail!.text)![1]
    expect((await world.anonymous().post('/api/public/profile/user/create-password', { token, password: 'Grønn-port-8' })).status).toBe(204)
    const [user] = await world.sql<{ id: string }>('select id from app_user where email = $1', [email])
    expect(await world.sql('select from account where user_id = $1', [user!.id])).toEqual([])
    const { account } = await ownerAccepts(await world.signIn(user!.id, null))
    const owner = await world.signIn(user!.id, account.accountId)
    expect((await owner.put(`${info}/${id}`, { ...wanted(email), addressLine1: 'Ny vei 1' })).status).toBe(200)
  })

  test('is asked anew by those who may, and by nobody who has an owner already', async () => {
    const { admin, id } = await addedFor(address())
    const stranger = await world.company()
    const { invitedOwner } = (await seenBy(admin, id))!
    for (const act of [again, withdraw]) expect((await act(stranger.admin, invitedOwner.id)).status).toBe(404)
    expect((await invite(stranger.admin, id)).status).toBe(404)
    expect((await invite(await world.account(), id)).status).toBe(403)
    expect(await invite(admin, id, 'kari')).toMatchObject({ status: 422, body: { details: { fields: { email: 'notValid' } } } })
    const next = await person()
    expect((await invite(admin, id, next.email)).body).toMatchObject({ state: 'INVITED', email: next.email })
    expect(await world.sql('select state from owner_invitation where id = $1', [invitedOwner.id])).toEqual([{ state: 'withdrawn' }])
    await ownerAccepts(next)
    expect(await invite(admin, id)).toMatchObject({ status: 409, body: { code: 'entityAlreadyExists' } })
  })
})
