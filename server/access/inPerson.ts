import { AppError } from '#server/kernel/errors.ts'
import type { Rule } from '#server/kernel/permission.ts'

/** The same, but not by a token: who one is, and which tokens there are, is decided by the person at the keyboard. */
export const inPerson = <P extends Rule>(permission: P): P => ({
  ...permission,
  rule: `${permission.rule}, in person`,
  admits(viewer) {
    permission.admits(viewer)
    if (viewer.kind === 'account' && viewer.tokenScope) throw new AppError('unauthorizedUser', { reason: 'role' })
  },
})
