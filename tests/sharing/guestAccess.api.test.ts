import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import { later, type World } from '#tests/support/world/world.ts'
import { guestFields, guestPath, guestsOf, newAddress } from './guests.ts'

let world: World
let guests: ReturnType<typeof guestsOf>
beforeAll(async () => {
  world = await sharedWorld()
  guests = guestsOf(world)
})
beforeEach(() => world.sql('delete from attempt'))

describe('an owner', () => {
  test('lists the guests, and finds one by its id, over both transports', async () => {
    const estate = await world.estate()
    const first = (await guests.invite(estate, newAddress())).body
    const second = (await guests.invite(estate, newAddress())).body
    expect((await estate.owner.get(`${guestPath(estate)}/invitation`)).body).toEqual([second, first])
    expect((await estate.owner.get(`${guestPath(estate)}/invitation?id=${String(first['id'])}`)).body).toEqual([first])
    const { data } = await estate.owner.gql(
      `query ($id: ID!) { guestInvitations(estateId: $id) { totalCount edges { node ${guestFields} } } }`,
      { id: estate.id },
    )
    expect(data).toEqual({ guestInvitations: { totalCount: 2, edges: [{ node: second }, { node: first }] } })
  })

  test('changes level, restrictions and end, which counts at the guest’s next request', async () => {
    const estate = await world.estate()
    const email = newAddress()
    const guestId = String((await guests.invite(estate, email, { expiresAt: later(5).toISOString() })).body['id'])
    const guest = await guests.guestAt(email)
    const details = `/api/private/estate/${estate.id}/details`
    const { body: before } = await guest.get(details)
    expect(before['may']).not.toContain('update estate')
    expect(before['canEdit']).toBe(false)
    const { status, body } = await estate.owner.put(guestPath(estate), { guestId, accessLevel: 'edit', restrictions: ['report-archive'] })
    expect({ status, body }).toMatchObject({ status: 200, body: { accessLevel: 'edit', restrictions: ['report-archive'], version: 2 } })
    const { may, canEdit } = (await guest.get(details)).body as unknown as { may: string[]; canEdit: boolean }
    expect(may).toEqual(expect.arrayContaining(['update estate', 'read private-folder']))
    expect(canEdit).toBe(true)
    // In a list it is asked of each row.
    const { data: lists } = await guest.gql('{ estates { edges { node { canEdit } } } guestEstates { edges { node { id canEdit } } } }')
    expect(lists).toEqual({ estates: { edges: [] }, guestEstates: { edges: [{ node: { id: estate.id, canEdit: true } }] } })
    expect(may).not.toContain('read report-archive')
    const UPDATE = `mutation ($input: UpdateGuestInput!) { updateGuest(input: $input) ${guestFields} }`
    const input = { estateId: estate.id, guestId, version: 2 }
    expect((await estate.owner.gql(UPDATE, { input: { ...input, expiresAt: null } })).data).toMatchObject({
      updateGuest: { expiresAt: null, accessLevel: 'edit', version: 3 },
    })
    expect((await estate.owner.gql(UPDATE, { input: { ...input, accessLevel: 'read' } })).error).toMatchObject({
      code: 'cannotHandleTheRequest',
      details: { reason: 'stale' },
    })
    expect(await estate.owner.put(guestPath(estate), { guestId, accessLevel: 'read' }, { 'if-match': '"v1"' })).toMatchObject({
      status: 409,
    })
    expect(
      await world.sql(
        "select changed_fields from audit_entry where record_id = $1 and operation = 'updateGuest' and outcome = 'done' order by id",
        [guestId],
      ),
    ).toEqual([{ changed_fields: ['accessLevel', 'restrictions'] }, { changed_fields: ['expiresAt'] }])
  })

  test('takes it all back, which ends with the guest’s next request', async () => {
    const estate = await world.estate()
    const email = newAddress()
    const guestId = String((await guests.invite(estate, email)).body['id'])
    const guest = await guests.guestAt(email)
    const details = `/api/private/estate/${estate.id}/details`
    expect((await guest.get(details)).status).toBe(200)
    expect((await estate.owner.delete(guestPath(estate), { guestId })).status).toBe(204)
    expect(await guest.get(details)).toMatchObject({ status: 404, body: { code: 'entityNotFound' } })
    expect((await guest.get('/api/private/estates/guest')).body).toMatchObject({ totalCount: 0 })
    expect(await world.sql('select 1 from permission where account_id = $1', [guest.accountId])).toEqual([])
    expect((await estate.owner.delete(guestPath(estate), { guestId })).status).toBe(404)
    expect((await guests.invite(estate, email)).status).toBe(201)
  })

  test('sends the mail again, but not in bulk', async () => {
    const estate = await world.estate()
    const email = newAddress()
    const guestId = String((await guests.invite(estate, email)).body['id'])
    const again = () =>
      estate.owner.gql(
        'mutation ($estateId: ID!, $guestId: ID!) { inviteGuestAgain(input: { estateId: $estateId, guestId: $guestId }) { id } }',
        {
          estateId: estate.id,
          guestId,
        },
      )
    expect((await again()).data).toEqual({ inviteGuestAgain: { id: guestId } })
    expect((await again()).data).toEqual({ inviteGuestAgain: { id: guestId } })
    expect((await again()).error).toMatchObject({ code: 'cannotHandleTheRequest', details: { reason: 'tooMany' } })
    expect(await guests.mailsTo(email)).toHaveLength(3)
  })

  test('of another estate finds nobody', async () => {
    const [estate, other] = [await world.estate(), await world.estate()]
    const guestId = String((await guests.invite(estate, newAddress())).body['id'])
    const refusal = { status: 404, body: { code: 'entityNotFound' } }
    for (const by of [other.owner, await world.account()]) {
      expect(await by.get(`${guestPath(estate)}/invitation`)).toMatchObject(refusal)
      expect(await guests.invite(estate, newAddress(), {}, by)).toMatchObject(refusal)
    }
    expect(await other.owner.put(guestPath(other), { guestId, accessLevel: 'edit' })).toMatchObject(refusal)
    expect(await other.owner.delete(guestPath(other), { guestId })).toMatchObject(refusal)
    expect((await other.owner.get(`${guestPath(other)}/invitation?id=${guestId}`)).body).toEqual([])
  })

  test('is a guest no more of what they come to own', async () => {
    const estate = await world.estate()
    const email = newAddress()
    await guests.invite(estate, email)
    const guest = await guests.guestAt(email)
    await world.own(estate.id, guest.accountId)
    expect((await guest.get(`/api/private/estate/${estate.id}/details`)).body['may']).toContain('read private-folder')
    expect((await guest.get('/api/private/estates/guest')).body).toMatchObject({ totalCount: 0 })
    expect((await estate.owner.get(`${guestPath(estate)}/invitation`)).body).toEqual([])
  })
})

