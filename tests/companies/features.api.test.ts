import { expect, test } from 'vitest'
import { png } from '#tests/support/world/pictures.ts'
import { createWorld } from '#tests/support/world/world.ts'

test('with company accounts switched off nobody reaches a company’s people and profile', async () => {
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

  const profile = `/api/private/company/${id}/profile`
  const everyOf = [profile, `/api/private/company/profile/${id}`, `/api/private/company/logo?companyId=${id}`]
  for (const url of everyOf) expect(await admin.get(url)).toMatchObject(refusal)
  expect(await admin.put(profile, {})).toMatchObject(refusal)
  expect(await admin.sendFile(`${profile}/logo`, 'logo.png', await png())).toMatchObject(refusal)
  expect((await admin.get('/api/private/subcontractor')).status).toBe(200)
  await world.close()
})
