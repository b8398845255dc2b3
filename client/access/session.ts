import { finishDeletions } from '#client/ui/deletions.ts'
import { forgetMine } from '#client/ui/kept.ts'
import { type AccountProfile, currentIdentity, type Identity, selectedAccountId, setIdentity } from './identity.ts'
import { request } from './request.ts'

/**
 * Signing in and out, plain fetch throughout: the sign-in page does not carry the GraphQL client.
 */
const base = '/api/public/profile/user'

export interface LoginAnswer {
  accountProfiles: AccountProfile[]
  rememberedAccountId?: string | null
}

declare global {
  interface Window {
    /** Asked for by the page itself, before any code was there. */
    whoIsHere?: Promise<Response> | undefined
  }
}

/** Its answer serves once; later it may be out of date. */
function askedByThePage() {
  const asking = window.whoIsHere
  window.whoIsHere = undefined
  return asking
}

let loading: Promise<Identity> | undefined

/** Asks who is at the screen. Calls at the same time share one request. */
export function loadIdentity(): Promise<Identity> {
  loading ??= request<Identity>(`${base}/current-user`, { asUser: true, begun: askedByThePage() })
    .then((identity) => {
      setIdentity(identity)
      return identity
    })
    .finally(() => {
      loading = undefined
    })
  return loading
}

/** Of whoever is here, no more than how it stands with their address: which account acts in this tab is its own. */
export async function learnEmailState() {
  const { userId, email, emailState } = await request<Identity>(`${base}/current-user`, { asUser: true })
  const identity = currentIdentity()
  if (identity?.userId === userId) setIdentity({ ...identity, email, emailState })
}

/** The identity known, or asked for where nobody has yet. */
export const knownIdentity = async () => currentIdentity() ?? loadIdentity()

export const login = (credentials: { email: string; password: string }) =>
  request<LoginAnswer>(`${base}/login`, { method: 'POST', asUser: true, body: credentials })

/** From here on the session acts as this account. */
export async function selectAccount(accountId: string) {
  await finishDeletions()
  const before = selectedAccountId()
  const identity = await request<Identity>(`/api/private/profile/user/current-user/${accountId}`, { method: 'POST', asUser: true })
  if (before && before !== accountId) forgetMine()
  setIdentity(identity)
  return identity
}

export const rememberAccount = (accountId: string) =>
  request<void>('/api/private/profile/user/remember', { method: 'POST', asUser: true, body: { accountId } })

/** Whoever was here is gone on purpose, and leaves nothing behind. */
export function forgetWhoWasHere() {
  forgetMine()
  setIdentity(undefined)
}

/** Answers where the session that a provider keeps is ended as well, if one vouched for this one. */
export async function logout(): Promise<string | undefined> {
  const { signedInBy, signInProviders } = currentIdentity() ?? {}
  await finishDeletions()
  await request<void>(`${base}/logout`, { asUser: true })
  forgetWhoWasHere()
  return signInProviders?.some(({ name }) => name === signedInBy) ? `/api/public/oidc/${signedInBy}/logout` : undefined
}

export const changePassword = (passwords: { oldPassword: string; newPassword: string; signOutElsewhere: boolean }) =>
  request<void>(`${base}/change-password`, { method: 'POST', asUser: true, body: passwords })
