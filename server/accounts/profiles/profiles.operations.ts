import { accountInput } from '#schema/accounts/identity.input.ts'
import { inPerson } from '#server/access/inPerson.ts'
import { signedIn } from '#server/access/signedIn.ts'
import { command, Done } from '#server/kernel/operation.ts'

export const selectAccount = command({
  name: 'selectAccount',
  input: accountInput,
  permission: inPerson(signedIn),
  async run({ scope, input: { accountId }, call }) {
    await scope.selectAccount(accountId)
    return scope.identity(call)
  },
})

export const rememberAccount = command({
  name: 'rememberAccount',
  input: accountInput,
  permission: inPerson(signedIn),
  async run({ scope, input: { accountId } }) {
    await scope.rememberAccount(accountId)
    return new Done(accountId)
  },
})
