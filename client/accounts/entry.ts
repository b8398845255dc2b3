import { request } from '#client/access/request.ts'
import type { ReminderKind } from '#schema/accounts/mailChoices.input.ts'
import type { CompanyRole } from '#schema/companies/roles.ts'

/** What those call who are not signed in yet, plain REST: these screens do not carry the GraphQL client. */
const base = '/api/public/profile/user'

const post = <Answer>(path: string, body: unknown, signal?: AbortSignal) => request<Answer>(base + path, { method: 'POST', body, signal })

export const resetPassword = (email: string) => post<void>('/reset-password', { email })

export interface PasswordLink {
  email: string
  purpose: 'reset' | 'create'
  /** Whose account it opens, where nobody has shown yet that the address is theirs. */
  unproven?: { name: string; createdAt: string } | null
}
export const validateToken = (token: string, signal?: AbortSignal) => post<PasswordLink>('/validate-token', { token }, signal)
export const createPassword = (body: { token: string; password: string }) => post<void>('/create-password', body)

export interface EmailLink {
  email: string
  name: string
  createdAt: string
  isOwn: boolean
}
export const readEmailLink = (token: string, signal?: AbortSignal) => post<EmailLink>('/email-token', { token }, signal)
/** The secret of a link to a new account. */
export const startAnew = (token: string) => post<{ token: string }>('/email-token/start-anew', { token })
export const confirmEmail = (token: string) =>
  request<unknown>('/api/private/profile/user/email/confirm', { method: 'POST', asUser: true, body: { token } })

export const userExists = (email: string) => post<{ exists: boolean }>('', { email })
export const registerCustomer = (customer: object) => post<{ isMultiRole: boolean }>('/register', customer)
export const registerCompany = (company: object) =>
  request<{ isMultiRole: boolean }>('/api/public/company/register', { method: 'POST', body: company })

export interface MailChoice {
  kind: ReminderKind
  isOn: boolean
}
export const chooseMailByToken = (body: { token: string; isOn: boolean }) => post<MailChoice>('/mail-choices', body)

export interface CompanyInvitation {
  id: string
  companyName: string
  organizationNumber: string
  isCompanyProven: boolean
  roles: CompanyRole[]
  createdAt: string
}
const own = '/api/private/profile/user'
const send = (path: string, method: 'POST' | 'DELETE') => request<void>(own + path, { method, asUser: true })
export const companyInvitations = (signal?: AbortSignal) =>
  request<CompanyInvitation[]>(`${own}/company-invitations`, { asUser: true, signal })
export const acceptInvitation = (id: string) => send(`/company-invitations/${id}`, 'POST')
export const declineInvitation = (id: string) => send(`/company-invitations/${id}`, 'DELETE')
export const leaveCompany = (accountId: string) => send(`/accounts/${accountId}/leave`, 'POST')

export interface OwnerInvitation {
  id: string
  companyName: string
  organizationNumber: string
  isCompanyProven: boolean
  askedBy: string | null
  addressLine1: string
  addressLine2: string | null
  isForOrder: boolean
  createdAt: string
  expiresAt: string
}
export interface AcceptedOwnerInvitation {
  account: { accountId: string }
  estateId: string
  orderId: string | null
}
export const ownerInvitations = (signal?: AbortSignal) => request<OwnerInvitation[]>(`${own}/owner-invitations`, { asUser: true, signal })
export const acceptOwnerInvitation = (id: string) =>
  request<AcceptedOwnerInvitation>(`${own}/owner-invitations/${id}`, { method: 'POST', asUser: true })
export const declineOwnerInvitation = (id: string, isForGood: boolean) =>
  request<void>(`${own}/owner-invitations/${id}`, { method: 'DELETE', asUser: true, body: { isForGood } })

export interface RefusableOwnerInvitation {
  companyName: string
  organizationNumber: string
  addressLine1: string
  isDeclined: boolean
  isForGood: boolean
}
const byKey = (key: string) => `/api/public/owner-invitation/${encodeURIComponent(key)}`
export const readOwnerInvitation = (key: string, signal?: AbortSignal) =>
  request<RefusableOwnerInvitation>(byKey(key), { asUser: true, signal })
export const refuseOwnerInvitation = (key: string, isForGood: boolean) =>
  request<RefusableOwnerInvitation>(byKey(key), { method: 'POST', asUser: true, body: { isForGood } })

export interface RefusableSender {
  name: string
  isRefused: boolean
}
const bySender = (key: string) => `/api/public/refused-sender/${encodeURIComponent(key)}`
export const readSender = (key: string, signal?: AbortSignal) => request<RefusableSender>(bySender(key), { asUser: true, signal })
export const refuseSender = (key: string, isRefused: boolean) =>
  request<RefusableSender>(bySender(key), { method: 'POST', asUser: true, body: { isRefused } })
