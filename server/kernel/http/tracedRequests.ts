import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type TracedRequest, tracer } from '../tracing.ts'
import { templateOf } from './template.ts'

const followed = Symbol('followed')
type Followed = FastifyRequest & { [followed]: TracedRequest | undefined }

/** Asked every few seconds by whoever watches: nobody waits for these. */
const unfollowed = new Set(['/livez', '/healthz', '/readyz', '/metrics'])

function transportOf(route: string) {
  if (route.startsWith('/graphql')) return 'graphql'
  if (route.startsWith('/api/')) return 'rest'
  return 'page'
}

/** Follows each call from its headers to its answer, by its template: an address may open what it names. */
export function registerTracedRequests(http: FastifyInstance) {
  http.decorateRequest(followed, undefined)
  http.addHook('onRequest', (request, _reply, done) => {
    const route = templateOf(request)
    if (!unfollowed.has(route))
      (request as Followed)[followed] = tracer()?.request(`${request.method} ${route || 'none'}`, request.headers, {
        'http.request.method': request.method,
        'http.route': route || 'none',
        'grunnmur.transport': transportOf(route),
        'grunnmur.request_id': request.id,
      })
    done()
  })
  // What a body comes in by knows nothing of the call.
  http.addHook('preValidation', (request, _reply, done) => {
    const call = (request as Followed)[followed]
    if (call) call.within(done)
    else done()
  })
  http.addHook('onResponse', (request, reply, done) => {
    ;(request as Followed)[followed]?.end(reply.statusCode)
    done()
  })
}

/** Where calls are followed. */
export const traceIdOf = (request: FastifyRequest) => (request as Followed)[followed]?.traceId
