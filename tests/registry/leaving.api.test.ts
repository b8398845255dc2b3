import { describe, expect, test } from 'vitest'
import { forgetOld } from '#server/start/forgetting.ts'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import type { TestEstate } from '#tests/support/world/world.ts'

const LEAVE = 'mutation ($estateId: ID!) { endOwnership(input: { estateId: $estateId }) { id } }'
const REMOVE = 'mutation ($estateId: ID!) { removeEstate(input: { estateId: $estateId }) { id } }'
const RESTORE = 'mutation ($estateId: ID!) { restoreEstate(input: { estateId: $estateId }) { id addressLine1 } }'
const REMOVED = '{ removedEstates { id addressLine1 removedAt restorableUntil } }'

describe('an estate', async () => {
  const world = await sharedWorld()
  const conflict = (reason: string) => ({ code: 'cannotHandleTheRequest', details: { reason } })
  const details = ({ id }: { id: string }) => `/api/private/estate/${id}/details`
  const mailsTo = async ({ userId }: { userId: string }) => {
    const mails = await world.sql<{ template: string }>(
      'select template from outbox_mail m join app_user u on lower(m.to_email) = u.email where u.id = $1 order by m.created_at, m.id',
      [userId],
    )
    return mails.map(({ template }) => template)
  }
  async function letIn(estate: TestEstate) {
    const company = await world.company()
    await world.sql("insert into access_link (estate_id, company_id, status, claimed_at) values ($1, $2, 'claimed', now())", [
      estate.id,
      company.id,
    ])
    return { guest: await estate.guest('edit'), leader: await company.as('Leader'), link: await estate.link() }
  }
  const project = async ({ id }: TestEstate) => {
    const company = await world.company()
    await world.sql("insert into project (estate_id, company_id, name, type, customer_name) values ($1, $2, 'Bad', 'CUSTOM', 'Kari')", [
      id,
      company.id,
    ])
  }

  test('is left by one of its owners, and the others are told', async () => {
    const estate = await world.estate()
    const other = await estate.coOwner()
    const { owner, id: estateId } = estate
    expect((await owner.gql(LEAVE, { estateId })).data).toEqual({ endOwnership: { id: estateId } })
    expect((await owner.get(details(estate))).status).toBe(404)
    expect((await other.get(details(estate))).status).toBe(200)
    expect(await mailsTo(other)).toEqual(['ownerLeft'])
    expect(await mailsTo(owner)).toEqual([])
    expect((await other.delete(`/api/private/estate/${estateId}/ownership`)).body).toMatchObject(conflict('lastOwner'))
  })

  test('that was claimed by mistake is given back, and whoever was let in is shown out', async () => {
    const estate = await world.estate()
    const { guest, leader, link } = await letIn(estate)
    await world.sql(
      `insert into estate_claim (estate_id, account_id, evidence, share_numerator, share_denominator, state, expires_at, settled_at, settled_as)
       values ($1, $2, 'typed', 1, 1, 'approved', now() + interval '1 day', now(), 'register')`,
      [estate.id, estate.owner.accountId],
    )
    const other = await estate.coOwner()
    const { data } = await estate.owner.gql('query ($id: ID!) { estateOwners(estateId: $id) { nodes { id wasClaimed } } }', {
      id: estate.id,
    })
    const { nodes } = data['estateOwners'] as { nodes: { wasClaimed: boolean }[] }
    expect(nodes.filter(({ wasClaimed }) => wasClaimed)).toHaveLength(1)
    expect((await other.delete(`/api/private/estate/${estate.id}/ownership`)).status).toBe(204)
    expect((await estate.owner.delete(`/api/private/estate/${estate.id}/ownership`)).status).toBe(204)
    for (const person of [estate.owner, guest, leader]) expect((await person.get(details(estate))).status).toBe(404)
    expect((await link.gql('{ sharedEstate { id } }')).status).toBe(410)
    expect((await estate.owner.gql(REMOVED)).data).toEqual({ removedEstates: [] })
  })

  test('is removed by its owner: closed for all at once, and back when its owner wants it', async () => {
    const estate = await world.estate()
    const { owner, id: estateId } = estate
    const { guest, leader, link } = await letIn(estate)
    expect((await owner.delete(`/api/private/estates/info/${estateId}`)).status).toBe(204)
    for (const person of [owner, guest, leader]) expect((await person.get(details(estate))).status).toBe(404)
    expect((await link.gql('{ sharedEstate { id } }')).status).toBe(410)
    expect((await owner.gql('{ estates { totalCount } }')).data).toEqual({ estates: { totalCount: 0 } })
    expect(await mailsTo(owner)).toEqual(['estateRemoved'])

    const [removed] = (await owner.gql(REMOVED)).data['removedEstates'] as { id: string; removedAt: string; restorableUntil: string }[]
    expect(removed).toMatchObject({ id: estateId })
    expect(Date.parse(removed!.restorableUntil) - Date.parse(removed!.removedAt)).toBe(30 * 86_400_000)
    expect((await guest.gql(RESTORE, { estateId })).error).toMatchObject({ code: 'entityNotFound' })

    expect((await owner.gql(RESTORE, { estateId })).data).toMatchObject({ restoreEstate: { id: estateId } })
    expect((await owner.get(details(estate))).status).toBe(200)
    for (const person of [guest, leader]) expect((await person.get(details(estate))).status).toBe(404)
    expect((await owner.get('/api/private/estates/removed')).body).toEqual([])
    expect((await owner.gql(RESTORE, { estateId })).error).toMatchObject({ code: 'entityNotFound' })
  })

  test('where a project goes on is left all the same: its customer is whoever the company wrote, and the company stays', async () => {
    const estate = await world.estate()
    const { guest, leader } = await letIn(estate)
    await project(estate)
    const runner = 'select company_id id from project where estate_id = $1'
    await world.sql(
      `insert into access_link (estate_id, company_id, status, claimed_at) select estate_id, company_id, 'claimed', now() from project where estate_id = $1`,
      [estate.id],
    )
    await world.sql('update project set customer_account_id = $2 where estate_id = $1', [estate.id, estate.owner.accountId])
    expect((await estate.owner.delete(`/api/private/estate/${estate.id}/ownership`)).status).toBe(204)
    for (const person of [estate.owner, guest, leader]) expect((await person.get(details(estate))).status).toBe(404)
    expect(
      await world.sql('select customer_name name, customer_account_id account from project where estate_id = $1', [estate.id]),
    ).toEqual([{ name: 'Kari', account: null }])
    const [company] = await world.sql<{ id: string }>(runner, [estate.id])
    const worker = await world.account({ companyId: company!.id, roles: ['Company.Professional'] })
    expect((await worker.get(details(estate))).status).toBe(200)
  })

  test('with other owners is not removed for them, and by nobody while a project goes on there', async () => {
    const shared = await world.estate()
    await shared.coOwner()
    expect((await shared.owner.gql(REMOVE, { estateId: shared.id })).error).toMatchObject(conflict('notAlone'))
    const busy = await world.estate()
    await project(busy)
    expect((await busy.owner.gql(REMOVE, { estateId: busy.id })).error).toMatchObject(conflict('openProject'))
    expect((await busy.owner.get(details(busy))).status).toBe(200)
    await world.sql('update project set closed_at = now() where estate_id = $1', [busy.id])
    expect((await busy.owner.gql(REMOVE, { estateId: busy.id })).error).toBeUndefined()
  })

  test('that was removed leaves its place to others, and comes back only while that is free', async () => {
    const estate = await world.estate()
    await estate.owner.gql(REMOVE, { estateId: estate.id })
    const [place] = await world.sql<{ gnr: number; bnr: number }>('select gnr, bnr from estate where id = $1', [estate.id])
    const other = await world.account()
    const input = { identityKind: 'cadastre', municipalityNumber: '0301', ...place, ownershipKind: 'owned', addressLine1: 'Nyveien 1' }
    const verified = await other.post('/api/private/estate/address/verify', { ...input })
    expect(verified.body).toMatchObject({ isAvailable: true })
    expect((await other.post('/api/private/estates/info', input)).status).toBe(201)
    expect((await estate.owner.gql(RESTORE, { estateId: estate.id })).error).toMatchObject({ code: 'registrationEntityAlreadyExists' })
  })

  test('is gone after thirty days', async () => {
    const estate = await world.estate()
    await estate.owner.gql(REMOVE, { estateId: estate.id })
    await world.sql("update estate set removed_at = now() - interval '31 days' where id = $1", [estate.id])
    await forgetOld(world.app)
    expect(await world.sql('select from estate where id = $1', [estate.id])).toEqual([])
    expect((await estate.owner.gql(RESTORE, { estateId: estate.id })).error).toMatchObject({ code: 'entityNotFound' })
  })
})
