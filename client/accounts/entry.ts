import { request } from '#client/access/request.ts'
import type { ReminderKind } from '#schema/accounts/mailChoices.input.ts'

/** What those call who are not signed in yet, plain REST: these screens do not carry the GraphQL client. */
const base = '/api/public/profile/user'

const post = <Answer>(path: string, body: unknown, signal?: AbortSignal) => request<Answer>(base + path, { method: 'POST', body, signal })

export const resetPassword = (email: string) => post<void>('/reset-password', { email })

export interface PasswordLink {
  email: string
  purpose: 'reset' | 'create'
}
export const validateToken = (token: string, signal?: AbortSignal) => post<PasswordLink>('/validate-token', { token }, signal)
export const createPassword = (body: { token: string; password: string }) => post<void>('/create-password', body)

export const userExists = (email: string) => post<{ exists: boolean }>('', { email })
export const registerCustomer = (customer: object) => post<{ isMultiRole: boolean }>('/register', customer)
export const registerCompany = (company: object) =>
  request<{ isMultiRole: boolean }>('/api/public/company/register', { method: 'POST', body: company })

export interface MailChoice {
  kind: ReminderKind
  isOn: boolean
}
export const chooseMailByToken = (body: { token: string; isOn: boolean }) => post<MailChoice>('/mail-choices', body)
