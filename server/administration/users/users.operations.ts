import { administeredUsersInput } from '#schema/administration/users.input.ts'
import { asSystemAdmin } from '#server/access/asSystemAdmin.ts'
import { User } from '#server/accounts/user.entity.ts'
import { query } from '#server/kernel/operation.ts'
import { containing } from '#server/kernel/read/search.ts'
import { sql } from '#server/kernel/read/sql.ts'
import { stateOf } from './userState.ts'

export const administeredUsers = query({
  name: 'administeredUsers',
  input: administeredUsersInput,
  mayBeOld: true,
  permission: asSystemAdmin,
  rows: ({ scope, input }) =>
    scope
      .rows(User)
      .where(({ deletedAt }) => sql`${deletedAt} is null`)
      .matching(input.state, (user, wanted) => sql`${stateOf(user)} = ${wanted}::text`)
      .matching(input.search, ({ name, email }, search) => containing(sql`folded(${name} || ' ' || ${email}::text)`, search))
      .newestFirst(),
})
