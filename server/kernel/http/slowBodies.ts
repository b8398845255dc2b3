import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isMultipart } from '../upload.ts'

const longest = 30_000

/** Uploads have the server's own, longer limit; every other body is small and has no reason to take long. */
export function registerSlowBodies(app: FastifyInstance, { longestMs = longest } = {}) {
  app.addHook('onRequest', (request, _reply, done) => {
    if (hasBody(request) && !isMultipart(request)) {
      const { raw } = request
      const timer = setTimeout(() => raw.destroy(), longestMs).unref()
      const stop = () => clearTimeout(timer)
      raw.once('end', stop).once('close', stop)
    }
    done()
  })
}

const hasBody = ({ headers }: FastifyRequest) => headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
