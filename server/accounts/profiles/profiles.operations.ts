import { accountInput } from '#schema/accounts/identity.input.ts'
import { inPerson } from '#server/access/inPerson.ts'
import { signedIn } from '#server/access/signedIn.ts'
import { profileOf } from '#server/accounts/identity/accountProfiles.offer.ts'
import { identityOf } from '#server/accounts/identity/identity.ts'
import { about } from '#server/kernel/about.ts'
import { command } from '#server/kernel/operation.ts'
import { choose, remember } from './profiles.ts'

export const selectAccount = command({
  name: 'selectAccount',
  input: accountInput,
  permission: inPerson(signedIn),
  async run({ grant, input: { accountId }, call, app }) {
    await choose(grant, accountId)
    return identityOf(grant, grant.viewer.sessionId, call, app.config)
  },
})

export const rememberAccount = command({
  name: 'rememberAccount',
  input: accountInput,
  permission: inPerson(signedIn),
  async run({ grant, input: { accountId } }) {
    await remember(grant, accountId)
    return about({ recordId: accountId }, await profileOf(grant, grant.userId, accountId))
  },
})
