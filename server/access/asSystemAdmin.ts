import { type Grants, whoeverIsAdmitted } from '#server/kernel/permission.ts'
import { SystemGrant } from './caretaker.ts'
import { signedInAs, signedInWith } from './signedIn.ts'

/** Those who look after the whole system. */
export const asSystemAdmin: Grants<object, SystemGrant> = {
  rule: 'a system administrator',
  admits(viewer) {
    signedInWith(viewer, { allOf: ['System.Admin'] })
  },
  gate: whoeverIsAdmitted,
  grant: (_, { call, db }) => new SystemGrant(signedInAs(call.viewer), db),
}
