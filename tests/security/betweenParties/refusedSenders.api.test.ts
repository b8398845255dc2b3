import { describe, expect, test } from 'vitest'
import { writeOwnerInvitations } from '#server/estates/ownerInvitations/ownerInvitationLetters.ts'
import { uuidv7 } from '#server/kernel/ids.ts'
import { info, owning } from '#tests/accounts/owning.ts'
import { somebody, users } from '#tests/companies/colleagues.ts'
import { emailOf, mailsTo } from '#tests/mail/mails.ts'
import { claimPath } from '#tests/registry/claiming.ts'
import { guestPath } from '#tests/sharing/guests.ts'
import { saysPartIsTheirs } from '#tests/support/registers/owners.ts'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'

const own = '/api/private/profile/user/refused-senders'
const byKey = (key: string) => `/api/public/refused-sender/${key}`
const keyIn = ({ text }: { text: string }) => /\/no-more-mail\/([\w-]+)/.exec(text)![1]!
const AGAIN = 'mutation ($input: InviteCompanyUserAgainInput!) { inviteCompanyUserAgain(input: $input) { id } }'
const address = () => `lei-${uuidv7()}@test.example`

describe('a sender that somebody wants no mail from', async () => {
  const world = await sharedWorld()
  const invited = async () => {
    const company = await world.company({ name: 'Ring nå AS' })
    const email = address()
    const invite = (to = email) => company.admin.post(users(company.id), somebody({ email: to }))
    const answer = await invite()
    const [mail] = await mailsTo(world, email)
    return { company, email, invite, answer, key: keyIn(mail!) }
  }

  test('is refused by the link of a mail, without an account, and is told nothing', async () => {
    const { company, email, key, answer } = await invited()
    const visitor = world.anonymous()
    expect((await visitor.get(byKey(key))).body).toEqual({ name: 'Ring nå AS', isRefused: false })
    expect((await mailsTo(world, email)).length).toBe(1)
    for (let twice = 0; twice < 2; twice++)
      expect(await visitor.post(byKey(key), { isRefused: true })).toMatchObject({
        status: 200,
        body: { name: 'Ring nå AS', isRefused: true },
      })
    expect((await company.admin.gql(AGAIN, { input: { companyId: company.id, userId: answer.body['id'] } })).errors).toBeUndefined()
    expect((await mailsTo(world, email)).length).toBe(1)
    // Another writes as before.
    const other = await world.company()
    await other.admin.post(users(other.id), somebody({ email }))
    expect((await mailsTo(world, email)).length).toBe(2)
  })

  test('may write again where its reader thinks better of it, by the link or on the profile', async () => {
    const { company, email, key, answer } = await invited()
    await world.anonymous().post(byKey(key), { isRefused: true })
    await world.sql('update app_user set email_verified_at = now() where email = $1', [email])
    const [user] = await world.sql<{ id: string }>('select id from app_user where email = $1', [email])
    const reader = await world.signIn(user!.id, null)
    const refusals = (await reader.get(own)).body as unknown as { id: string; name: string }[]
    expect(refusals).toEqual([{ id: expect.any(String) as unknown, name: 'Ring nå AS', createdAt: expect.any(String) as unknown }])
    expect((await (await world.account()).delete(`${own}/${refusals[0]!.id}`)).status).toBe(404)
    const LIFT = 'mutation ($id: ID!) { liftRefusedSender(input: { refusalId: $id }) { id } }'
    expect((await reader.gql(LIFT, { id: refusals[0]!.id })).data).toEqual({ liftRefusedSender: { id: refusals[0]!.id } })
    expect((await reader.gql('{ refusedSenders { id name } }')).data).toEqual({ refusedSenders: [] })
    await company.admin.gql(AGAIN, { input: { companyId: company.id, userId: answer.body['id'] } })
    expect((await mailsTo(world, email)).length).toBe(2)
    await world.anonymous().post(byKey(key), { isRefused: true })
    expect((await world.anonymous().post(byKey(key), { isRefused: false })).body).toMatchObject({ isRefused: false })
  })

  test('is a private person too, for themselves alone', async () => {
    const [estate, email] = [await world.estate(), address()]
    await estate.owner.post(guestPath(estate), { email, accessLevel: 'read' })
    const [mail] = await mailsTo(world, email)
    await world.anonymous().post(byKey(keyIn(mail!)), { isRefused: true })
    const other = await world.estate()
    await world.own(other.id, estate.owner.accountId)
    expect((await estate.owner.post(guestPath(other), { email, accessLevel: 'read' })).status).toBe(201)
    expect((await mailsTo(world, email)).length).toBe(1)
  })

  test('asks about an estate without a mail, and finds it asked', async () => {
    const { company, email, key } = await invited()
    await world.anonymous().post(byKey(key), { isRefused: true })
    const { wanted, seenBy } = owning(world)
    const { status, body } = await company.admin.post(info, wanted(email))
    expect(status).toBe(201)
    await writeOwnerInvitations(world.app, email)
    expect((await mailsTo(world, email)).length).toBe(1)
    expect(await seenBy(company.admin, String(body['estateId']))).toMatchObject({ invitedOwner: { state: 'INVITED', email } })
  })

  test('is heard of all the same where somebody is to own what is theirs', async () => {
    const estate = await world.estate()
    const claimant = await world.account({ name: 'Ola Hansen' })
    const email = await emailOf(world, estate.owner)
    await world.sql('insert into refused_sender (email, user_id) values ($1, $2)', [email, claimant.userId])
    await saysPartIsTheirs(world, estate.id, claimant, { part: [1, 2] })
    expect((await claimant.put(claimPath(estate.id))).status).toBe(200)
    const [mail] = await mailsTo(world, email)
    expect(mail!.subject).toBe('Noen vil stå som eier av eiendommen din')
    expect(mail!.text).not.toContain('/no-more-mail/')
  })

  test('is named by no key that is not ours, nor by one of another kind', async () => {
    const other = world.app.mailKeys.make({ email: 'noen@test.example', kind: 'insurance' })
    for (const key of ['ukjent', other]) {
      expect((await world.anonymous().get(byKey(key))).status).toBe(404)
      expect((await world.anonymous().post(byKey(key), { isRefused: true })).status).toBe(404)
    }
  })
})
