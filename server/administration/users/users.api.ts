import { User } from '#server/accounts/user.entity.ts'
import type { GraphqlApi } from '#server/kernel/api.ts'
import { computed } from '#server/kernel/read/mapping.ts'
import { sql } from '#server/kernel/read/sql.ts'
import { get, type Route } from '#server/kernel/rest.ts'
import { administeredUsers } from './users.operations.ts'
import { stateOf } from './userState.ts'

export const graphql: GraphqlApi = {
  Query: { administeredUsers },
  names: { AdministeredUser: User },
  types: {
    AdministeredUser: {
      name: computed<User>(({ firstName, lastName }) => sql`${firstName} || ' ' || ${lastName}`),
      state: computed<User>(stateOf),
      isIdentityProven: computed<User>(({ identityProvenAt }) => sql`${identityProvenAt} is not null`),
      companies: computed<User>(
        ({ id }) => sql`array(select c.name from account a join company c on c.id = a.company_id
          where a.user_id = ${id} and a.left_at is null order by c.name, c.id limit 10)`,
      ),
      ownedCount: computed<User>(
        ({ id }) => sql`(select count(*)::int from account a join estate_owner o on o.account_id = a.id where a.user_id = ${id})`,
      ),
      signedInAt: computed<User>(({ id }) => sql`(select max(s.created_at) from session s where s.user_id = ${id})`),
    },
  },
}

const answer = '{ id name email state isIdentityProven isSystemAdmin companies ownedCount createdAt signedInAt blockedAt }'

export const rest: Route[] = [
  get('/api/private/administration/users', administeredUsers, { answer, shape: 'page', query: { searchQuery: 'search' } }),
]
