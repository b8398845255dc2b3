import { describe, expect, test } from 'vitest'
import { uuidv7 } from '#server/kernel/ids.ts'
import { invitationsTo, mailsOnceThere, ownerAccepts } from '#tests/accounts/owning.ts'
import { emailOf, mailsTo } from '#tests/mail/mails.ts'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import { ordering } from './order.ts'

const INVITE =
  'mutation ($input: InviteCustomerInput!) { inviteCustomer(input: $input) { customerIsMissing customerInvitedBy invitedCustomer { firstName state } events { action } } }'
const password = 'Grønn-port-8'

describe('a customer who is not here yet', async () => {
  const world = await sharedWorld()

  /** An order that awaits an answer, on an estate that nobody owns here. */
  async function awaiting() {
    const ordered = await ordering(world)
    const { leader, estate, place, released } = ordered
    await world.sql('delete from estate_owner where estate_id = $1', [estate.id])
    const order = await released()
    const customer = { firstName: 'Kari', lastName: 'Kunde', email: `kari-${uuidv7()}@test.example` }
    const invite = (by = leader, values: object = {}) => by.post(`${place}/invitation`, { orderId: order.orderId, ...customer, ...values })
    const read = async (by = leader) => (await by.get(`${place}/${order.orderId}`)).body
    return { ...ordered, order, customer, invite, read }
  }
  /** Of the last of so many mails. */
  const linkIn = async (email: string, count = 1) => {
    const mail = (await mailsOnceThere(world, email, count)).at(-1)!
    const [, kind, token, redirect] = /\/(create-password|confirm-email)\/([\w-]+)\?redirect=(\S+)/.exec(mail.text) ?? []
    return { subject: mail.subject, text: mail.text, kind, token, redirect: redirect && decodeURIComponent(redirect) }
  }
  const create = (token: string | undefined) => world.anonymous().post('/api/public/profile/user/create-password', { token, password })
  const userOf = async (email: string) =>
    (
      await world.sql<{ userId: string; accountId: string }>(
        'select u.id "userId", a.id "accountId" from app_user u left join account a on a.user_id = u.id where u.email = $1',
        [email],
      )
    )[0]!

  test('is invited by whoever leads the project, opens an account in one step, says yes, and approves', async () => {
    const { invite, read, customer, order, approve, plumber } = await awaiting()
    expect(await read()).toMatchObject({ customerIsMissing: true, customerInvitedBy: null, may: ['withdraw', 'invite'] })
    expect(await invite()).toMatchObject({
      status: 200,
      body: {
        customerInvitedBy: customer.email,
        invitedCustomer: { ...customer, state: 'INVITED' },
        events: [{}, { action: 'release' }, { action: 'invite', words: null }],
      },
    })
    const { subject, kind, token, redirect, text } = await linkIn(customer.email)
    expect([subject, kind]).toEqual(['Du blir spurt om du eier en eiendom', 'create-password'])
    expect(redirect).toBe('/private/owner-invitations')
    expect(text).toContain('En bestilling der venter på svar')
    for (const written of ['12 515', 'Nye fliser', 'Kari']) expect(text).not.toContain(written)
    expect((await create(token)).status).toBe(204)
    expect((await create(token)).status).toBe(410)
    const { userId } = await userOf(customer.email)
    const { account, orderId } = await ownerAccepts(await world.signIn(userId, null))
    expect(orderId).toBe(order.orderId)
    const owner = await world.signIn(userId, account.accountId)
    expect(await read(owner)).toMatchObject({
      may: ['approve', 'reject'],
      isUnseen: true,
      customerIsMissing: false,
      customerInvitedBy: null,
    })
    expect(await read()).toMatchObject({
      customerIsMissing: false,
      customerInvitedBy: null,
      invitedCustomer: { state: 'ACCEPTED' },
      may: ['withdraw'],
    })
    expect((await approve(owner, order)).body).toMatchObject({ approval: { approvedBy: 'Kari Kunde' } })
    expect((await plumber.admin.get(`/api/private/order/${order.orderId}`)).status).toBe(404)
  })

  test('is somebody else’s to invite for nobody else, nor where there is an owner, nor before the order is sent', async () => {
    const { invite, read, leader, plumber, company, order, move, place, customer } = await awaiting()
    for (const by of [plumber.admin, await world.account(), (await world.company()).admin]) expect((await invite(by)).status).toBe(404)
    expect((await invite(company.professional)).status).toBe(403)
    expect(await read(company.professional)).toMatchObject({ customerIsMissing: false, customerInvitedBy: null })
    const fields = (found: Record<string, string>) => ({ status: 422, body: { details: { fields: found } } })
    expect(await invite(leader, { email: 'kari', firstName: '' })).toMatchObject(fields({ email: 'notValid', firstName: 'required' }))
    expect(await invite(leader, { email: await emailOf(world, company.professional) })).toMatchObject(fields({ email: 'notValid' }))
    await move(leader, order.orderId, 'open')
    expect(await invite()).toMatchObject({ status: 409, body: { details: { reason: 'transition' } } })
    const other = await ordering(world)
    const { orderId } = await other.released()
    expect(await other.leader.post(`${place}/invitation`, { ...customer, orderId })).toMatchObject({
      status: 409,
      body: { code: 'entityAlreadyExists' },
    })
    expect(await mailsTo(world, customer.email)).toEqual([])
  })

  test('who has an account by that address answers like everybody else, and is led to the order', async () => {
    const { leader, order, read, place } = await awaiting()
    const known = await world.account({ email: `ola-${uuidv7()}@test.example`, roles: ['Customer.Guest'] })
    await world.givePassword(known, password)
    const email = (await emailOf(world, known)).toUpperCase()
    const { data } = await leader.gql(INVITE, { input: { orderId: order.orderId, firstName: 'En', lastName: 'Annen', email } })
    expect(data['inviteCustomer']).toMatchObject({
      customerIsMissing: true,
      customerInvitedBy: email,
      invitedCustomer: { firstName: 'En', state: 'INVITED' },
    })
    const { kind, text } = await linkIn(email)
    expect(kind).toBeUndefined()
    expect(text).toContain('/private/owner-invitations')
    expect((await known.get(`${place}/${order.orderId}`)).status).toBe(404)
    expect(await invitationsTo(known)).toMatchObject([{ isForOrder: true }])
    await ownerAccepts(known)
    expect(await read(known)).toMatchObject({ may: ['approve', 'reject'] })
  })

  test('who never proved the address does that first; nobody else does it for them', async () => {
    const { invite, order, place } = await awaiting()
    const known = await world.account({ email: `per-${uuidv7()}@test.example` })
    await world.givePassword(known, password)
    await world.sql('update app_user set email_verified_at = null where id = $1', [known.userId])
    const email = await emailOf(world, known)
    await invite(undefined, { email })
    const { kind, token, redirect } = await linkIn(email)
    expect([kind, redirect]).toEqual(['confirm-email', '/private/owner-invitations'])
    const confirm = (by: typeof known) => by.post('/api/private/profile/user/email/confirm', { token })
    expect((await confirm(await world.account())).status).toBe(410)
    expect((await known.get(`${place}/${order.orderId}`)).status).toBe(404)
    expect((await confirm(known)).status).toBe(200)
    expect((await known.get(`${place}/${order.orderId}`)).status).toBe(404)
    await ownerAccepts(known)
    expect((await known.get(`${place}/${order.orderId}`)).status).toBe(200)
  })

  test('a link that is old opens nothing; the address that was given last counts', async () => {
    const { invite, read, customer } = await awaiting()
    await invite(undefined, { email: `feil-${customer.email}` })
    const wrong = await linkIn(`feil-${customer.email}`)
    await invite()
    expect(await read()).toMatchObject({ customerIsMissing: true, customerInvitedBy: customer.email })
    expect((await create(wrong.token)).status).toBe(204)
    const stranger = await userOf(`feil-${customer.email}`)
    expect(await invitationsTo(await world.signIn(stranger.userId, null))).toEqual([])
    const first = await linkIn(customer.email)
    await invite()
    const { token } = await linkIn(customer.email, 2)
    expect((await create(first.token)).status).toBe(410)
    const { userId } = await userOf(customer.email)
    await world.sql("update password_token set expires_at = now() - interval '1 second' where user_id = $1", [userId])
    expect((await create(token)).status).toBe(410)
    expect(await read()).toMatchObject({ customerIsMissing: true })
  })
})
