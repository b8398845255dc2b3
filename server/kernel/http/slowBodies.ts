import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isMultipart } from '../upload.ts'

const longest = 30_000

/** Uploads have the server's own, longer limit; every other body is small and has no reason to take long. */
export function registerSlowBodies(http: FastifyInstance, { longestMs = longest } = {}) {
  /** Since when, oldest first: one clock for all of them costs less than one each. */
  const awaited = new Map<IncomingMessage, number>()
  let timer: NodeJS.Timeout | undefined
  const watch = (ms: number) => (timer = setTimeout(cut, ms).unref())

  function cut() {
    const late = performance.now() - longestMs
    timer = undefined
    for (const [raw, since] of awaited) {
      if (since > late) {
        watch(since - late)
        return
      }
      awaited.delete(raw)
      if (!raw.complete) raw.destroy()
    }
  }

  http.addHook('onRequest', (request, _reply, done) => {
    if (hasBody(request) && !isMultipart(request)) {
      awaited.set(request.raw, performance.now())
      if (!timer) watch(longestMs)
    }
    done()
  })
  http.addHook('preValidation', ({ raw }, _reply, done) => {
    awaited.delete(raw)
    done()
  })
}

const hasBody = ({ headers }: FastifyRequest) => headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
