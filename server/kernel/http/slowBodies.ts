import type { FastifyInstance } from 'fastify'
import { isMultipart } from '../upload.ts'

const longest = 30_000

/** Uploads have the server's own, longer limit; every other body is small and has no reason to take long. */
export function registerSlowBodies(app: FastifyInstance, { longestMs = longest } = {}) {
  app.addHook('onRequest', async (request) => {
    const { raw } = request
    const hasBody = raw.headers['transfer-encoding'] !== undefined || Number(raw.headers['content-length'] ?? 0) > 0
    if (!hasBody || isMultipart(request)) return
    const timer = setTimeout(() => raw.destroy(), longestMs).unref()
    const stop = () => clearTimeout(timer)
    raw.once('end', stop).once('close', stop)
  })
}
