import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

const megabyte = 1_048_576
/** What is left of a request is read up to here; of one that is announced to be longer no more than it takes to notice the answer. */
const worthReading = 32 * megabyte
/** Milliseconds. As long as a sender may take to notice that it has been answered, once nothing more comes. */
const patience = 2000
const longest = 10_000

/**
 * A connection that is closed while something comes in on it is reset, and what was answered is lost with it. So whoever
 * is answered before the end of their request is still listened to for a while: our side is ended, theirs is read and
 * thrown away.
 */
export function registerLettingGo(http: FastifyInstance) {
  http.addHook('onSend', ({ raw }, _reply, payload, done) => {
    const { socket } = raw
    if (!raw.complete && socket)
      socket.destroySoon = () => {
        closeAtOnce(raw)
        if (raw.complete) return socket.destroySoon()
        socket.end()
        raw.once('close', () => socket.destroy())
      }
    done(null, payload)
  })
  http.addHook('onResponse', ({ raw }, _reply, done) => {
    letGo(raw)
    done()
  })
}

/** From now on it is closed like every other connection. */
const closeAtOnce = ({ socket }: IncomingMessage) => void Reflect.deleteProperty(socket, 'destroySoon')

/** After an answer that did not wait for the whole request: its sender is cut off in the end. */
function letGo(request: IncomingMessage) {
  if (request.complete || request.readableEnded || request.destroyed) {
    closeAtOnce(request)
    return
  }
  let left = Number(request.headers['content-length']) > worthReading ? megabyte : worthReading
  const until = performance.now() + longest
  const cut = setTimeout(() => request.destroy(), patience).unref()
  request.unpipe()
  request.on('data', (chunk: Buffer) => {
    left -= chunk.length
    if (left < 0) request.pause()
    else if (performance.now() < until) cut.refresh()
  })
  request.resume()
  request.once('close', () => {
    clearTimeout(cut)
    closeAtOnce(request)
  })
}
