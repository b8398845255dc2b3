import type { FastifyInstance } from 'fastify'
import type { App } from '../app.ts'
import { userBehind } from './askers.ts'
import { addressOf } from './peer.ts'
import { templateOf } from './template.ts'

/** One line a request. The template stands for the address: a public link's key opens what it names. */
export function registerRequestLog(http: FastifyInstance, app: Pick<App, 'config' | 'log'>) {
  // All of it is ours, so there is nothing in it to be blacked out.
  const log = app.log.child({}, { redact: [] })
  http.addHook('onResponse', (request, reply, done) => {
    const { id: requestId, method } = request
    const userId = userBehind(request)
    const ms = Math.round(reply.elapsedTime * 10) / 10
    const address = addressOf(app.config, request)
    log.info(
      { requestId, method, route: templateOf(request) || 'none', status: reply.statusCode, ms, address, ...(userId && { userId }) },
      'request',
    )
    done()
  })
}
