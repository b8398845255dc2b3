import { uuidv7 } from '#server/kernel/ids.ts'
import { organizationNumber } from '#tests/support/world/organizationNumber.ts'
import type { TestEstate, World } from '#tests/support/world/world.ts'
import { buildingAsks } from './buildingAsks.ts'
import { companyAsks } from './companyAsks.ts'
import { estateAsks } from './estateAsks.ts'
import { exteriorAsks } from './exteriorAsks.ts'
import { interiorAsks } from './interiorAsks.ts'
import { licenceAsks } from './licenceAsks.ts'
import { moistureAsks } from './moistureAsks.ts'
import { paperAsks } from './paperAsks.ts'
import type { Person } from './people.ts'
import { publicLinkAsks } from './publicLinkAsks.ts'
import { renovationAsks } from './renovationAsks.ts'
import { technicalAsks } from './technicalAsks.ts'

export interface Ask {
  graphql?: { query: string; variables?: Record<string, unknown> }
  rest?: { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; url: string; body?: unknown }
  /** The same row for the holder of a link. */
  restByLink?: (key: string) => string
  /** Over REST the content comes as a file. */
  sendsFile?: boolean
}
/** Makes the same question anew for each cell, with whatever it needs, so that no cell lives off another. */
export type Asking = (world: World, estate: TestEstate, person: Person) => Promise<Ask>

const profile = '/api/private/profile/user'
const session = '/api/public/profile/user'

async function report(estate: TestEstate) {
  const body = { customName: 'Tak', fileId: await estate.owner.upload() }
  const { body: saved } = await estate.owner.put(`/api/private/estate/${estate.id}/report-archive`, body)
  return saved['id'] as string
}
/** Only a change of an existing report can be asked by everybody alike: a new one needs an upload of one's own. */
const changed = (estate: TestEstate, id: string) => ({ estateId: estate.id, id, version: 1, reportType: 'valueRate', customName: 'Takst' })

