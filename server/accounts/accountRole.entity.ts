import type { RoleName } from '#schema/access/roles.ts'
import { entityOf, keyed, text, uuid } from '#server/kernel/table.ts'

/** What an account is in its work, or as an owner or guest: a row for each role. */
export class AccountRole extends keyed('account_role', {
  accountId: uuid.key,
  role: text.as<RoleName>().key,
}) {}

export const accountRole = entityOf(AccountRole)
