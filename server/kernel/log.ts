import pino, { type Logger } from 'pino'
import type { Config } from '#server/config.ts'

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

/** One JSON line an event; on a terminal it is made readable. */
export function createLog({ logLevel }: Pick<Config, 'logLevel'>): Logger {
  const options = { level: logLevel, redact: secret, base: undefined }
  return process.stdout.isTTY
    ? pino({ ...options, transport: { target: 'pino-pretty', options: { ignore: 'pid,hostname' } } })
    : pino(options)
}
