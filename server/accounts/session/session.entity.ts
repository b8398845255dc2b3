import { bytes, createdAt, entityOf, inet, moment, table, text, uuid, version } from '#server/kernel/table.ts'

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
  /** In which it was begun, as `Firefox, Windows`. */
  device: text.optional,
  /** From where: an address, of IPv6 the network that somebody has as a whole. */
  network: inet.optional,
  /** To within some minutes. */
  seenAt: moment.usually(() => 'now()'),
  createdAt,
}) {}

export const session = entityOf(Session)
