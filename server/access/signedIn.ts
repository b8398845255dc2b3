import { hasRoles, type WantedRoles } from '#schema/access/roles.ts'
import { AppError } from '#server/kernel/errors.ts'
import { type Grants, type GrantsAdmitted, type Reads, whoeverIsAdmitted } from '#server/kernel/permission.ts'
import type { SignedIn, Viewer } from '#server/kernel/viewer.ts'
import { AccountGrant, UserGrant } from './accountGrant.ts'
import { AccountRows } from './accountRows.ts'

/** The account that a signed-in user acts as. */
export function signedInAs(viewer: Viewer): SignedIn & { accountId: string } {
  const user = signedInUser(viewer)
  if (!user.accountId) throw new AppError('unauthorizedUser', { reason: 'noAccount' })
  return user as SignedIn & { accountId: string }
}

/** The same, where it has the roles that are wanted. */
export function signedInWith(viewer: Viewer, wanted: WantedRoles) {
  const account = signedInAs(viewer)
  if (!hasRoles(account.roles, wanted)) throw new AppError('unauthorizedUser', { reason: 'role' })
  return account
}

export function signedInUser(viewer: Viewer): SignedIn {
  if (viewer.kind === 'account') return viewer
  throw new AppError('unauthenticatedUser')
}

/** Whoever has a session, with or without an account selected. */
export const signedIn: GrantsAdmitted<UserGrant> = {
  rule: 'a session',
  area: 'account',
  admits: (viewer) => void signedInUser(viewer),
  gate: whoeverIsAdmitted,
  grant: (_, { call, db }) => new UserGrant({ viewer: signedInUser(call.viewer), db, versionMustBeGiven: call.versionMustBeGiven }),
}

/** Whoever acts as an account that may; on what is its own. */
export const asAccountThat = (rule: string, may: (viewer: Viewer) => SignedIn & { accountId: string }): Grants<object, AccountGrant> => ({
  rule,
  area: 'account',
  admits: (viewer) => void may(viewer),
  gate: whoeverIsAdmitted,
  grant: (_, { call, db }) => new AccountGrant({ viewer: may(call.viewer), db, versionMustBeGiven: call.versionMustBeGiven }),
})
export const asAccount: Reads<object, AccountRows> & Grants<object, AccountGrant> = {
  ...asAccountThat('an account', signedInAs),
  rows: () => new AccountRows(),
}
/** The lists of estates that there are for an account. */
export const seesEstates = { ...asAccount, area: 'open', keepsToEstates: true } as const
export const seesUpdates = { ...seesEstates, rule: 'an account, of its own estates what it may read' }
/** Its own uploads, until a record names them. */
export const uploads = { ...asAccount, area: 'files', keepsToEstates: true } as const
/** Words to choose from, which are nobody's. */
export const seesWords = { ...asAccount, area: 'open', keepsToEstates: true } as const
