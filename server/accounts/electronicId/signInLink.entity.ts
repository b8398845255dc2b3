import { createdAt, entityOf, moment, table, text, uuid } from '#server/kernel/table.ts'

/** A user as a provider knows them. */
export class SignInLink extends table('sign_in_link', {
  userId: uuid,
  issuer: text,
  subject: text,
  lastUsedAt: moment.usually(() => 'now()'),
  createdAt,
}) {}

export const signInLink = entityOf(SignInLink)
