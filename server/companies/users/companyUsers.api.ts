import { nameOf } from '#server/access/companyRows.ts'
import { Account } from '#server/accounts/account.entity.ts'
import type { GraphqlApi } from '#server/kernel/api.ts'
import { computed } from '#server/kernel/read/mapping.ts'
import { sql } from '#server/kernel/read/sql.ts'
import { get, post, put, type Route } from '#server/kernel/rest.ts'
import { companyUser, companyUsers, createCompanyUser, inviteCompanyUserAgain, updateCompanyUser } from './companyUsers.operations.ts'

export const graphql: GraphqlApi = {
  Query: { companyUsers, companyUser },
  Mutation: { createCompanyUser, updateCompanyUser, inviteCompanyUserAgain },
  names: { CompanyUser: Account },
  types: {
    CompanyUser: {
      name: computed<Account>(nameOf),
      firstName: computed<Account>(({ user, invitedFirstName }) => sql`coalesce(${user.firstName}, ${invitedFirstName})`),
      lastName: computed<Account>(({ user, invitedLastName }) => sql`coalesce(${user.lastName}, ${invitedLastName})`),
      email: computed<Account>(({ user, invitedEmail }) => sql`coalesce(${user.lostEmail}, ${user.email}, ${invitedEmail})::text`),
      phone: computed<Account>(
        ({ userId, user, invitedPhone }) => sql`case when ${userId} is null then ${invitedPhone} else ${user.phone} end`,
      ),
      roles: computed<Account>(
        ({ id }) => sql`array(select upper(replace(role, '.', '_')) from account_role where account_id = ${id} order by role)`,
      ),
      isInvited: computed<Account>(({ user }) => sql`${user.passwordHash} is null`),
    },
  },
}

const user = '{ id name firstName lastName email phone roles isDisabled isInvited createdAt }'

export const rest: Route[] = [
  get('/api/private/company/:companyId/users', companyUsers, { answer: user }),
  post('/api/private/company/:companyId/users', createCompanyUser, {
    answer: user,
    status: 201,
    refuses: ['userAlreadyInCompany', 'emailIsNotValid', 'dailyLimit', 'tooMany'],
  }),
  get('/api/private/company/:companyId/users/:userId', companyUser, { answer: user }),
  put('/api/private/company/:companyId/users/:userId', updateCompanyUser, {
    answer: user,
    refuses: ['lastAdminInCompany', 'restrictSelfBlock', 'closed'],
  }),
]
