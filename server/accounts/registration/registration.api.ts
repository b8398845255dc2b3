import type { GraphqlApi } from '#server/kernel/api.ts'
import { post, type Route } from '#server/kernel/rest.ts'
import { registerCustomer, userExists } from './registration.operations.ts'

export const graphql: GraphqlApi = { Mutation: { userExists, registerCustomer } }

export const rest: Route[] = [
  post('/api/public/profile/user', userExists, { answer: '{ exists }', refuses: ['emailIsNotValid', 'tooMany'] }),
  post('/api/public/profile/user/register', registerCustomer, {
    answer: '{ isMultiRole }',
    status: 201,
    refuses: ['emailIsNotValid', 'registrationEntityAlreadyExists', 'tooMany'],
  }),
]
