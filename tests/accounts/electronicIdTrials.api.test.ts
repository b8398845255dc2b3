import pino from 'pino'
import { afterAll, describe, expect, test } from 'vitest'
import { providersFile, TestProvider } from '#tests/support/electronicId/provider.ts'
import { createWorld } from '#tests/support/world/world.ts'
import { travel } from './traveller.ts'

/** Nobody's: the month is 80 too high. */
const invented = '14837410003'

describe('people whom authorities made up for trying things out', async () => {
  const lines: string[] = []
  const trial = await TestProvider.start({ name: 'trial', label: 'Prøve', allowsSynthetic: true })
  const bank = await TestProvider.start({ name: 'bank', label: 'Bank-ID' })
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) })
  const world = await createWorld({ OIDC_PROVIDERS: await providersFile([trial, bank]) }, { log })
  afterAll(async () => {
    await world.close()
    await Promise.all([trial.close(), bank.close()])
  })
  const refusals = () =>
    lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ msg }) => msg === 'sign-in by a provider refused')
  const proves = async (provider: TestProvider, claims: object) => {
    await provider.knows({ somebody: claims })
    const person = await world.account()
    const { to } = await travel(world, provider, { as: 'somebody', purpose: 'prove', token: person.token, returnTo: '/x' })
    const [user] = await world.sql<{ isProven: boolean }>('select identity_proven_at is not null "isProven" from app_user where id = $1', [
      person.userId,
    ])
    return { to, ...user }
  }

  test('are people where the provider is set up for that, and nowhere else', async () => {
    expect(await proves(bank, { nin: invented })).toEqual({ to: '/x?electronicId=noNumber', isProven: false })
    expect(await proves(trial, { nin: invented })).toEqual({ to: '/x?electronicId=done', isProven: true })
  })

  test('who is refused is logged with the provider, the claim and the reason, and without what the claim held', async () => {
    lines.length = 0
    await proves(bank, { nin: invented })
    await proves(bank, {})
    await bank.does('nonce')
    await proves(bank, { nin: invented })
    await bank.does('none')
    expect(refusals()).toEqual([
      expect.objectContaining({ provider: 'bank', claim: 'nin', reason: 'invalidIdentityNumber' }) as object,
      expect.objectContaining({ provider: 'bank', claim: 'nin', reason: 'missing' }) as object,
      expect.objectContaining({ provider: 'bank', claim: 'nonce', code: 'loginFailure' }) as object,
    ])
    expect(lines.join('')).not.toContain(invented)
  })
})
