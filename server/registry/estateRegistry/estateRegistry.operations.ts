import { nothing } from '#schema/accounts/identity.input.ts'
import { claimInput, identityNumberInput } from '#schema/registry/estateRegistry.input.ts'
import { inEstateRegistry } from '#server/access/inEstateRegistry.ts'
import { countSearch } from '#server/access/searchingProperties.ts'
import { answer, command, Done } from '#server/kernel/operation.ts'
import { claimOwn, keepEntries, toldEntries } from './entries.ts'

export const estateRegistry = answer({
  name: 'estateRegistry',
  input: nothing,
  permission: inEstateRegistry,
  answer: ({ grant }) => toldEntries(grant),
})

export const registerInEstateRegistry = command({
  name: 'registerInEstateRegistry',
  input: identityNumberInput,
  permission: inEstateRegistry,
  isSecret: true,
  async prepare({ grant, input: { identityNumber }, call }) {
    const identityHash = call.identityNumbers.recognise(identityNumber)
    await countSearch(grant)
    return { identityHash, properties: await call.registers.propertiesOf(identityHash) }
  },
  async run({ grant, prepared: { identityHash, properties } }) {
    await keepEntries(grant, identityHash, properties)
    return new Done()
  },
})

export const claimEstate = command({
  name: 'claimEstate',
  input: claimInput,
  permission: inEstateRegistry,
  async run({ grant, input: { id }, call }) {
    const claimed = await claimOwn(grant, id)
    Object.assign(call.noted, { recordId: id, estateId: id })
    return claimed
  },
})
