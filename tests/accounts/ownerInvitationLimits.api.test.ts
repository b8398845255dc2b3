import { describe, expect, test } from 'vitest'
import { tellUnasked, writeOwnerInvitations } from '#server/estates/ownerInvitations/ownerInvitationLetters.ts'
import { emailOf, mailsTo } from '#tests/mail/mails.ts'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import { info, mailsOnceThere, owning } from './owning.ts'

describe('whoever is asked whether they own an estate', async () => {
  const world = await sharedWorld()
  const { wanted, address, addedFor, seenBy, again, invite } = owning(world)

  test('is one of five a day for a firm that nobody has proven, however many it asks at once, and whichever firm', async () => {
    const firm = await world.company({ proven_at: null, proven_by: null })
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => firm.admin.post(info, wanted(address()))))
    expect(outcomes.filter(({ status }) => status === 201)).toHaveLength(5)
    const refused = outcomes.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(15)
    expect(refused[0]).toMatchObject({ body: { code: 'cannotHandleTheRequest', details: { reason: 'dailyLimit' } } })
    expect(Number(refused[0]!.headers['retry-after'])).toBeGreaterThan(80_000)
    expect(await world.sql('select from access_link where company_id = $1', [firm.id])).toHaveLength(5)
    const { admin } = await world.company()
    for (let i = 0; i < 6; i++) expect((await admin.post(info, wanted(address()))).status).toBe(201)
  })

  test('is written to twenty times a day at most, whoever asks', async () => {
    const email = address()
    const { admin } = await world.company()
    for (let i = 0; i < 20; i++) expect((await admin.post(info, wanted(email))).status).toBe(201)
    expect((await (await world.company()).admin.post(info, wanted(email))).status).toBe(429)
  })

  test('is written to once for each time that they are asked', async () => {
    const email = address()
    const { admin, id } = await addedFor(email)
    await mailsOnceThere(world, email, 1)
    await Promise.all([writeOwnerInvitations(world.app, email), writeOwnerInvitations(world.app, email)])
    expect(await mailsTo(world, email)).toHaveLength(1)
    await again(admin, (await seenBy(admin, id))!.invitedOwner.id)
    await mailsOnceThere(world, email, 2)
  })

  test('was made one without being asked: is told once, and leaves whatever stands there', async () => {
    const estate = await world.estate()
    const company = await world.company()
    await world.sql("insert into access_link (estate_id, company_id, status, claimed_at) values ($1, $2, 'claimedByDefault', now())", [
      estate.id,
      company.id,
    ])
    await world.sql("insert into project (estate_id, company_id, name, type, customer_name) values ($1, $2, 'Bad', 'CUSTOM', 'Kari')", [
      estate.id,
      company.id,
    ])
    const email = await emailOf(world, estate.owner)
    await world.sql(
      "insert into owner_invitation (estate_id, company_id, email, account_id, state, expires_at) values ($1, $2, $3, $4, 'unasked', now())",
      [estate.id, company.id, email, estate.owner.accountId],
    )
    await Promise.all([tellUnasked(world.app), tellUnasked(world.app)])
    const mails = await mailsTo(world, email)
    expect(mails.map(({ subject }) => subject)).toEqual(['Se over en eiendom du står som eier av'])
    expect(await seenBy(company.admin, estate.id)).toMatchObject({ invitedOwner: null })
    expect((await estate.owner.delete(`/api/private/estate/${estate.id}/ownership`)).status).toBe(204)
    expect(await invite(company.admin, estate.id, email)).toMatchObject({ status: 409, body: { details: { reason: 'declined' } } })
    expect((await invite(company.admin, estate.id)).status).toBe(201)
  })
})
