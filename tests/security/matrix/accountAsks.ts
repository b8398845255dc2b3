import { uuidv7 } from '#server/kernel/ids.ts'
import { senderKey } from '#server/mail/senders.ts'
import { organizationNumber } from '#tests/support/world/organizationNumber.ts'
import { addressAsks } from './addressAsks.ts'
import type { Asking } from './asks.ts'
import { ownerInvitationAsks } from './ownerInvitationAsks.ts'

const profile = '/api/private/profile/user'
const tokens = `${profile}/access-tokens`
const session = '/api/public/profile/user'

export const accountAsks: Readonly<Record<string, Asking>> = {
  ...addressAsks,
  ...ownerInvitationAsks,
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
  mailChoices: async () => ({ graphql: { query: '{ mailChoices { kind } }' }, rest: { method: 'GET', url: `${profile}/mail-choices` } }),
  chooseMail: async () => ({
    graphql: { query: 'mutation { chooseMail(input: { kind: insurance, isOn: false }) { isOn } }' },
    rest: { method: 'PUT', url: `${profile}/mail-choices`, body: { kind: 'insurance', isOn: false } },
  }),
  chooseMailByToken: async (world) => {
    const variables = { token: world.app.mailKeys.make({ email: 'noen@test.example', kind: 'insurance' }), isOn: false }
    return {
      graphql: {
        query: 'mutation ($token: String!, $isOn: Boolean!) { chooseMailByToken(input: { token: $token, isOn: $isOn }) { isOn } }',
        variables,
      },
      rest: { method: 'POST', url: `${session}/mail-choices`, body: variables },
    }
  },
  refusedSenders: async () => ({
    graphql: { query: '{ refusedSenders { id } }' },
    rest: { method: 'GET', url: `${profile}/refused-senders` },
  }),
  liftRefusedSender: async (world, { owner: { userId } }) => {
    const [refusal] = await world.sql<{ id: string }>(
      `with sender as (insert into company (organization_number, name)
          values (lpad((random() * 999999999)::bigint::text, 9, '8'), 'Ring nå AS') returning id)
        insert into refused_sender (email, company_id) select u.email, sender.id from app_user u, sender where u.id = $1 returning id`,
      [userId],
    )
    const { id } = refusal!
    return {
      graphql: { query: 'mutation ($id: ID!) { liftRefusedSender(input: { refusalId: $id }) { id } }', variables: { id } },
      rest: { method: 'DELETE', url: `${profile}/refused-senders/${id}` },
    }
  },
  refusableSender: async (world, { owner }) => {
    await world.sql('delete from attempt')
    const key = senderKey(world.app.mailKeys, 'noen@test.example', `person ${owner.userId}`)
    return {
      graphql: { query: 'query ($key: String!) { refusableSender(senderKey: $key) { isRefused } }', variables: { key } },
      rest: { method: 'GET', url: `/api/public/refused-sender/${key}` },
    }
  },
  refuseSender: async (world, { owner }) => {
    await world.sql('delete from attempt')
    const key = senderKey(world.app.mailKeys, 'noen@test.example', `person ${owner.userId}`)
    return {
      graphql: {
        query: 'mutation ($key: String!) { refuseSender(input: { senderKey: $key, isRefused: true }) { isRefused } }',
        variables: { key },
      },
      rest: { method: 'POST', url: `/api/public/refused-sender/${key}`, body: { isRefused: true } },
    }
  },
  selectAccount: async (_, { owner: { accountId } }) => ({
    graphql: {
      query: 'mutation ($accountId: ID!) { selectAccount(input: { accountId: $accountId }) { selectedAccountId } }',
      variables: { accountId },
    },
    rest: { method: 'POST', url: `${profile}/current-user/${accountId}` },
  }),
  rememberAccount: async (_, { owner: { accountId } }) => ({
    graphql: {
      query: 'mutation ($accountId: ID!) { rememberAccount(input: { accountId: $accountId }) { accountId } }',
      variables: { accountId },
    },
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
      graphql: { query: 'mutation ($password: String!) { deleteMyAccount(input: { password: $password }) { id } }', variables },
      rest: { method: 'POST', url: `${profile}/departure`, body: variables },
    }
  },
  changePassword: async (world, _estate, { client }) => {
    await world.givePassword(client, 'Riktig-1234')
    const variables = { oldPassword: 'Riktig-1234', newPassword: `Ny-${uuidv7()}-A` }
    return {
      graphql: {
        query:
          'mutation ($oldPassword: String!, $newPassword: String!) { changePassword(input: { oldPassword: $oldPassword, newPassword: $newPassword }) }',
        variables,
      },
      rest: { method: 'POST', url: `${session}/change-password`, body: variables },
    }
  },
  userExists: async (world) => {
    await world.sql('delete from attempt')
    const variables = { email: 'noen@test.example' }
    return {
      graphql: { query: 'mutation ($email: String!) { userExists(input: { email: $email }) { exists } }', variables },
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
      graphql: { query: 'mutation ($email: String!) { resetPassword(input: { email: $email }) }', variables },
      rest: { method: 'POST', url: `${session}/reset-password`, body: variables },
    }
  },
  validatePasswordToken: async (world, { owner }) => {
    const variables = { token: await world.passwordToken(owner.userId) }
    return {
      graphql: { query: 'mutation ($token: String!) { validatePasswordToken(input: { token: $token }) { purpose } }', variables },
      rest: { method: 'POST', url: `${session}/validate-token`, body: variables },
    }
  },
  createPassword: async (world) => {
    const { userId } = await world.account()
    const variables = { token: await world.passwordToken(userId), password: 'Riktig-1234' }
    return {
      graphql: {
        query: 'mutation ($token: String!, $password: String!) { createPassword(input: { token: $token, password: $password }) }',
        variables,
      },
      rest: { method: 'POST', url: `${session}/create-password`, body: variables },
    }
  },
  accessTokens: async () => ({ graphql: { query: '{ accessTokens { id } }' }, rest: { method: 'GET', url: tokens } }),
  createAccessToken: async () => ({
    graphql: { query: 'mutation { createAccessToken(input: { name: "Skript", scope: read, days: 1 }) { token } }' },
    rest: { method: 'POST', url: tokens, body: { name: 'Skript', scope: 'read', days: 1 } },
  }),
  revokeAccessToken: async (_, { owner }) => {
    const { data } = await owner.gql(
      'mutation { createAccessToken(input: { name: "Skript", scope: read, days: 1 }) { accessToken { id } } }',
    )
    const variables = { id: (data['createAccessToken'] as { accessToken: { id: string } }).accessToken.id }
    return {
      graphql: { query: 'mutation ($id: ID!) { revokeAccessToken(input: { id: $id }) { id } }', variables },
      rest: { method: 'DELETE', url: `${tokens}/${variables.id}` },
    }
  },
  profileDetails: async () => ({
    graphql: { query: '{ profileDetails { email } }' },
    rest: { method: 'GET', url: `${profile}/details` },
  }),
  updateProfileDetails: async () => {
    const input = { firstName: 'Ny', lastName: 'Eier', phone: '22334455', language: 'nb' }
    return {
      graphql: {
        query: 'mutation ($input: UpdateProfileDetailsInput!) { updateProfileDetails(input: $input) { email } }',
        variables: { input },
      },
      rest: { method: 'PUT', url: `${profile}/details`, body: input },
    }
  },
  uploadImage: async () => ({ sendsFile: true, rest: { method: 'POST', url: '/api/private/temporary-image' } }),
  uploadDocument: async () => ({ sendsFile: true, rest: { method: 'POST', url: '/api/private/temporary-document' } }),
  deleteUpload: async (_, { owner }) => {
    const id = await owner.upload()
    return {
      graphql: { query: 'mutation ($id: ID!) { deleteUpload(input: { id: $id }) { id } }', variables: { id } },
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
}
