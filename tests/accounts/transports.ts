import type { Browser, Outcome } from './browser.ts'

const profiles = 'accountProfiles { accountId name accountType roles isDisabled canViewProfile }'
export const identityFields = `{ isAnonymous userId name email language ${profiles} selectedAccountId accountType companyId roles
  permissions { subject effect action expirationDate } licences isProfileUpdateNeeded
  features { companyAccountManagement taskPage licenceManagement projectManagement maintenancePlan } }`

/** What can be done with one's own identity, as a transport does it. */
export interface Transport {
  currentUser(browser: Browser): Promise<Outcome>
  login(browser: Browser, email: unknown, password: unknown): Promise<Outcome>
  logout(browser: Browser): Promise<Outcome>
  select(browser: Browser, accountId: string): Promise<Outcome>
  remember(browser: Browser, accountId: string): Promise<Outcome>
  changePassword(browser: Browser, oldPassword: string, newPassword: string): Promise<Outcome>
}

const base = (visibility: 'public' | 'private') => `/api/${visibility}/profile/user`

export const rest: Transport = {
  currentUser: (browser) => browser.rest('GET', `${base('public')}/current-user`),
  login: (browser, email, password) => browser.rest('POST', `${base('public')}/login`, { email, password }),
  logout: (browser) => browser.rest('GET', `${base('public')}/logout`),
  select: (browser, accountId) => browser.rest('POST', `${base('private')}/current-user/${accountId}`),
  remember: (browser, accountId) => browser.rest('POST', `${base('private')}/remember`, { account: { accountId } }),
  changePassword: (browser, oldPassword, newPassword) =>
    browser.rest('POST', `${base('public')}/change-password`, { oldPassword, newPassword }),
}

export const graphql: Transport = {
  currentUser: (browser) => browser.gql(`{ currentUser ${identityFields} }`),
  login: (browser, email, password) =>
    browser.gql(
      `mutation ($email: String!, $password: String!) { login(email: $email, password: $password) { ${profiles} rememberedAccountId } }`,
      { email, password },
    ),
  logout: (browser) => browser.gql('mutation { logout }'),
  select: (browser, id) => browser.gql(`mutation ($id: ID!) { selectAccount(input: { accountId: $id }) ${identityFields} }`, { id }),
  remember: (browser, id) => browser.gql('mutation ($id: ID!) { rememberAccount(input: { accountId: $id }) { accountId } }', { id }),
  changePassword: (browser, from, to) =>
    browser.gql('mutation ($from: String!, $to: String!) { changePassword(input: { oldPassword: $from, newPassword: $to }) }', {
      from,
      to,
    }),
}

export const transports = { REST: rest, GraphQL: graphql }
export type TransportName = keyof typeof transports
export const transportNames = Object.keys(transports) as TransportName[]
