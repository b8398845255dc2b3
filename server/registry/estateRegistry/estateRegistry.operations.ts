import { nothing } from '#schema/accounts/identity.input.ts'
import { claimInput, identityNumberInput } from '#schema/registry/estateRegistry.input.ts'
import { inEstateRegistry } from '#server/access/registryScope.ts'
import { answer, command, Done } from '#server/kernel/operation.ts'

export const estateRegistry = answer({
  name: 'estateRegistry',
  input: nothing,
  permission: inEstateRegistry,
  answer: ({ scope }) => scope.estates(),
})

export const registerInEstateRegistry = command({
  name: 'registerInEstateRegistry',
  input: identityNumberInput,
  permission: inEstateRegistry,
  isSecret: true,
  async prepare({ scope, input: { identityNumber }, call }) {
    const identityHash = call.persons.recognise(identityNumber)
    await scope.count()
    return { identityHash, properties: await call.registers.propertiesOf(identityHash) }
  },
  async run({ scope, prepared: { identityHash, properties } }) {
    await scope.register(identityHash, properties)
    return new Done()
  },
})

export const claimEstate = command({
  name: 'claimEstate',
  input: claimInput,
  permission: inEstateRegistry,
  async run({ scope, input: { id }, call }) {
    const claimed = await scope.claim(id)
    Object.assign(call.noted, { recordId: id, estateId: id })
    return claimed
  },
})
