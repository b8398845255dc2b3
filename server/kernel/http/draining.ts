import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { busy } from '../errors.ts'
import { isMultipart } from '../upload.ts'
import type { Readiness } from './readiness.ts'

/**
 * While we stop, what was begun is finished and what still comes over open connections is served, but for uploads, which
 * may take longer than we have; each such connection is then closed, so that its client finds another instance.
 */
export function registerDraining(http: FastifyInstance, readiness: Readiness) {
  /** Connections whose last answer is under way, and says so. */
  const ending = new WeakSet<Socket>()
  http.addHook('onRequest', (request, _reply, done) => {
    if (readiness.isStopping) ending.add(request.raw.socket)
    done(readiness.isStopping && isMultipart(request) ? busy() : undefined)
  })
  http.addHook('onSend', (_request, reply, payload, done) => {
    if (readiness.isStopping) reply.header('connection', 'close')
    done(null, payload)
  })
  // Of an answer that had begun before, nothing told its client that it would be the last.
  http.addHook('onResponse', ({ raw: { socket } }, _reply, done) => {
    if (readiness.isStopping && socket instanceof Socket && !ending.has(socket)) socket.destroySoon()
    done()
  })
  http.addHook('preClose', async () => readiness.stop())
}
