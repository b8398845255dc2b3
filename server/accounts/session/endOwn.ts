import type { VisitorGrant } from '#server/access/visitorGrant.ts'
import { endSession } from '#server/accounts/session/sessions.offer.ts'

/** Whoever came with a session of their own leaves it; what acts by a token keeps that. */
export async function endOwn(grant: VisitorGrant) {
  const { viewer } = grant
  if (viewer.kind === 'account' && !viewer.tokenScope) await endSession(grant, viewer.sessionId)
}
