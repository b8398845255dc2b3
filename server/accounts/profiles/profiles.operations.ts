import { accountInput } from '#schema/accounts/identity.input.ts'
import { inPerson } from '#server/access/inPerson.ts'
import { signedIn } from '#server/access/signedIn.ts'
import { profileOf } from '#server/accounts/identity/accountProfiles.offer.ts'
import { identityOf } from '#server/accounts/identity/identity.ts'
import { command } from '#server/kernel/operation.ts'
import { choose, remember } from './profiles.ts'

export const selectAccount = command({
  name: 'selectAccount',
  input: accountInput,
  permission: inPerson(signedIn),
  async run({ grant, input: { accountId }, call }) {
    await choose(grant, accountId)
    return identityOf(grant, grant.viewer.sessionId, call)
  },
})

export const rememberAccount = command({
  name: 'rememberAccount',
  input: accountInput,
  permission: inPerson(signedIn),
  async run({ grant, input: { accountId }, call }) {
    await remember(grant, accountId)
    call.noted = { recordId: accountId }
    return profileOf(grant, grant.userId, accountId)
  },
})
