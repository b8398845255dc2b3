import { createHmac, timingSafeEqual } from 'node:crypto'
import { isUuid } from '#schema/uuid.ts'
import { StaleViewer } from '#server/kernel/call.ts'
import type { UserGrant } from './accountGrant.ts'
import { ofUser } from './heldSql.ts'

/** Tells it from other tokens, to people and programs that look for what was lost. */
const mark = 'grunnmur_search_'
const minutes = 10

/** What stands behind a session, and in no answer: whoever ends the session ends its tokens. */
const proofOf = (tokenHash: Buffer, sessionId: string, until: number) =>
  createHmac('sha256', tokenHash).update(`property search ${sessionId} ${until}`).digest()

export interface SearchToken {
  sessionId: string
  isProvedBy(tokenHash: Buffer): boolean
}

const secret = ofUser('select token_hash "tokenHash" from session where user_id = $1 and id = $2')

/** Kept nowhere: it says itself whose it is and until when, and the session's secret proves it. */
export async function issueSearchToken(grant: UserGrant) {
  const { sessionId } = grant.viewer
  const [session] = await grant.query<{ tokenHash: Buffer }>(secret, sessionId)
  if (!session) throw new StaleViewer()
  const until = Date.now() + minutes * 60_000
  const proof = proofOf(session.tokenHash, sessionId, until).toString('base64url')
  return { token: `${mark}${sessionId}.${until}.${proof}`, expiresAt: new Date(until) }
}

export function readSearchToken(text: string): SearchToken | undefined {
  if (!text.startsWith(mark)) return undefined
  const [sessionId, until, proof = ''] = text.slice(mark.length).split('.')
  if (!isUuid(sessionId) || !/^\d{13}$/.test(until ?? '') || Number(until) <= Date.now()) return undefined
  const shown = Buffer.from(proof, 'base64url')
  return {
    sessionId,
    isProvedBy(tokenHash) {
      const wanted = proofOf(tokenHash, sessionId, Number(until))
      return shown.length === wanted.length && timingSafeEqual(shown, wanted)
    },
  }
}
