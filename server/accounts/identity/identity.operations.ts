import { nothing } from '#schema/accounts/identity.input.ts'
import { everyone } from '#server/access/everyone.ts'
import { answer } from '#server/kernel/operation.ts'
import { anonymousIdentity, identityOf } from './identity.ts'

export const currentUser = answer({
  name: 'currentUser',
  input: nothing,
  permission: everyone('it tells callers about themselves only'),
  answer: async ({ grant, call, app }) =>
    call.viewer.kind === 'account' ? identityOf(grant, call.viewer.sessionId, call, app.config) : anonymousIdentity(call, app.config),
})
