import { request } from './request.ts'

/** Has the link that proves one's address sent once more. */
export const sendEmailLink = () => request<void>('/api/private/profile/user/email/link', { method: 'POST', asUser: true })
