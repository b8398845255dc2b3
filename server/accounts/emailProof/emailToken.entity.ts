import { bytes, createdAt, email, entityOf, moment, table, uuid } from '#server/kernel/table.ts'

/** A link to an address that a user says is theirs. The secret itself is not kept. */
export class EmailToken extends table('email_token', {
  userId: uuid,
  email,
  tokenHash: bytes,
  expiresAt: moment,
  usedAt: moment.optional,
  createdAt,
}) {}

export const emailTokenEntity = entityOf(EmailToken)
