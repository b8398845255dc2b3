import { providersFile, TestProvider } from '#tests/support/electronicId/provider.ts'
import { identityNumber } from '#tests/support/registers/owners.ts'
import { createWorld } from '#tests/support/world/world.ts'

/** A world with three providers: one whose token tells the number, one that tells none, one that tells it when asked. */
export async function providersWorld() {
  const bank = await TestProvider.start({ name: 'bank', label: 'Bank-ID' })
  const office = await TestProvider.start({ name: 'office', label: 'Kontoret', identityNumberClaim: undefined })
  const wallet = await TestProvider.start({ name: 'wallet', label: 'Lommeboka', claimIn: 'userinfo' })
  const world = await createWorld({ OIDC_PROVIDERS: await providersFile([bank, office, wallet]) })
  await bank.knows({})
  let born = 0
  return {
    bank,
    office,
    wallet,
    world,
    close: async () => {
      await world.close()
      await Promise.all([bank, office, wallet].map((provider) => provider.close()))
    },
    /** Somebody whom the provider knows, with what it tells of them. */
    known: async (provider: TestProvider, claims: object = {}) => {
      const sub = `person-${++born}`
      await provider.knows({ [sub]: claims })
      return sub
    },
    proven: async (userId: string) => {
      const [user] = await world.sql<{ hash: Buffer | null; at: Date | null }>(
        'select identity_hash hash, identity_proven_at at from app_user where id = $1',
        [userId],
      )
      return user!
    },
    number: () => {
      const text = identityNumber()
      return { text, hash: world.app.identityNumbers.recognise(text) }
    },
  }
}
