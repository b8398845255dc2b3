import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { Config } from '#server/config.ts'
import type { App } from '../app.ts'
import type { AppError } from '../errors.ts'
import { errorBody } from '../failure.ts'
import { uuidv7 } from '../ids.ts'
import type { Language } from '../texts.ts'
import { baseHeaders } from './headers.ts'

export type Speaking = Pick<App, 'log' | 'texts'> & { config: Pick<Config, 'publicUrl'> }

interface Refusal {
  error: AppError
  status?: number
  language?: Language
}

/** Answers what never becomes a request on the socket itself, in the form of every other refusal. */
export function refuseOnSocket(app: Speaking, { error, status = error.status, language = 'nb' }: Refusal, socket: Socket) {
  const body = JSON.stringify(errorBody(app, error, { requestId: uuidv7(), language }))
  const headers = {
    ...baseHeaders(app.config),
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    ...(error.retryAfter && { 'retry-after': error.retryAfter }),
    connection: 'close',
  }
  const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...Object.entries(headers).map((header) => header.join(': ')), '', body]
  if (socket.writable) socket.write(lines.join('\r\n'))
  socket.destroySoon()
}
