import { Estate } from '#server/estates/estates/estate.entity.ts'
import { AppError } from '#server/kernel/errors.ts'
import { type Reads, whoeverIsAdmitted } from '#server/kernel/permission.ts'
import { OneRow, withId } from '#server/kernel/read/description.ts'
import { ofLink } from './guards.ts'

const estateOfLink = ofLink(({ estateId }) => estateId)

/** What a public link shows, whoever holds it. */
class LinkRows {
  estate() {
    return new OneRow(Estate, [withId(estateOfLink)])
  }
}

export const byLink: Reads<object, LinkRows> = {
  rule: 'a public link',
  admits({ kind }) {
    if (kind === 'anonymous') throw new AppError('unauthenticatedUser')
    if (kind === 'account') throw new AppError('unauthorizedUser', { reason: 'role' })
  },
  gate: whoeverIsAdmitted,
  rows: () => new LinkRows(),
}
