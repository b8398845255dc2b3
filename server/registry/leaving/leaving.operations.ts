import { nothing } from '#schema/accounts/identity.input.ts'
import { endOwnershipInput, removeEstateInput, restoreEstateInput } from '#schema/registry/leaving.input.ts'
import { inPerson } from '#server/access/inPerson.ts'
import { onEstate } from '#server/access/onEstate.ts'
import { asAccount } from '#server/access/signedIn.ts'
import { answer, command, Done } from '#server/kernel/operation.ts'
import { leave } from './leaving.ts'
import { remove, removedBy, restore } from './removing.ts'

/** Both follow from owning it; what each does to the others who own it differs. */
const leaves = { ...onEstate('delete'), rule: 'leave estate/{estateId} to its other owners, as one of them' }
const removes = { ...onEstate('delete'), rule: 'remove estate/{estateId}, as its only owner' }

export const endOwnership = command({
  name: 'endOwnership',
  input: endOwnershipInput,
  permission: inPerson(leaves),
  endsOwnAccess: true,
  async run({ grant, mail }) {
    await leave(grant, { mail })
    return new Done(grant.estateId)
  },
})

export const removeEstate = command({
  name: 'removeEstate',
  input: removeEstateInput,
  permission: inPerson(removes),
  endsOwnAccess: true,
  async run({ grant, mail }) {
    await remove(grant, { mail })
    return new Done(grant.estateId)
  },
})

export const removedEstates = answer({
  name: 'removedEstates',
  input: nothing,
  permission: asAccount,
  answer: ({ grant }) => removedBy(grant),
})

export const restoreEstate = command({
  name: 'restoreEstate',
  input: restoreEstateInput,
  permission: inPerson(asAccount),
  concerns: ({ input: { estateId } }) => ({ estateId }),
  run: ({ grant, input: { estateId } }) => restore(grant, estateId),
})
