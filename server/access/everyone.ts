import { type Grants, whoeverIsAdmitted } from '#server/kernel/permission.ts'
import { VisitorGrant } from './visitorGrant.ts'

/** Nobody is refused, and `why` says what makes that right. */
export const everyone = (why: string): Grants<object, VisitorGrant> => ({
  rule: `everybody: ${why}`,
  area: 'open',
  keepsToEstates: true,
  admits: () => undefined,
  gate: whoeverIsAdmitted,
  grant: (_, { call, db }) => new VisitorGrant(call.viewer, db),
})
