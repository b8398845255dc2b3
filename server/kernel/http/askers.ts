import type { FastifyInstance, FastifyRequest } from 'fastify'
import { languageOf } from '../texts.ts'
import type { Viewer } from '../viewer.ts'

const asker = Symbol('asker')
type Asked = FastifyRequest & { [asker]: Viewer | undefined }

export const registerAskers = (http: FastifyInstance) => void http.decorateRequest(asker, undefined)

/** Kept beside the request, for the log. */
export const noteAsker = (request: FastifyRequest, viewer: Viewer) => void ((request as Asked)[asker] = viewer)

/** The id of the signed-in user who asked, where it came to that. */
export function userBehind(request: FastifyRequest): string | undefined {
  const viewer = (request as Asked)[asker]
  return viewer?.kind === 'account' ? viewer.userId : undefined
}

/** The link by whose key it was asked, where that still opens. */
export function linkBehind(request: FastifyRequest): string | undefined {
  const viewer = (request as Asked)[asker]
  return viewer?.kind === 'link' ? viewer.linkId : undefined
}

/** What the request asks for, else what the user who asks has chosen. */
export function languageFor(request: FastifyRequest) {
  const accepted = request.headers['accept-language']
  const viewer = (request as Asked)[asker]
  return accepted === undefined && viewer?.kind === 'account' ? viewer.language : languageOf(accepted)
}
