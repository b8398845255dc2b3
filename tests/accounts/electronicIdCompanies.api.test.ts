import { afterAll, describe, expect, test, vi } from 'vitest'
import { organizationNumber } from '#tests/support/world/organizationNumber.ts'
import { providersWorld } from './providersWorld.ts'
import { travel } from './traveller.ts'

const kari = { name: 'Kari Nordmann', birthdate: '1970-05-17' }

describe('whom the company register names in a role', async () => {
  const { bank, office, wallet, world, known, number, close } = await providersWorld()
  afterAll(close)

  /** An unproven company, of which the register tells who leads it. */
  async function led() {
    const at = organizationNumber()
    await world.sql(
      "insert into register_company (organization_number, name, address_line1, postal_code, city) values ($1, 'Strøm & Lys AS', 'Verven 1', '0155', 'Oslo')",
      [at],
    )
    await world.sql(
      "insert into register_company_role (organization_number, name, birthdate, role) values ($1, 'KARI ANNE NORDMANN', '1970-05-17', 'Daglig leder')",
      [at],
    )
    return world.company({ organization_number: at, proven_at: null, proven_by: null })
  }
  const proofOf = async ({ id }: { id: string }) =>
    (await world.sql('select proven_by, proven_role, doubted_at is not null doubted from company where id = $1', [id]))[0]
  const unproven = { proven_by: null, proven_role: null, doubted: false }
  const proven = { proven_by: 'register', proven_role: 'Daglig leder', doubted: false }

  test.each([
    ['of the token', () => bank, kari],
    ['by parts of their name', () => bank, { given_name: 'Kari', family_name: 'Nordmann', birthdate: '1970-05-17', name: 'KN' }],
    ['of whom the token is about', () => wallet, kari],
  ])('proves the company with an identity, by the name and day of birth %s', async (_, of, told) => {
    const [company, provider] = [await led(), of()]
    const as = await known(provider, { ...told, nin: number().text })
    const asked = { as, purpose: 'prove', token: company.admin.token, returnTo: '/x' } as const
    expect((await travel(world, provider, asked)).to).toBe('/x?electronicId=done')
    expect(await proofOf(company)).toEqual(proven)
  })

  test('proves it by signing in too, once they have joined it', async () => {
    const { text } = number()
    const person = await world.account()
    const as = await known(bank, { ...kari, nin: text })
    await travel(world, bank, { as, purpose: 'prove', token: person.token })
    const company = await led()
    await world.sql('update account set user_id = $2 where company_id = $1', [company.id, person.userId])
    await travel(world, bank, { as })
    expect(await proofOf(company)).toEqual(proven)
  })

  test.each([
    ['a day of birth that differs', { ...kari, birthdate: '1970-05-18' }, false],
    ['another name', { ...kari, name: 'Ola Hansen' }, false],
    ['half a name', { ...kari, name: 'Kari Hansen' }, true],
    ['no day of birth', { name: kari.name }, false],
    ['what is no text', { name: ['Kari Nordmann'], birthdate: 19700517 }, false],
  ])('proves nothing by %s', async (_, told, doubted) => {
    const company = await led()
    const as = await known(bank, { ...told, nin: number().text })
    await travel(world, bank, { as, purpose: 'prove', token: company.admin.token })
    expect(await proofOf(company)).toEqual({ ...unproven, doubted })
  })

  test('proves nothing by a provider that tells no number, nor of a company that is not theirs', async () => {
    const [company, other] = [await led(), await led()]
    const byOffice = await known(office, { ...kari, nin: number().text })
    await travel(world, office, { as: byOffice, purpose: 'link', token: company.admin.token })
    expect(await proofOf(company)).toEqual(unproven)
    const as = await known(bank, { ...kari, nin: number().text })
    await travel(world, bank, { as, purpose: 'prove', token: company.admin.token })
    expect(await proofOf(company)).toEqual(proven)
    expect(await proofOf(other)).toEqual(unproven)
  })

  test('comes in although the register is away, and proves it the next time', async () => {
    const company = await led()
    const as = await known(bank, { ...kari, nin: number().text })
    const asked = vi.spyOn(world.app.registers, 'rolesIn').mockRejectedValue(new Error('away'))
    const { to } = await travel(world, bank, { as, purpose: 'prove', token: company.admin.token, returnTo: '/x' })
    asked.mockRestore()
    expect(to).toBe('/x?electronicId=done')
    expect(await proofOf(company)).toEqual(unproven)
    expect((await travel(world, bank, { as })).isSignedIn).toBe(true)
    expect(await proofOf(company)).toEqual(proven)
  })
})