describe('a guest', () => {
  test('leaves, and is no guest any more', async () => {
    const estate = await world.estate()
    const guest = await estate.guest('edit')
    const LEAVE = 'mutation ($id: ID!) { leaveEstate(input: { estateId: $id }) { id } }'
    const [invitation] = (await estate.owner.get(`${guestPath(estate)}/invitation`)).body as unknown as [{ id: string }]
    expect((await guest.gql(LEAVE, { id: estate.id })).data).toEqual({ leaveEstate: { id: invitation.id } })
    expect((await guest.get(`/api/private/estate/${estate.id}/details`)).status).toBe(404)
    expect((await guest.gql(LEAVE, { id: estate.id })).error).toMatchObject({ code: 'entityNotFound' })
    expect((await estate.owner.gql(LEAVE, { id: estate.id })).error).toMatchObject({ code: 'authorizationFailure' })
    expect((await estate.owner.get(`${guestPath(estate)}/invitation`)).body).toEqual([])
  })

  test('is let in until the very instant, by the clock of the database', async () => {
    const estate = await world.estate()
    const guest = await estate.guest('read')
    const details = `/api/private/estate/${estate.id}/details`
    const ends = (when: string) =>
      world.sql(
        `with moved as (update guest_invitation set expires_at = ${when} where account_id = $1 returning id, expires_at)
          update permission p set expiration_date = moved.expires_at from moved where p.guest_invitation_id = moved.id`,
        [guest.accountId],
      )
    await ends("now() + interval '700 milliseconds'")
    expect((await guest.get(details)).status).toBe(200)
    expect((await guest.get('/api/private/estates/guest')).body).toMatchObject({ totalCount: 1 })
    await world.sql('select pg_sleep(0.8)')
    expect((await guest.get(details)).status).toBe(404)
    expect((await guest.get('/api/private/estates/guest')).body).toMatchObject({ totalCount: 0 })
    expect((await estate.owner.get(`${guestPath(estate)}/invitation`)).body[0]).toMatchObject({ isExpired: true })
  })

  test('keeps nothing once the estate is gone, or they have left altogether', async () => {
    const estate = await world.estate()
    const guest = await estate.guest('read')
    await world.givePassword(guest, 'Blå-dør-7')
    expect((await guest.post('/api/private/profile/user/departure', { password: 'Blå-dør-7' })).status).toBe(204)
    expect((await estate.owner.get(`${guestPath(estate)}/invitation`)).body).toEqual([])
    const other = await estate.guest('read')
    await world.sql('delete from estate where id = $1', [estate.id])
    expect(await world.sql('select 1 from permission where account_id = $1', [other.accountId])).toEqual([])
  })
})
