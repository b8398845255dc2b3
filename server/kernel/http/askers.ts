import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '#server/config.ts'
import { onBehalfOf, turnsOutToBe } from '../onBehalf.ts'
import { languageOf } from '../texts.ts'
import type { Viewer } from '../viewer.ts'
import { peerOf } from './peer.ts'

const asker = Symbol('asker')
type RequestOfAsker = FastifyRequest & { [asker]: Viewer | undefined }

export function registerAskers(http: FastifyInstance, config: Pick<Config, 'trustedProxies'>) {
  http.decorateRequest(asker, undefined)
  http.addHook('preValidation', (request, _reply, done) => onBehalfOf(peerOf(config, request), done))
}

/** Kept beside the request, for the log, and for whatever takes turns by who asks. */
export function noteAsker(request: FastifyRequest, viewer: Viewer) {
  ;(request as RequestOfAsker)[asker] = viewer
  if (viewer.kind === 'account') turnsOutToBe(viewer.accountId ?? viewer.userId)
  if (viewer.kind === 'link') turnsOutToBe(viewer.linkId)
}

/** The id of the signed-in user who asked, where it came to that. */
export function userBehind(request: FastifyRequest): string | undefined {
  const viewer = (request as RequestOfAsker)[asker]
  return viewer?.kind === 'account' ? viewer.userId : undefined
}

/** The link by whose key it was asked, where that still opens. */
export function linkBehind(request: FastifyRequest): string | undefined {
  const viewer = (request as RequestOfAsker)[asker]
  return viewer?.kind === 'link' ? viewer.linkId : undefined
}

/** What the request asks for, else what the user who asks has chosen. */
export function languageFor(request: FastifyRequest) {
  const accepted = request.headers['accept-language']
  const viewer = (request as RequestOfAsker)[asker]
  return accepted === undefined && viewer?.kind === 'account' ? viewer.language : languageOf(accepted)
}
