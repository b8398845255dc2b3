import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { caretakerOf } from '#server/access/caretaker.ts'
import { proveCompany } from '#server/accounts/electronicId/proveCompany.ts'
import { organizationNumber } from '#tests/support/world/organizationNumber.ts'
import { createWorld, type World } from '#tests/support/world/world.ts'

let world: World
beforeAll(async () => void (world = await createWorld()))
afterAll(() => world.close())

const unproven = { proven_at: null, proven_by: null }
const stranger = async () => {
  const number = organizationNumber()
  const company = await world.company({ ...unproven, organization_number: number, name: 'Strøm & Lys AS' })
  return { ...company, number }
}
const electrician = (number: string, more: object = {}) => ({
  name: 'Strøm & Lys AS',
  organizationNumber: number,
  trade: 'electrician',
  ...more,
})
const companyOf = async (subcontractorId: string) =>
  (await world.sql<{ id: string | null }>('select company_id id from subcontractor where id = $1', [subcontractorId]))[0]!.id
async function calledIn(number: string, more: object = {}) {
  const { admin } = await world.company()
  const { status, body } = await admin.post('/api/private/subcontractor', electrician(number, more))
  expect(status).toBe(201)
  return { admin, id: String(body['id']), body }
}

describe('a company that registers a number', () => {
  test('gets nothing that was addressed to it, before or after, as long as nothing proves it', async () => {
    const number = organizationNumber()
    const before = await calledIn(number)
    const { id } = await world.company({ ...unproven, organization_number: number, name: 'Strøm & Lys AS' })
    expect(await companyOf(before.id)).toBe(null)
    const after = await calledIn(number)
    expect(await companyOf(after.id)).toBe(null)
    expect(after.body).toMatchObject({ companyId: null, foundCompanyId: id, foundCompanyName: 'Strøm & Lys AS' })
  })

  test('gets it where an administrator has proven the address of the contact that was written', async () => {
    const { id, number, admin } = await stranger()
    const [{ email } = { email: '' }] = await world.sql<{ email: string }>('select email from app_user where id = $1', [admin.userId])
    await world.sql('update app_user set email_verified_at = null where id = $1', [admin.userId])
    const asked = await calledIn(number, { email })
    expect(await companyOf(asked.id)).toBe(null)
    await world.sql('update app_user set email_verified_at = now() where id = $1', [admin.userId])
    expect(await companyOf(asked.id)).toBe(id)
    expect(await companyOf((await calledIn(number, { email: email.toUpperCase() })).id)).toBe(id)
    expect(await companyOf((await calledIn(number, { email: 'en.annen@test.example' })).id)).toBe(null)
  })

  test('gets it from whoever has seen who registered it and says that it is the one', async () => {
    const { id, number } = await stranger()
    const { admin, id: subcontractorId, body } = await calledIn(number)
    expect(body).toMatchObject({ foundRegisteredBy: expect.any(String) as unknown, foundRegisteredAt: expect.any(String) as unknown })
    const other = await world.company()
    const path = `/api/private/subcontractor/${subcontractorId}/confirm`
    expect(await admin.post(path, { foundCompanyId: other.id })).toMatchObject({
      status: 422,
      body: { details: { fields: { foundCompanyId: 'notValid' } } },
    })
    expect(await other.admin.post(path, { foundCompanyId: id })).toMatchObject({ status: 404 })
    expect(await admin.post(path, { foundCompanyId: id })).toMatchObject({ status: 200, body: { companyId: id, foundCompanyId: null } })
    expect(await admin.post(path, { foundCompanyId: id })).toMatchObject({ status: 409, body: { code: 'entityAlreadyExists' } })
  })

  test('is let in by an owner in the same way, who sees who registered it', async () => {
    const { id, number } = await stranger()
    const estate = await world.estate()
    await world.sql("insert into licence (account_id, plan, valid_to) values ($1, 'CUSTOMER_PLUS', now() + interval '1 day')", [
      estate.owner.accountId,
    ])
    const path = `/api/private/maintenance-plans/participant/estates/${estate.id}/suppliers`
    const supplier = { ...electrician(number), email: 'post@strom.example', phone: '22334455' }
    const { body } = await estate.owner.post(path, supplier)
    expect(body).toMatchObject({ companyId: null, foundCompanyId: id, foundCompanyName: 'Strøm & Lys AS' })
    const confirm = `mutation ($estateId: ID!, $supplierId: ID!, $foundCompanyId: ID!) {
      confirmMaintenanceSupplier(input: { estateId: $estateId, supplierId: $supplierId, foundCompanyId: $foundCompanyId }) { companyId }
    }`
    const { data } = await estate.owner.gql(confirm, { estateId: estate.id, supplierId: body['id'], foundCompanyId: id })
    expect(data).toEqual({ confirmMaintenanceSupplier: { companyId: id } })
  })
})

