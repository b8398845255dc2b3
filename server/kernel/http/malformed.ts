import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { Config } from '#server/config.ts'
import type { App } from '../app.ts'
import { AppError } from '../errors.ts'
import { errorBody } from '../failure.ts'
import { uuidv7 } from '../ids.ts'
import { baseHeaders } from './headers.ts'

const statuses: Readonly<Record<string, number>> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 }

/** What is no HTTP request never becomes one: it is answered on the socket, in the form of every other refusal. */
export function refuseMalformed(
  app: Pick<App, 'log' | 'texts'> & { config: Pick<Config, 'publicUrl'> },
  error: Error & { code?: string },
  socket: Socket,
) {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const body = JSON.stringify(errorBody(app, new AppError('badRequest'), { requestId: uuidv7(), language: 'nb' }))
  const status = statuses[error.code ?? ''] ?? 400
  const headers = {
    ...baseHeaders(app.config),
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  }
  const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...Object.entries(headers).map((header) => header.join(': ')), '', body]
  if (socket.writable) socket.write(lines.join('\r\n'))
  socket.destroySoon()
}
