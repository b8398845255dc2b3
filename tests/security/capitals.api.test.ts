import { afterAll, expect, test } from 'vitest'
import { createWorld } from '#tests/support/world/world.ts'

const world = await createWorld()
afterAll(() => world.close())

const ESTATE = 'query ($estateId: ID!) { estate(estateId: $estateId) { id may reportDocuments(first: 3) { totalCount } } }'
const DOCUMENTS = 'query ($estateId: ID!) { documentSearch(estateId: $estateId) { totalCount } }'

test('what is closed to an owner stays closed, however the id of the estate is written', async () => {
  const estate = await world.estate()
  const archive = `estate/${estate.id}/report-archive`
  await world.permit(estate.owner.accountId, { subject: archive, action: 'read', effect: 'deny' })
  for (const id of [estate.id, estate.id.toUpperCase()]) {
    expect((await estate.owner.get(`/api/private/estate/${id}/report-archive`)).status).toBe(403)
    const { data } = await estate.owner.gql(ESTATE, { estateId: id })
    expect(data).toMatchObject({ estate: { id: estate.id, reportDocuments: null } })
    expect((data['estate'] as { may: string[] }).may).not.toContain('read report-archive')
    expect((await estate.owner.gql(DOCUMENTS, { estateId: id })).data).toMatchObject({ documentSearch: { totalCount: 0 } })
  }
  await world.permit(estate.owner.accountId, { subject: `estate/${estate.id}`, action: 'read', effect: 'deny' })
  for (const id of [estate.id, estate.id.toUpperCase()])
    expect((await estate.owner.get(`/api/private/estate/${id}/report-archive`)).status).toBe(404)
})
