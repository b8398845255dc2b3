import pino, { type DestinationStream, type Logger } from 'pino'
import type { Config } from '#server/config.ts'
import { loggedError } from './loggedError.ts'

const secret = [
  '*.password',
  '*.oldPassword',
  '*.newPassword',
  '*.token',
  '*.authorization',
  '*.cookie',
  'req.headers.cookie',
  'req.headers.authorization',
]

/** Lines wait for one another: one write for many of them. What is left is written at the end, and after a second at the latest. */
const together = { minLength: 65_536, maxWrite: 131_072, periodicFlush: 1000, sync: false }

/** One JSON line an event; on a terminal it is made readable. */
export function createLog({ logLevel }: Pick<Config, 'logLevel'>, destination?: DestinationStream): Logger {
  const options = { level: logLevel, redact: secret, base: undefined, serializers: { err: (error: unknown) => loggedError(error) } }
  if (destination) return pino(options, destination)
  return process.stdout.isTTY
    ? pino({ ...options, transport: { target: 'pino-pretty', options: { ignore: 'pid,hostname' } } })
    : pino(options, pino.destination({ dest: 1, ...together }))
}
