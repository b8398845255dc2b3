import { hasRoles } from '#schema/access/roles.ts'
import { AppError } from '#server/kernel/errors.ts'
import { type Grants, whoeverIsAdmitted } from '#server/kernel/permission.ts'
import type { Viewer } from '#server/kernel/viewer.ts'
import { AccountGrant } from './accountGrant.ts'
import { signedInAs } from './signedIn.ts'

/** The land register is asked by owners, about themselves. */
export const inEstateRegistry: Grants<object, AccountGrant> = {
  rule: 'an account with the role Customer.Owner, about its own user',
  admits: (viewer) => void owner(viewer),
  gate: whoeverIsAdmitted,
  grant: (_, { call, db }) => new AccountGrant({ viewer: owner(call.viewer), db, versionMustBeGiven: call.versionMustBeGiven }),
}

function owner(viewer: Viewer) {
  const account = signedInAs(viewer)
  if (!hasRoles(account.roles, { allOf: ['Customer.Owner'] })) throw new AppError('unauthorizedUser', { reason: 'role' })
  return account
}
