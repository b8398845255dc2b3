import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Requests that a connection may send ahead of its answers. Hardly any program sends one. */
const mostAhead = 16

/**
 * What a connection asks for is begun when its answer before that has gone: whoever asks ahead and reads nothing has one
 * answer made, and no more. To be registered before all that does anything.
 */
export function registerOneByOne(http: FastifyInstance, { ahead: most = mostAhead } = {}) {
  const ahead = new WeakMap<Socket, number>()
  http.server.prependListener('request', ({ socket }: { socket: Socket }, response: ServerResponse) => {
    if (response.socket) return
    const count = (ahead.get(socket) ?? 0) + 1
    ahead.set(socket, count)
    response.once('socket', () => ahead.set(socket, ahead.get(socket)! - 1))
    if (count > most) socket.destroy()
  })
  http.addHook('onRequest', ({ raw }, { raw: answer }, done) => {
    if (answer.socket) done()
    else if (!raw.socket.destroyed) answer.once('socket', () => done())
  })
}
