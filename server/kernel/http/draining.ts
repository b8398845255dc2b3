import type { FastifyInstance } from 'fastify'
import type { Readiness } from './readiness.ts'

/**
 * While we stop, what was begun is finished and what still comes over open connections is served; each such connection
 * is then closed, so that its client finds another instance.
 */
export function registerDraining(http: FastifyInstance, readiness: Readiness) {
  http.addHook('onSend', (_request, reply, payload, done) => {
    if (readiness.isStopping) reply.header('connection', 'close')
    done(null, payload)
  })
  http.addHook('preClose', async () => readiness.stop())
}
