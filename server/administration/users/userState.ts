import type { User } from '#server/accounts/user.entity.ts'
import type { Path } from '#server/kernel/read/description.ts'
import { sql } from '#server/kernel/read/sql.ts'

/** Whoever signed up without a password does so by a provider, who has told who they are. */
export const stateOf = ({ emailVerifiedAt, passwordHash, identityProvenAt }: Path<User>) =>
  sql`case when ${emailVerifiedAt} is not null then 'PROVEN' when ${passwordHash} is not null or ${identityProvenAt} is not null then 'UNPROVEN' else 'INVITED' end`