describe('a company is proven', () => {
  const registers = (holders: { name: string; birthdate: string; role: string }[]) => ({ rolesIn: async () => holders })
  const holder = { name: 'KARI ANNE NORDMANN', birthdate: '1970-05-17', role: 'Daglig leder' }
  const prove = (userId: string, person: { name: string; birthdate: string }) =>
    proveCompany(
      { people: caretakerOf(world.app), registers: registers([holder]), userId, cancelled: new AbortController().signal },
      person,
    )

  test('by a person whom the company register names, and then gets what waited for it', async () => {
    const { id, number, admin } = await stranger()
    const asked = await calledIn(number)
    expect(await prove(admin.userId, { name: 'Kari Nordmann', birthdate: '1970-05-17' })).toEqual([id])
    expect(await companyOf(asked.id)).toBe(id)
    expect((await admin.get(`/api/private/company/${id}/profile`)).body).toMatchObject({ isProven: true })
    expect(await prove(admin.userId, { name: 'Kari Nordmann', birthdate: '1970-05-17' })).toEqual([])
  })

  test.each([
    ['Kari Nordmann', '1970-05-18', 'UNPROVEN'],
    ['Ola Hansen', '1970-05-17', 'UNPROVEN'],
    ['Kari Hansen', '1970-05-17', 'DOUBTED'],
  ])('not by %s, born %s: %s', async (name, birthdate, state) => {
    const { id, number, admin } = await stranger()
    expect(await prove(admin.userId, { name, birthdate })).toEqual([])
    const support = await world.account({ isSystemAdmin: true })
    const { body } = await support.get(`/api/private/administration/companies?searchValue=${number}`)
    expect(body).toMatchObject({ companies: [{ id, state }] })
  })

  test('by an administrator of the whole, with a reason that is kept', async () => {
    const { id, number, admin } = await stranger()
    const asked = await calledIn(number)
    const support = await world.account({ isSystemAdmin: true })
    const path = `/api/private/administration/companies/${id}/confirm`
    expect(await admin.post(path, { reason: 'Attest' })).toMatchObject({ status: 403, body: { details: { reason: 'role' } } })
    expect(await support.post(path, { reason: '' })).toMatchObject({ status: 422, body: { details: { fields: { reason: 'required' } } } })
    expect(await support.post(path, { reason: 'Attest fra firmaregisteret' })).toMatchObject({
      status: 200,
      body: { state: 'CONFIRMED', reason: 'Attest fra firmaregisteret' },
    })
    expect(await companyOf(asked.id)).toBe(id)
    expect(await support.post(path, { reason: 'En gang til' })).toMatchObject({ status: 409, body: { details: { reason: 'transition' } } })
    const { data } = await support.gql('query ($n: String) { companyProofs(searchValue: $n, onlyWaiting: true) { companies { id } } }', {
      n: number,
    })
    expect(data).toEqual({ companyProofs: { companies: [] } })
  })
})
