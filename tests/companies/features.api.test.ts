import { expect, test } from 'vitest'
import { createWorld } from '#tests/support/world/world.ts'

test('with company accounts switched off nobody reaches the people of a company', async () => {
  const world = await createWorld({ FEATURES: 'task-page,licence-management,project-management,maintenance-plan' })
  const { id, admin, as } = await world.company()
  const refusal = { status: 403, body: { code: 'unauthorizedUser', details: { reason: 'feature' } } }
  const address = `/api/private/company/${id}/users`
  for (const person of [admin, await as('Leader'), await world.account(), await world.account({ isSystemAdmin: true })]) {
    expect(await person.get(address)).toMatchObject(refusal)
    expect(await person.post(address, {})).toMatchObject(refusal)
    const { error } = await person.gql('query ($id: ID!) { companyUsers(companyId: $id) { totalCount } }', { id })
    expect(error).toEqual({ code: 'unauthorizedUser', details: { reason: 'feature' } })
  }
  expect(await world.anonymous().get(address)).toMatchObject({ status: 401 })
  await world.close()
})
