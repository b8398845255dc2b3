import { bytes, createdAt, entityOf, moment, table, text, uuid } from '#server/kernel/table.ts'

/** A link to choose a password by. The secret itself is not kept. */
export class PasswordToken extends table('password_token', {
  userId: uuid,
  tokenHash: bytes,
  purpose: text.as<'reset' | 'create'>(),
  expiresAt: moment,
  usedAt: moment.optional,
  createdAt,
}) {}

export const passwordToken = entityOf(PasswordToken)
