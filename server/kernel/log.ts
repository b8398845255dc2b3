import pino, { type DestinationStream, type Logger } from 'pino'
import type { Config } from '#server/config.ts'
import { loggedError } from './loggedError.ts'
import { tracer } from './tracing.ts'

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
const together = { minLength: 16_384, maxWrite: 65_536, periodicFlush: 1000, sync: false }

/** One JSON line an event; on a terminal it is made readable. */
export function createLog({ logLevel, instanceName }: Pick<Config, 'logLevel' | 'instanceName'>, destination?: DestinationStream): Logger {
  const base = instanceName ? { instance: instanceName } : undefined
  const options = {
    level: logLevel,
    redact: secret,
    base,
    serializers: { err: (error: unknown) => loggedError(error) },
    ...(tracer() && { mixin: ofTrace }),
  }
  if (destination) return pino(options, destination)
  return process.stdout.isTTY
    ? pino({ ...options, transport: { target: 'pino-pretty', options: { ignore: 'pid,hostname' } } })
    : pino(options, piling(pino.destination({ dest: 1, ...together })))
}

/** Which trace a line belongs to. */
function ofTrace() {
  const traceId = tracer()?.traceId()
  return traceId ? { traceId } : {}
}

/** Hands lines on by the pile: with each that it is given, the library measures all that waits anew. */
function piling(file: ReturnType<typeof pino.destination>) {
  const [write, flush, flushSync] = [file.write.bind(file), file.flush.bind(file), file.flushSync.bind(file)]
  let pile = ''
  const handOn = () => {
    const lines = pile
    pile = ''
    if (lines) write(lines)
  }
  return Object.assign(file, {
    write(line: string) {
      pile += line
      if (pile.length >= together.minLength) handOn()
      return true
    },
    flush(done?: (error?: Error) => unknown) {
      handOn()
      flush(done)
    },
    flushSync() {
      handOn()
      flushSync()
    },
  })
}
