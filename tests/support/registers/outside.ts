import { readConfig } from '#server/config.ts'
import { openRegisters } from '#server/lookups/registers/openRegisters.ts'
import type { World } from '#tests/support/world/world.ts'
import { startRegister } from './register.ts'

type Address = 'ADDRESS_API_URL' | 'COMPANY_API_URL' | 'PROPERTY_API_URL'

/** A register that nothing was asked of yet, at the addresses named; the product has neither answers of it nor an opinion. */
export async function outside(world: World, addresses: readonly Address[]) {
  const register = await startRegister()
  await world.sql('delete from register_answer')
  const config = readConfig({ ...world.environment, ...Object.fromEntries(addresses.map((address) => [address, register.url])) })
  world.app.registers = openRegisters(config, { db: world.app.db, send: world.app.send })
  return { register, world, [Symbol.asyncDispose]: () => register.close() }
}
