import type { Socket } from 'node:net'
import { AppError } from '../errors.ts'
import { refuseOnSocket, type Speaking } from './onSocket.ts'

const statuses: Readonly<Record<string, number>> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 }

/** What is no HTTP request never becomes one. */
export function refuseMalformed(app: Speaking, error: Error & { code?: string }, socket: Socket) {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  refuseOnSocket(app, { error: new AppError('badRequest'), status: statuses[error.code ?? ''] ?? 400 }, socket)
}
