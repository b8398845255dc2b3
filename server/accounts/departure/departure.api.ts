import type { GraphqlApi } from '#server/kernel/api.ts'
import { get, post, type Route } from '#server/kernel/rest.ts'
import { accountDeparture, deleteMyAccount } from './departure.operations.ts'

export const graphql: GraphqlApi = { Query: { accountDeparture }, Mutation: { deleteMyAccount } }

export const rest: Route[] = [
  get('/api/private/profile/user/departure', accountDeparture, {
    answer: '{ estatesToDelete estatesToLeave companies lastAdminIn isSystemAdmin }',
  }),
  post('/api/private/profile/user/departure', deleteMyAccount, {
    refuses: ['badCurrentPassword', 'userHasNoPassword', 'lastAdminInCompany', 'role', 'tooMany'],
  }),
]
