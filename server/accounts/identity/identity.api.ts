import { object } from 'yup'
import { accountInput } from '#schema/accounts/identity.input.ts'
import { forgetOldAsks } from '#server/access/askingAllowance.ts'
import type { Forgets } from '#server/access/caretaker.ts'
import { forgetOldFailures } from '#server/access/loginAttempts.ts'
import { forgetOldAttempts } from '#server/access/throttle.ts'
import { account } from '#server/accounts/account.entity.ts'
import { accountRole } from '#server/accounts/accountRole.entity.ts'
import { attempt } from '#server/accounts/login/attempt.entity.ts'
import { login, logout } from '#server/accounts/login/login.operations.ts'
import { loginFailure } from '#server/accounts/login/loginFailure.entity.ts'
import { partyAsk } from '#server/accounts/login/partyAsk.entity.ts'
import { changePassword } from '#server/accounts/password/password.operations.ts'
import { rememberAccount, selectAccount } from '#server/accounts/profiles/profiles.operations.ts'
import { idempotentAnswer } from '#server/accounts/session/idempotentAnswer.entity.ts'
import { session } from '#server/accounts/session/session.entity.ts'
import { forgetEndedSessions } from '#server/accounts/session/sessions.offer.ts'
import { user } from '#server/accounts/user.entity.ts'
import type { GraphqlApi } from '#server/kernel/api.ts'
import { get, post, type Route } from '#server/kernel/rest.ts'
import { currentUser } from './identity.operations.ts'

export const graphql: GraphqlApi = {
  Query: { currentUser },
  Mutation: { login, logout, selectAccount, rememberAccount, changePassword },
  entities: [user, account, session, accountRole, attempt, partyAsk, loginFailure, idempotentAnswer],
}

const profiles = 'accountProfiles { accountId name accountType roles isDisabled canViewProfile }'
const identity = `{ isAnonymous userId name email emailState language ${profiles} selectedAccountId accountType companyId roles
  permissions { subject effect action expirationDate } licences isProfileUpdateNeeded startsWithEstateId
  features { companyAccountManagement taskPage licenceManagement projectManagement maintenancePlan }
  signInProviders { name label provesIdentity } signedInBy }`

export const rest: Route[] = [
  get('/api/public/profile/user/current-user', currentUser, { answer: identity }),
  post('/api/public/profile/user/login', login, { answer: `{ ${profiles} rememberedAccountId }`, refuses: ['loginFailure', 'tooMany'] }),
  get('/api/public/profile/user/logout', logout),
  post('/api/public/profile/user/change-password', changePassword, { refuses: ['badCurrentPassword', 'userHasNoPassword'] }),
  post('/api/private/profile/user/current-user/:accountId', selectAccount, { answer: identity, refuses: ['role'] }),
  post('/api/private/profile/user/remember', rememberAccount, {
    body: ({ account: named, ...sent }) => ({ ...sent, ...(named as object | undefined) }),
    takes: object({ account: accountInput.required() }),
  }),
]

export const forgets: readonly Forgets[] = [forgetEndedSessions, forgetOldFailures, forgetOldAttempts, forgetOldAsks]
