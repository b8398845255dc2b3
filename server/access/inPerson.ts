import { AppError } from '#server/kernel/errors.ts'
import type { Rule } from '#server/kernel/permission.ts'
import type { Viewer } from '#server/kernel/viewer.ts'

const said = ', in person'

/**
 * The same, but not by a token: who one is, who is let in, what is to be paid, and which keys there are, is decided by the
 * person at the keyboard.
 */
export const inPerson = <P extends Rule>(permission: P): P =>
  permission.rule.includes(said)
    ? permission
    : {
        ...permission,
        rule: `${permission.rule}${said}`,
        admits(viewer: Viewer) {
          refuseToken(viewer)
          permission.admits(viewer)
        },
      }

function refuseToken(viewer: Viewer) {
  if (viewer.kind === 'account' && viewer.tokenScope) throw new AppError('unauthorizedUser', { reason: 'scope' })
}
