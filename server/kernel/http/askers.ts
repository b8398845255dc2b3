import type { FastifyRequest } from 'fastify'
import type { Viewer } from '../viewer.ts'

const askers = new WeakMap<FastifyRequest, Viewer>()

/** Kept beside the request, for the log. */
export const noteAsker = (request: FastifyRequest, viewer: Viewer) => void askers.set(request, viewer)

/** The id of the signed-in user who asked, where it came to that. */
export function userBehind(request: FastifyRequest): string | undefined {
  const viewer = askers.get(request)
  return viewer?.kind === 'account' ? viewer.userId : undefined
}
