import { Estate } from '#server/estates/estates/estate.entity.ts'
import { AppError } from '#server/kernel/errors.ts'
import type { Permission } from '#server/kernel/operation.ts'
import { OneRow, withId } from '#server/kernel/read/description.ts'
import { ofLink } from './guards.ts'

const estateOfLink = ofLink(({ estateId }) => estateId)

/** What a public link shows, whoever holds it. */
class LinkRows {
  estate() {
    return new OneRow(Estate, [withId(estateOfLink)])
  }
}

export const byLink: Permission<object, LinkRows, never> = {
  rule: 'a public link',
  admits({ kind }) {
    if (kind === 'anonymous') throw new AppError('unauthenticatedUser')
    if (kind === 'account') throw new AppError('unauthorizedUser', { reason: 'role' })
  },
  reads: () => ({ scope: new LinkRows() }),
  grant: () => Promise.reject(new AppError('authorizationFailure')),
}
