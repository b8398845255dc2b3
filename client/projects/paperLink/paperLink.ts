import { Failure } from '#client/access/failure.ts'
import { request } from '#client/access/request.ts'

/** One of the papers that a link asks for. */
export interface PaperOfLink {
  code: string
  paper: string
  neededBy: string | null
  isDelivered: boolean
}
/** What whoever holds the link is told. */
export interface AskedPapers {
  papers: PaperOfLink[]
  project: string
  address: string
  company: string
  askedBy: string | null
  message: string | null
  neededBy: string | null
  expiresAt: string
}
const ends = ['ended', 'closed', 'tooOld', 'done'] as const
export type End = (typeof ends)[number] | 'unknown'

/** Plain REST: this screen carries no GraphQL client. */
export const paperAddress = (key: string) => `/api/public/paper-request/${encodeURIComponent(key)}`
/** What it asks for, or why it does not any more. */
export const readPaperLink = (key: string, signal?: AbortSignal) => readOrEnd<AskedPapers>(paperAddress(key), signal)
export async function readOrEnd<Link>(address: string, signal?: AbortSignal): Promise<Link | { end: End }> {
  try {
    return await request<Link>(address, { ...(signal && { signal }) })
  } catch (error) {
    if (!(error instanceof Failure) || ![404, 410].includes(error.status)) throw error
    return { end: ends.find((end) => end === error.state) ?? 'unknown' }
  }
}
