import { createEstateInput, estateIdentityInput, updateEstateInput } from '#schema/estates/saveEstate.input.ts'
import { foundingEstates } from '#server/access/foundingEstates.ts'
import { onEstate } from '#server/access/onEstate.ts'
import { about } from '#server/kernel/about.ts'
import { answer, command } from '#server/kernel/operation.ts'
import { registeredIdentity } from '#server/kernel/registers.ts'
import { countSearch } from '#server/lookups/propertySearch/searches.offer.ts'
import { changeEstate, estateColumns } from './changeEstate.offer.ts'
import { foundEstate } from './foundEstate.offer.ts'

export const verifyEstateIdentity = answer({
  name: 'verifyEstateIdentity',
  input: estateIdentityInput,
  permission: foundingEstates,
  async answer({ grant, input, call, app }) {
    const identity = registeredIdentity(input)
    // Going through the land register number by number is stopped.
    await countSearch(grant)
    const [isTaken, property] = await Promise.all([grant.isTaken(identity), app.registers.property(identity, call.cancelled())])
    const address = [property?.addressLine1, property?.addressLine2].filter(Boolean).join(', ')
    return { isAvailable: !isTaken, isRegistered: property !== undefined, address: address || null }
  },
})

export const createEstate = command({
  name: 'createEstate',
  input: createEstateInput,
  permission: foundingEstates,
  async prepare({ grant, input, call }) {
    await countSearch(grant) // whoever adds one learns whether it is here
    if (input.customerEmail) await grant.throttle('invite', call.address)
  },
  async run({ grant, input, call, app, mailTo }) {
    const { customerFirstName, customerLastName, customerEmail: email, ownerKind } = input
    const customer = email ? { firstName: customerFirstName!, lastName: customerLastName!, email } : undefined
    const values = { ...estateColumns(input), ...(ownerKind && { ownerKind }) }
    const added = await foundEstate(grant, values, { customer, isSample: app.registers.isSample, language: call.language, mailTo })
    return about({ estateId: added.id }, added)
  },
})

export const updateEstate = command({
  name: 'updateEstate',
  input: updateEstateInput,
  permission: onEstate('update'),
  run: ({ grant, input: { version, ...input } }) => changeEstate(grant, estateColumns(input), version),
})
