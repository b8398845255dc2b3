import { request } from '#client/access/request.ts'

/** What whoever holds the link is told. */
export interface AskedPaper {
  paper: string
  project: string
  address: string
  company: string
  askedBy: string | null
  message: string | null
  neededBy: string | null
  expiresAt: string
}

/** Plain REST: this screen carries no GraphQL client. */
export const paperAddress = (key: string) => `/api/public/paper-request/${encodeURIComponent(key)}`
export const readPaperLink = (key: string, signal?: AbortSignal) => request<AskedPaper>(paperAddress(key), { ...(signal && { signal }) })
