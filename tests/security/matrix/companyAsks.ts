import { uuidv7 } from '#server/kernel/ids.ts'
import { organizationNumber } from '#tests/support/world/organizationNumber.ts'
import { png } from '#tests/support/world/pictures.ts'
import type { World } from '#tests/support/world/world.ts'
import type { Asking } from './asks.ts'

const electrician = { name: 'Solvang Elektro AS', organizationNumber: '215503623', trade: 'electrician' }
async function subcontractorOf(world: World) {
  const { id: companyId, admin } = await world.company()
  const { body } = await admin.post('/api/private/subcontractor', electrician)
  return { companyId, id: String(body['id']) }
}

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
    await world.sql('delete from attempt')
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
    const asked = {
      firstName: 'Ny',
      lastName: 'Ansatt',
      email: `ny-${uuidv7()}@test.example`,
      phone: '22334455',
      roles: ['COMPANY_LEADER'],
    }
    await world.sql('delete from attempt')
    const { body } = await admin.post(`/api/private/company/${companyId}/users`, asked)
    return {
      graphql: {
        query:
          'mutation ($companyId: ID!, $userId: ID!) { inviteCompanyUserAgain(input: { companyId: $companyId, userId: $userId }) { id } }',
        // Where companies are switched off nobody can be asked.
        variables: { companyId, userId: body['id'] ?? uuidv7() },
      },
    }
  },
  company: async (world) => {
    const { id: companyId } = await world.company()
    return { graphql: { query: 'query ($companyId: ID) { company(companyId: $companyId) { id } }', variables: { companyId } } }
  },
  companyProfile: async (world) => {
    const { id: companyId } = await world.company()
    return {
      graphql: { query: 'query ($companyId: ID) { companyProfile(companyId: $companyId) { id } }', variables: { companyId } },
      rest: { method: 'GET', url: `/api/private/company/${companyId}/profile` },
    }
  },
  companyPreview: async (world) => {
    const { id: companyId } = await world.company()
    return {
      graphql: { query: 'query ($companyId: ID!) { companyPreview(companyId: $companyId) { id } }', variables: { companyId } },
      rest: { method: 'GET', url: `/api/private/company/profile/${companyId}` },
    }
  },
  updateCompanyProfile: async (world) => {
    const { id: companyId } = await world.company()
    const change = { city: 'Oslo' }
    return {
      graphql: {
        query: 'mutation ($input: UpdateCompanyProfileInput!) { updateCompanyProfile(input: $input) { id } }',
        variables: { input: { companyId, version: 1, ...change } },
      },
      rest: { method: 'PUT', url: `/api/private/company/${companyId}/profile`, body: change },
    }
  },
  uploadCompanyLogo: async (world) => {
    const { id: companyId } = await world.company()
    return { sendsFile: true, rest: { method: 'POST', url: `/api/private/company/${companyId}/profile/logo` } }
  },
  deleteCompanyLogo: async (world) => {
    const { id: companyId, admin } = await world.company()
    const address = `/api/private/company/${companyId}/profile/logo`
    const { body } = await admin.sendFile(address, 'logo.png', await png())
    // Where companies are switched off nobody has a logo to name.
    const fileId = (body['id'] as string | undefined) ?? uuidv7()
    return {
      graphql: {
        query: 'mutation ($companyId: ID!, $fileId: ID!) { deleteCompanyLogo(input: { companyId: $companyId, fileId: $fileId }) { id } }',
        variables: { companyId, fileId },
      },
      rest: { method: 'DELETE', url: `${address}/${fileId}` },
    }
  },
  subcontractors: async (world) => {
    const { id: companyId } = await world.company()
    return {
      graphql: { query: 'query ($companyId: ID) { subcontractors(companyId: $companyId) { totalCount } }', variables: { companyId } },
      rest: { method: 'GET', url: `/api/private/subcontractor?companyId=${companyId}` },
    }
  },
  subcontractor: async (world) => {
    const { companyId, id } = await subcontractorOf(world)
    return {
      graphql: {
        query: 'query ($companyId: ID, $id: ID!) { subcontractor(companyId: $companyId, id: $id) { id } }',
        variables: { companyId, id },
      },
    }
  },
  createSubcontractor: async (world) => {
    const { id: companyId } = await world.company()
    const input = { companyId, ...electrician }
    return {
      graphql: {
        query: 'mutation ($input: CreateSubcontractorInput!) { createSubcontractor(input: $input) { id } }',
        variables: { input },
      },
      rest: { method: 'POST', url: '/api/private/subcontractor', body: input },
    }
  },
  confirmSubcontractor: async (world) => {
    const { id: companyId, admin } = await world.company()
    const number = organizationNumber()
    const { id: foundCompanyId } = await world.company({ organization_number: number, proven_at: null, proven_by: null })
    const { body } = await admin.post('/api/private/subcontractor', { ...electrician, organizationNumber: number })
    const input = { companyId, id: String(body['id']), foundCompanyId }
    return {
      graphql: {
        query: 'mutation ($input: ConfirmSubcontractorInput!) { confirmSubcontractor(input: $input) { id } }',
        variables: { input },
      },
      rest: { method: 'POST', url: `/api/private/subcontractor/${input.id}/confirm`, body: { companyId, foundCompanyId } },
    }
  },
  companyProofs: async () => ({
    graphql: { query: '{ companyProofs { totalCount } }' },
    rest: { method: 'GET', url: '/api/private/administration/companies' },
  }),
  confirmCompany: async (world) => {
    const { id: companyId } = await world.company({ proven_at: null, proven_by: null })
    const variables = { companyId, reason: 'Attest fra firmaregisteret' }
    return {
      graphql: {
        query:
          'mutation ($companyId: ID!, $reason: String!) { confirmCompany(input: { companyId: $companyId, reason: $reason }) { state } }',
        variables,
      },
      rest: { method: 'POST', url: `/api/private/administration/companies/${companyId}/confirm`, body: { reason: variables.reason } },
    }
  },
  updateSubcontractor: async (world) => {
    const { companyId, id } = await subcontractorOf(world)
    const input = { companyId, id, version: 1, ...electrician, name: 'Strøm AS' }
    return {
      graphql: {
        query: 'mutation ($input: UpdateSubcontractorInput!) { updateSubcontractor(input: $input) { id } }',
        variables: { input },
      },
      rest: { method: 'PUT', url: `/api/private/subcontractor/${id}`, body: input },
    }
  },
}
