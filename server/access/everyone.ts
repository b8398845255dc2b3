import type { Permission } from '#server/kernel/operation.ts'
import { VisitorScope } from './visitorScope.ts'

/** Nobody is refused, and `why` says what makes that right. */
export const everyone = (why: string): Permission<object, never, VisitorScope> => ({
  rule: `everybody: ${why}`,
  admits: () => undefined,
  reads() {
    throw new Error('what everybody may do reads no rows')
  },
  grant: async ({ call, db }) => new VisitorScope(call.viewer, db),
})
