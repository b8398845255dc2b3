import { uuidv7 } from '#server/kernel/ids.ts'
import type { Asking } from './asks.ts'

/** Each about a company of its own. */
export const companyAsks: Readonly<Record<string, Asking>> = {
  companyUsers: async (world) => {
    const { id: companyId } = await world.company()
    return {
      graphql: {
        query: 'query ($companyId: ID!) { companyUsers(companyId: $companyId) { edges { node { id } } } }',
        variables: { companyId },
      },
      rest: { method: 'GET', url: `/api/private/company/${companyId}/users` },
    }
  },
  companyUser: async (world) => {
    const { id: companyId, admin } = await world.company()
    return {
      graphql: {
        query: 'query ($companyId: ID!, $userId: ID!) { companyUser(companyId: $companyId, userId: $userId) { id } }',
        variables: { companyId, userId: admin.accountId },
      },
      rest: { method: 'GET', url: `/api/private/company/${companyId}/users/${admin.accountId}` },
    }
  },
  createCompanyUser: async (world) => {
    const { id: companyId } = await world.company()
    const user = { firstName: 'Ny', lastName: 'Ansatt', email: `ny-${uuidv7()}@test.example`, phone: '22334455', roles: ['COMPANY_LEADER'] }
    return {
      graphql: {
        query: 'mutation ($input: CreateCompanyUserInput!) { createCompanyUser(input: $input) { id } }',
        variables: { input: { companyId, ...user } },
      },
      rest: { method: 'POST', url: `/api/private/company/${companyId}/users`, body: user },
    }
  },
  updateCompanyUser: async (world) => {
    const { id: companyId, as } = await world.company()
    const { accountId: userId } = await as('Leader')
    const change = { roles: ['COMPANY_PROFESSIONAL'] }
    return {
      graphql: {
        query: 'mutation ($input: UpdateCompanyUserInput!) { updateCompanyUser(input: $input) { id } }',
        variables: { input: { companyId, userId, ...change } },
      },
      rest: { method: 'PUT', url: `/api/private/company/${companyId}/users/${userId}`, body: change },
    }
  },
  inviteCompanyUserAgain: async (world) => {
    const { id: companyId, admin } = await world.company()
    return {
      graphql: {
        query: 'mutation ($companyId: ID!, $userId: ID!) { inviteCompanyUserAgain(companyId: $companyId, userId: $userId) }',
        variables: { companyId, userId: admin.accountId },
      },
    }
  },
}
