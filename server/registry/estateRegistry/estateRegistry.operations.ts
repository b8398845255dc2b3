import { nothing } from '#schema/accounts/identity.input.ts'
import { claimInput, registerInput } from '#schema/registry/estateRegistry.input.ts'
import { claimingRegistered } from '#server/access/claimingEstates.ts'
import { inEstateRegistry } from '#server/access/inEstateRegistry.ts'
import { inPerson } from '#server/access/inPerson.ts'
import { about } from '#server/kernel/about.ts'
import { answer, command } from '#server/kernel/operation.ts'
import { countSearch } from '#server/lookups/propertySearch/searches.offer.ts'
import { claimEstateOf } from '../claims/claiming.ts'
import { askingBy, keepEntries, toldEntries } from './entries.ts'

export const estateRegistry = answer({
  name: 'estateRegistry',
  input: nothing,
  permission: inEstateRegistry,
  answer: async ({ grant, app }) => ({ ...(await toldEntries(grant)), namesOwners: app.registers.namesOwners }),
})

export const registerInEstateRegistry = command({
  name: 'registerInEstateRegistry',
  input: registerInput,
  permission: inPerson(inEstateRegistry),
  isSecret: true,
  async prepare({ grant, input: { identityNumber }, app }) {
    const asking = await askingBy(grant, identityNumber ? app.identityNumbers.recognise(identityNumber) : undefined)
    await countSearch(grant)
    return { asking, properties: await app.registers.propertiesOf(asking.identityHash) }
  },
  async run({ grant, prepared: { asking, properties } }) {
    await keepEntries(grant, asking, properties)
    return toldEntries(grant)
  },
})

export const claimEstate = command({
  name: 'claimEstate',
  input: claimInput,
  permission: inPerson(claimingRegistered),
  async run({ grant, input: { id }, app, mail }) {
    const { numerator, denominator, isProven } = grant.facts
    const claim = { numerator, denominator, evidence: isProven ? 'proven' : 'typed' } as const
    const claimed = await claimEstateOf(grant, claim, { isSample: app.registers.isSample, mail })
    return about({ recordId: id, estateId: id }, claimed)
  },
})
