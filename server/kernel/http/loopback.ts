import type { FastifyRequest } from 'fastify'
import type { Config } from '#server/config.ts'

const loopback = /^(::1|(::ffff:)?127\.)/
const loopbackName = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i

/**
 * Asked from the machine that the product runs on, and by a name of it: what a proxy passes on comes from elsewhere, and
 * a page of somebody else's may have its own name lead here.
 */
export function isOfThisMachine({ publicUrl }: Pick<Config, 'publicUrl'>, { headers, socket }: Pick<FastifyRequest, 'headers' | 'socket'>) {
  const isPassedOn = headers['x-forwarded-for'] !== undefined || headers['forwarded'] !== undefined
  const host = headers.host ?? ''
  const isOurs = loopbackName.test(host) || host.toLowerCase() === new URL(publicUrl).host
  return !isPassedOn && isOurs && loopback.test(socket.remoteAddress ?? '')
}
