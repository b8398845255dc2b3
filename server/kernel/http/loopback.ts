import type { FastifyRequest } from 'fastify'

const loopback = /^(::1|(::ffff:)?127\.)/

/** Asked from the machine that the product runs on; what a proxy passes on comes from elsewhere. */
export function isOfThisMachine({ headers, socket }: Pick<FastifyRequest, 'headers' | 'socket'>) {
  const isPassedOn = headers['x-forwarded-for'] !== undefined || headers['forwarded'] !== undefined
  return !isPassedOn && loopback.test(socket.remoteAddress ?? '')
}
