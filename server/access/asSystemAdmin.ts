import type { EntityClass, Row } from '#server/kernel/entity.ts'
import { type GrantsAdmitted, type Reads, whoeverIsAdmitted } from '#server/kernel/permission.ts'
import { Rows } from '#server/kernel/read/description.ts'
import { SystemGrant } from './caretaker.ts'
import { signedInAs, signedInWith } from './signedIn.ts'

const everybodys = { rows: <T extends Row>(entity: EntityClass<T>) => new Rows<T>(entity, []) }
/** Those who look after the whole system. */
export const asSystemAdmin: GrantsAdmitted<SystemGrant> & Reads<object, typeof everybodys> = {
  rule: 'a system administrator',
  area: 'administration',
  admits: (viewer) => void signedInWith(viewer, { allOf: ['System.Admin'] }),
  gate: whoeverIsAdmitted,
  rows: () => everybodys,
  grant: (_, { call, db }) => new SystemGrant(signedInAs(call.viewer), db),
}
