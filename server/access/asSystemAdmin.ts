import { AppError } from '#server/kernel/errors.ts'
import { type Grants, whoeverIsAdmitted } from '#server/kernel/permission.ts'
import { SystemGrant } from './caretaker.ts'
import { signedInAs } from './signedIn.ts'

/** Those who look after the whole system. */
export const asSystemAdmin: Grants<object, SystemGrant> = {
  rule: 'a system administrator',
  admits(viewer) {
    if (!signedInAs(viewer).roles.includes('System.Admin')) throw new AppError('unauthorizedUser', { reason: 'role' })
  },
  gate: whoeverIsAdmitted,
  grant: (_, { call, db }) => new SystemGrant(signedInAs(call.viewer), db),
}
