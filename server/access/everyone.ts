import { type Grants, whoeverIsAdmitted } from '#server/kernel/permission.ts'
import { VisitorScope } from './visitorScope.ts'

/** Nobody is refused, and `why` says what makes that right. */
export const everyone = (why: string): Grants<object, VisitorScope> => ({
  rule: `everybody: ${why}`,
  admits: () => undefined,
  gate: whoeverIsAdmitted,
  grant: (_, { call, db }) => new VisitorScope(call.viewer, db),
})
