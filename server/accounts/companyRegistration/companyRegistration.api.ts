import type { Forgets } from '#server/access/caretaker.ts'
import type { GraphqlApi } from '#server/kernel/api.ts'
import { post, type Route } from '#server/kernel/rest.ts'
import { registerCompany } from './companyRegistration.operations.ts'
import { leaveAbandonedCompanies } from './unheld.ts'

export const graphql: GraphqlApi = { Mutation: { registerCompany } }

export const rest: Route[] = [
  post('/api/public/company/register', registerCompany, {
    answer: '{ isMultiRole }',
    status: 201,
    refuses: ['organizationNumberExists', 'registrationEntityAlreadyExists', 'emailIsNotValid', 'dailyLimit', 'tooMany'],
  }),
]

export const forgets: readonly Forgets[] = [leaveAbandonedCompanies]
