import type { Purpose } from '#schema/accounts/electronicId.input.ts'
import { bytes, createdAt, entityOf, moment, table, text, uuid } from '#server/kernel/table.ts'

/** On the way to a provider and back: once, in one browser. */
export class SignInRound extends table('sign_in_round', {
  stateHash: bytes,
  browserHash: bytes,
  provider: text,
  purpose: text.as<Purpose>(),
  userId: uuid.optional,
  secretsSealed: bytes,
  returnTo: text,
  expiresAt: moment,
  createdAt,
}) {}

export const signInRound = entityOf(SignInRound)