export const asks: Readonly<Record<string, Asking>> = {
  ...estateAsks,
  ...paperAsks,
  ...technicalAsks,
  ...buildingAsks,
  ...interiorAsks,
  ...renovationAsks,
  ...exteriorAsks,
  ...publicLinkAsks,
  currentUser: async () => ({
    graphql: { query: '{ currentUser { isAnonymous } }' },
    rest: { method: 'GET', url: `${session}/current-user` },
  }),
  login: async (world) => {
    const email = await world.userWithPassword('Riktig-1234')
    const variables = { email, password: 'Riktig-1234' }
    return {
      graphql: {
        query: 'mutation ($email: String!, $password: String!) { login(email: $email, password: $password) { rememberedAccountId } }',
        variables,
      },
      rest: { method: 'POST', url: `${session}/login`, body: variables },
    }
  },
  logout: async () => ({ graphql: { query: 'mutation { logout }' }, rest: { method: 'GET', url: `${session}/logout` } }),
  selectAccount: async (_, { owner: { accountId } }) => ({
    graphql: {
      query: 'mutation ($accountId: ID!) { selectAccount(accountId: $accountId) { selectedAccountId } }',
      variables: { accountId },
    },
    rest: { method: 'POST', url: `${profile}/current-user/${accountId}` },
  }),
  rememberAccount: async (_, { owner: { accountId } }) => ({
    graphql: { query: 'mutation ($accountId: ID!) { rememberAccount(accountId: $accountId) }', variables: { accountId } },
    rest: { method: 'POST', url: `${profile}/remember`, body: { accountId } },
  }),
  accountDeparture: async () => ({
    graphql: { query: '{ accountDeparture { isSystemAdmin } }' },
    rest: { method: 'GET', url: `${profile}/departure` },
  }),
  dataExport: async () => ({
    graphql: { query: '{ dataExport { isReady } }' },
    rest: { method: 'GET', url: `${profile}/data-export` },
  }),
  exportMyData: async () => ({
    graphql: { query: 'mutation { exportMyData { isReady } }' },
    rest: { method: 'POST', url: `${profile}/data-export` },
  }),
  deleteMyAccount: async (world, _estate, { client }) => {
    await world.givePassword(client, 'Riktig-1234')
    // Whoever asks next meets the estates all the same: they stay with their other owners.
    const owned = await world.sql<{ id: string }>(
      'select o.estate_id id from estate_owner o join account a on a.id = o.account_id where a.user_id = $1',
      [(client as { userId?: string }).userId ?? null],
    )
    for (const { id } of owned) await world.own(id, (await world.account()).accountId)
    const variables = { password: 'Riktig-1234' }
    return {
      graphql: { query: 'mutation ($password: String!) { deleteMyAccount(password: $password) }', variables },
      rest: { method: 'POST', url: `${profile}/departure`, body: variables },
    }
  },
  changePassword: async (world, _estate, { client }) => {
    await world.givePassword(client, 'Riktig-1234')
    const variables = { oldPassword: 'Riktig-1234', newPassword: `Ny-${uuidv7()}-A` }
    return {
      graphql: {
        query:
          'mutation ($oldPassword: String!, $newPassword: String!) { changePassword(oldPassword: $oldPassword, newPassword: $newPassword) }',
        variables,
      },
      rest: { method: 'POST', url: `${session}/change-password`, body: variables },
    }
  },
  userExists: async (world) => {
    await world.sql('delete from attempt')
    const variables = { email: 'noen@test.example' }
    return {
      graphql: { query: 'mutation ($email: String!) { userExists(email: $email) { exists } }', variables },
      rest: { method: 'POST', url: session, body: variables },
    }
  },
  registerCustomer: async (world) => {
    await world.sql('delete from attempt')
    const input = { firstName: 'Ny', lastName: 'Kunde', email: `ny-${uuidv7()}@test.example`, phone: '22334455', acceptTerms: true }
    return {
      graphql: {
        query: 'mutation ($input: RegisterCustomerInput!) { registerCustomer(input: $input) { isMultiRole } }',
        variables: { input },
      },
      rest: { method: 'POST', url: `${session}/register`, body: input },
    }
  },
  registerCompany: async (world) => {
    await world.sql('delete from attempt')
    const admin = { firstName: 'Ny', lastName: 'Leder', email: `ny-${uuidv7()}@test.example`, phone: '22334455' }
    const input = { organizationNumber: organizationNumber(), name: 'Nytt Firma AS', admin }
    return {
      graphql: {
        query: 'mutation ($input: RegisterCompanyInput!) { registerCompany(input: $input) { isMultiRole } }',
        variables: { input },
      },
      rest: { method: 'POST', url: '/api/public/company/register', body: input },
    }
  },
  resetPassword: async (world) => {
    await world.sql('delete from attempt')
    const variables = { email: 'noen@test.example' }
    return {
      graphql: { query: 'mutation ($email: String!) { resetPassword(email: $email) }', variables },
      rest: { method: 'POST', url: `${session}/reset-password`, body: variables },
    }
  },
  validatePasswordToken: async (world, { owner }) => {
    const variables = { token: await world.passwordToken(owner.userId) }
    return {
      graphql: { query: 'mutation ($token: String!) { validatePasswordToken(token: $token) { purpose } }', variables },
      rest: { method: 'POST', url: `${session}/validate-token`, body: variables },
    }
  },
  createPassword: async (world) => {
    const { userId } = await world.account()
    const variables = { token: await world.passwordToken(userId), password: 'Riktig-1234' }
    return {
      graphql: {
        query: 'mutation ($token: String!, $password: String!) { createPassword(token: $token, password: $password) }',
        variables,
      },
      rest: { method: 'POST', url: `${session}/create-password`, body: variables },
    }
  },
  accessTokens: async () => ({ graphql: { query: '{ accessTokens { id } }' } }),
  createAccessToken: async () => ({ graphql: { query: 'mutation { createAccessToken(name: "Skript", scope: read, days: 1) { token } }' } }),
  revokeAccessToken: async (_, { owner }) => {
    const { data } = await owner.gql('mutation { createAccessToken(name: "Skript", scope: read, days: 1) { accessToken { id } } }')
    const variables = { id: (data['createAccessToken'] as { accessToken: { id: string } }).accessToken.id }
    return { graphql: { query: 'mutation ($id: ID!) { revokeAccessToken(id: $id) }', variables } }
  },
  profileDetails: async () => ({
    graphql: { query: '{ profileDetails { email } }' },
    rest: { method: 'GET', url: `${profile}/details` },
  }),
  updateProfileDetails: async () => {
    const input = { firstName: 'Ny', lastName: 'Eier', phone: '22334455', language: 'nb' }
    return {
      graphql: { query: 'mutation ($input: ProfileDetailsInput!) { updateProfileDetails(input: $input) { email } }', variables: { input } },
      rest: { method: 'PUT', url: `${profile}/details`, body: input },
    }
  },
  uploadImage: async () => ({ sendsFile: true, rest: { method: 'POST', url: '/api/private/temporary-image' } }),
  uploadDocument: async () => ({ sendsFile: true, rest: { method: 'POST', url: '/api/private/temporary-document' } }),
  deleteUpload: async (_, { owner }) => {
    const id = await owner.upload()
    return {
      graphql: { query: 'mutation ($id: ID!) { deleteUpload(id: $id) }', variables: { id } },
      rest: { method: 'DELETE', url: `/api/private/temporary-document/${id}` },
    }
  },
  addresses: async () => ({
    graphql: { query: '{ addresses(searchValue: "Bjørke") { addresses { name } } }' },
    rest: { method: 'GET', url: '/api/public/address?searchValue=Bj%C3%B8rke' },
  }),
  companiesInRegister: async () => ({
    graphql: { query: '{ companiesInRegister(searchValue: "Fjo") { companies { id } } }' },
    rest: { method: 'GET', url: '/api/public/company?searchValue=Fjo' },
  }),
  ...companyAsks,
  ...licenceAsks,
  estates: async () => ({
    graphql: { query: '{ estates { edges { node { id } } } }' },
    rest: { method: 'GET', url: '/api/private/estates' },
  }),
  estate: async (_, { id: estateId }) => ({
    graphql: { query: 'query ($estateId: ID!) { estate(estateId: $estateId) { id } }', variables: { estateId } },
    rest: { method: 'GET', url: `/api/private/estate/${estateId}/details` },
    restByLink: (key) => `/api/public/${key}/estate/${estateId}/details`,
  }),
  estateOwners: async (_, { id: estateId }) => ({
    graphql: {
      query: 'query ($estateId: ID!) { estateOwners(estateId: $estateId) { edges { node { name } } } }',
      variables: { estateId },
    },
  }),
  reportDocuments: async (_, { id: estateId }) => ({
    graphql: {
      query: 'query ($estateId: ID!) { reportDocuments(estateId: $estateId) { edges { node { id } } } }',
      variables: { estateId },
    },
    rest: { method: 'GET', url: `/api/private/estate/${estateId}/report-archive` },
    restByLink: (key) => `/api/public/${key}/estate/${estateId}/report-archive`,
  }),
  saveReportDocument: async (_, estate) => {
    const input = changed(estate, await report(estate))
    return {
      graphql: { query: 'mutation ($input: SaveReportDocumentInput!) { saveReportDocument(input: $input) { id } }', variables: { input } },
      rest: { method: 'PUT', url: `/api/private/estate/${estate.id}/report-archive`, body: input },
    }
  },
  deleteReportDocument: async (_, estate) => {
    const id = await report(estate)
    return {
      graphql: {
        query: 'mutation ($estateId: ID!, $id: ID!) { deleteReportDocument(estateId: $estateId, id: $id) }',
        variables: { estateId: estate.id, id },
      },
      rest: { method: 'DELETE', url: `/api/private/estate/${estate.id}/report-archive`, body: { id } },
    }
  },
  ...moistureAsks,
}
