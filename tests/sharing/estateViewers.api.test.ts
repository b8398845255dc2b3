import { beforeAll, describe, expect, test } from 'vitest'
import { caretakerOf } from '#server/access/caretaker.ts'
import { EstateVisits } from '#server/sharing/estateViewers/estateVisits.ts'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import type { TestEstate, World } from '#tests/support/world/world.ts'

let world: World
beforeAll(async () => {
  world = await sharedWorld()
})

const text = `query ($estateId: ID!) { estateViewers(estateId: $estateId) {
  owners { accountId name sees lastSeenAt } companies { linkId name sees lastSeenAt } tokens { holder name scope lastUsedAt } } }`
interface Viewers {
  owners: { accountId: string; sees: string[]; lastSeenAt: string | null }[]
  companies: { linkId: string; name: string; sees: string[]; lastSeenAt: string | null }[]
  tokens: { name: string; scope: string }[]
}
const viewersOf = async ({ id, owner }: TestEstate) => {
  const { data, errors } = await owner.gql(text, { estateId: id })
  expect(errors).toBeUndefined()
  return data['estateViewers'] as Viewers
}
async function companyOn({ id }: TestEstate) {
  const company = await world.company()
  const [link] = await world.sql<{ id: string }>(
    "insert into access_link (estate_id, company_id, status, claimed_at) values ($1, $2, 'claimed', now()) returning id",
    [id, company.id],
  )
  return { ...company, linkId: link!.id }
}
const tokenFor = (person: { gql: TestEstate['owner']['gql'] }, name: string) =>
  person.gql('mutation ($name: String!) { createAccessToken(input: { name: $name, scope: read, days: 30 }) { token } }', { name })

describe('who sees an estate', () => {
  test('are its owners, each with what they read, also where something was closed to one of them', async () => {
    const estate = await world.estate()
    const other = await estate.coOwner()
    await world.permit(other.accountId, { subject: `estate/${estate.id}/private-folder`, effect: 'deny', action: 'read' })
    const { owners } = await viewersOf(estate)
    const seenBy = (accountId: string) => owners.find((owner) => owner.accountId === accountId)!.sees
    expect(owners).toHaveLength(2)
    expect(seenBy(estate.owner.accountId)).toContain('private-folder')
    expect(seenBy(other.accountId)).toContain('insurance')
    expect(seenBy(other.accountId)).not.toContain('private-folder')
  })

  test('are companies that were let in, until they are shown out', async () => {
    const estate = await world.estate()
    const { admin, linkId } = await companyOn(estate)
    const details = `/api/private/estate/${estate.id}/details`
    expect((await admin.get(details)).status).toBe(200)
    expect((await viewersOf(estate)).companies).toMatchObject([
      { linkId, sees: expect.arrayContaining(['estate', 'report-archive']) as string[] },
    ])
    const end = `/api/private/maintenance-plans/access-link/estates/${estate.id}/${linkId}`
    expect((await estate.owner.delete(end)).status).toBe(204)
    expect((await admin.get(details)).status).toBe(404)
    expect((await viewersOf(estate)).companies).toEqual([])
    expect(await estate.owner.delete(end)).toMatchObject({ status: 404, body: { code: 'entityNotFound' } })
  })

  test('are the tokens of everybody who may, and of nobody else', async () => {
    const estate = await world.estate()
    const [guest, late, closed] = [await estate.guest('read'), await estate.guest('read', { expires: new Date() }), await estate.coOwner()]
    const { admin } = await companyOn(estate)
    await world.permit(closed.accountId, { subject: `estate/${estate.id}`, effect: 'deny' })
    await tokenFor(estate.owner, 'eierens')
    await tokenFor(guest, 'gjestens')
    await tokenFor(late, 'for sent')
    await tokenFor(closed, 'stengt ute')
    await tokenFor(admin, 'firmaets')
    await tokenFor(await world.account(), 'en fremmeds')
    const { tokens } = await viewersOf(estate)
    expect(tokens.map(({ name }) => name).toSorted()).toEqual(['eierens', 'firmaets', 'gjestens'])
  })
})

describe('when somebody last did', () => {
  test('is told after they read something, and not because they were refused', async () => {
    const estate = await world.estate()
    const other = await estate.coOwner()
    const { admin } = await companyOn(estate)
    const visits = new EstateVisits()
    const asked = { estateId: estate.id }
    const viewer = (accountId: string) => ({ kind: 'account', accountId }) as never
    visits.note(viewer(other.accountId), asked, Date.parse('2026-01-05T08:00:00Z'))
    visits.note(viewer(other.accountId), asked, Date.parse('2026-01-05T08:04:00Z'))
    visits.note(viewer(admin.accountId), asked, Date.parse('2026-01-05T09:00:00Z'))
    visits.note(viewer(other.accountId), { estateId: other.accountId }, Date.parse('2026-01-05T09:00:00Z'))
    await visits.write(caretakerOf(world.app))
    const { owners, companies } = await viewersOf(estate)
    expect(owners.find(({ accountId }) => accountId === other.accountId)!.lastSeenAt).toBe('2026-01-05T08:00:00.000Z')
    expect(companies[0]!.lastSeenAt).toBe('2026-01-05T09:00:00.000Z')
  })

  test('never goes back, whichever process writes last', async () => {
    const estate = await world.estate()
    const viewer = { kind: 'account', accountId: estate.owner.accountId } as never
    for (const at of ['2026-01-05T09:00:00Z', '2026-01-05T08:00:00Z']) {
      const visits = new EstateVisits()
      visits.note(viewer, { estateId: estate.id }, Date.parse(at))
      await visits.write(caretakerOf(world.app))
    }
    expect((await viewersOf(estate)).owners[0]!.lastSeenAt).toBe('2026-01-05T09:00:00.000Z')
  })

  test('is noted when a query is answered, over both transports, and not when it is refused', async () => {
    const estate = await world.estate()
    const [reader, refused] = [await estate.guest('read'), await estate.guest('read', { denied: ['report-archive'] })]
    const noted: string[] = []
    const original = world.app.onRead
    world.app.onRead = (viewer, input) => {
      if (viewer.kind === 'account' && input['estateId'] === estate.id) noted.push(viewer.accountId!)
    }
    await reader.gql('query ($estateId: ID!) { estate(estateId: $estateId) { id } }', { estateId: estate.id })
    await reader.get(`/api/private/estate/${estate.id}/details`)
    await refused.get(`/api/private/estate/${estate.id}/report-archive`)
    world.app.onRead = original
    expect(noted).toEqual([reader.accountId, reader.accountId])
  })
})
