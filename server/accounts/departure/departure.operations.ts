import { deleteMyAccountInput } from '#schema/accounts/departure.input.ts'
import { nothing } from '#schema/accounts/identity.input.ts'
import { inPerson } from '#server/access/inPerson.ts'
import { signedIn } from '#server/access/signedIn.ts'
import { provePassword } from '#server/accounts/password/credentials.ts'
import { there } from '#server/kernel/errors.ts'
import { answer, command, Done } from '#server/kernel/operation.ts'
import { companiesOf, ownedBy, personOf } from './holdings.ts'
import { leave } from './leavingForGood.ts'

export const accountDeparture = answer({
  name: 'accountDeparture',
  input: nothing,
  permission: inPerson(signedIn),
  async answer({ grant }) {
    const person = await personOf(grant)
    const owned = await ownedBy(grant)
    const worksIn = await companiesOf(grant)
    return {
      estatesToDelete: owned.filter(({ isShared }) => !isShared).map(({ address }) => address),
      estatesToLeave: owned.filter(({ isShared }) => isShared).map(({ address }) => address),
      companies: worksIn.map(({ name }) => name),
      lastAdminIn: worksIn.filter(({ isLastAdmin }) => isLastAdmin).map(({ name }) => name),
      isSystemAdmin: there(person).isSystemAdmin,
    }
  },
})

export const deleteMyAccount = command({
  name: 'deleteMyAccount',
  input: deleteMyAccountInput,
  isSecret: true,
  permission: inPerson(signedIn),
  async prepare({ grant, input: { password }, call }) {
    await provePassword(grant, password, call.address)
  },
  async run({ grant, call, mail }) {
    await leave(grant, { mail })
    call.session.end()
    return new Done(grant.userId)
  },
})
