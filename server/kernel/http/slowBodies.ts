import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isContent, isMultipart } from '../upload.ts'

const longest = 30_000

interface Sender {
  /** Whose body is awaited. */
  raw: IncomingMessage | undefined
  since: number
}

/** Uploads have the server's own, longer limit; every other body is small and has no reason to take long. */
export function registerSlowBodies(http: FastifyInstance, { longestMs = longest } = {}) {
  /** By connection: a list of requests is written anew every few of them, and what it held outlives the young generation with it. */
  const senders = new Map<Socket, Sender>()
  let timer: NodeJS.Timeout | undefined
  const watch = (ms: number) => (timer = setTimeout(cut, ms).unref())

  /** One clock for all of them costs less than one each. */
  function cut() {
    const late = performance.now() - longestMs
    let next = Infinity
    timer = undefined
    for (const sender of senders.values()) {
      if (!sender.raw) continue
      if (!sender.raw.complete && sender.since > late) {
        next = Math.min(next, sender.since)
        continue
      }
      if (!sender.raw.complete) sender.raw.destroy()
      sender.raw = undefined
    }
    if (next < Infinity) watch(next - late)
  }

  http.server.on('connection', (socket: Socket) => {
    senders.set(socket, { raw: undefined, since: 0 })
    socket.once('close', () => senders.delete(socket))
  })
  http.addHook('onRequest', (request, _reply, done) => {
    const sender = senders.get(request.raw.socket)
    if (sender && hasBody(request) && !isMultipart(request) && !isContent(request)) {
      sender.raw = request.raw
      sender.since = performance.now()
      if (!timer) watch(longestMs)
    }
    done()
  })
  http.addHook('preValidation', ({ raw }, _reply, done) => {
    const sender = senders.get(raw.socket)
    if (sender) sender.raw = undefined
    done()
  })
}

const hasBody = ({ headers }: FastifyRequest) => headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
