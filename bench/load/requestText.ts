import type { Request } from '../operations/requests.ts'

/** A request as it goes over the line. */
export function textOf({ path, headers, body }: Pick<Request, 'path' | 'headers' | 'body'>) {
  const lines = Object.entries({ host: '127.0.0.1', ...headers, 'content-length': String(Buffer.byteLength(body)) })
  return `POST ${path} HTTP/1.1\r\n${lines.map((line) => line.join(': ')).join('\r\n')}\r\n\r\n${body}`
}
