import { bytes, createdAt, entityOf, moment, table, uuid, version } from '#server/kernel/table.ts'

export class Session extends table('session', {
  tokenHash: bytes,
  userId: uuid,
  accountId: uuid.optional,
  /** Raised by the database whenever something changes what the session may do. */
  version,
  /** After eight idle hours, and in any case at `endsAt`. */
  expiresAt: moment,
  endsAt: moment,
  createdAt,
}) {}

export const session = entityOf(Session)
