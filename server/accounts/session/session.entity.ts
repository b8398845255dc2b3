import { bytes, createdAt, entityOf, moment, table, text, uuid, version } from '#server/kernel/table.ts'

export class Session extends table('session', {
  tokenHash: bytes,
  userId: uuid,
  accountId: uuid.optional,
  /** Raised by the database whenever something changes what the session may do. */
  version,
  /** After eight idle hours, and in any case at `endsAt`. */
  expiresAt: moment,
  endsAt: moment,
  /** The name of whoever vouched for the person; absent after a password. */
  provider: text.optional,
  createdAt,
}) {}

export const session = entityOf(Session)
