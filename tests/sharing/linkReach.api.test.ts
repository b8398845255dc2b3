import { describe, expect, test } from 'vitest'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import type { TestEstate } from '#tests/support/world/world.ts'

/** What no link shows, in the words of both transports. */
const never = {
  'the private folder': { fields: ['privateDocuments'], path: 'private-folder' },
  'the mailbox': { fields: ['mailbox', 'mailboxes'], path: 'mailbox' },
  'what moisture sensors say': { fields: ['moistureMonitoring'], path: 'moisture-monitoring' },
  'the history': { fields: ['history'], path: 'history' },
  'guests and links': { fields: ['guestInvitations', 'publicLinks', 'estateOwners', 'owners'], path: 'public-link' },
  'the maintenance plan': { fields: ['maintenancePlan', 'yearWheel', 'wheelMonth', 'economy'], path: 'maintenance-plan' },
  'orders and budgets': { fields: ['orders', 'budget', 'buildingBudgets'], path: 'order' },
  'loan, debt and what is left': { fields: ['loan', 'sharedDebt', 'equity', 'monthlySharedCost'], path: 'budget' },
} as const

interface Introspected {
  __schema: { mutationType: object | null; types: { name: string; fields: { name: string }[] | null }[] }
}

describe('a link that shows everything that a link can', async () => {
  const world = await sharedWorld()
  const folder = ({ id }: TestEstate) => `/api/private/estate/${id}/private-folder`
  async function withSecret() {
    const estate = await world.estate()
    const fileId = await estate.owner.upload('testament.pdf')
    await estate.owner.put(folder(estate), { customName: 'Testament', fileId })
    return { estate, fileId, link: await estate.link() }
  }

  test.each(Object.entries(never))('has no word for %s over GraphQL', async (_, { fields }) => {
    const { link } = await withSecret()
    const { data } = await link.gql('{ __schema { mutationType { name } types { name fields { name } } } }')
    const { mutationType, types } = (data as unknown as Introspected).__schema
    const words = new Set(types.flatMap((type) => (type.name.startsWith('__') ? [] : (type.fields ?? []).map(({ name }) => name))))
    expect(fields.filter((field) => words.has(field))).toEqual([])
    expect(mutationType).toBeNull()
  })

  test.each(Object.entries(never))('has no address for %s over REST, and opens no private one', async (_, { path }) => {
    const { estate, link } = await withSecret()
    const visitor = world.anonymous()
    expect((await visitor.get(`/api/public/${link.key}/estate/${estate.id}/${path}`)).status).toBe(404)
    const shown: Record<string, string>[] = [{}, { authorization: `Bearer ${link.key}` }, { cookie: `session=${link.key}` }]
    for (const headers of shown)
      expect((await visitor.get(`/api/private/estate/${estate.id}/${path}`, headers)).status).toBeOneOf([401, 404])
  })

  test('hands out no file of the private folder, and finds none', async () => {
    const { estate, fileId, link } = await withSecret()
    expect(await link.get(`/api/public/${link.key}/file/${fileId}`)).toMatchObject({ status: 403, body: { code: 'authorizationFailure' } })
    const { data, errors } = await link.gql(
      'query ($estateId: ID!) { documentSearch(estateId: $estateId, search: "testament") { totalCount } }',
      { estateId: estate.id },
    )
    expect([data, errors]).toEqual([{ documentSearch: { totalCount: 0 } }, undefined])
  })

  test.each(['POST', 'PUT', 'DELETE'] as const)('is read, and nothing else: %s', async (method) => {
    const { estate, link } = await withSecret()
    for (const path of ['details', 'report-archive', 'insurance', 'floors', 'exterior', 'value'])
      expect((await link.send(method, `/api/public/${link.key}/estate/${estate.id}/${path}`, { body: {} })).status).toBe(405)
  })

  test('tells nobody’s address but the contact’s', async () => {
    const { estate, link } = await withSecret()
    const [owner] = await world.sql<{ email: string }>('select email from app_user where id = $1', [estate.owner.userId])
    const { text } = await link.get(`/api/public/${link.key}/estate/${estate.id}/details`)
    expect(text).not.toContain(owner!.email)
  })

  test('tells whoever comes by it that they may not change the estate', async () => {
    const { estate, link } = await withSecret()
    expect((await link.get(`/api/public/${link.key}/estate/${estate.id}/details`)).body['canEdit']).toBe(false)
  })
})
