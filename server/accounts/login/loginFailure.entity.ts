import { bytes, entityOf, inet, moment, table } from '#server/kernel/table.ts'

/** A wrong password. Whose it would have been is kept as a hash alone. */
export class LoginFailure extends table('login_failure', {
  emailHash: bytes,
  address: inet,
  at: moment.usually(() => 'now()'),
}) {}

export const loginFailure = entityOf(LoginFailure)
