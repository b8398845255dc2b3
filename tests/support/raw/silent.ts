import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** Whoever asks and reads nothing of what is answered, from an address of this machine. */
export async function silent(address: string, asked: string, localAddress = '127.0.0.2'): Promise<Socket> {
  const { hostname, port } = new URL(address)
  const socket = connect({ host: hostname, port: Number(port), localAddress })
  socket.pause().on('error', () => undefined)
  await once(socket, 'connect')
  socket.write(asked)
  return socket
}

/** As many requests in one breath. */
export const times = (count: number, asked: string) => asked.repeat(count)

export const asGet = (url: string, headers: Record<string, string> = {}) =>
  [`GET ${url} HTTP/1.1`, 'Host: localhost', ...Object.entries(headers).map((header) => header.join(': ')), '', ''].join('\r\n')

export function asPost(url: string, body: object, headers: Record<string, string> = {}) {
  const text = JSON.stringify(body)
  const all = { host: 'localhost', 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)), ...headers }
  return [`POST ${url} HTTP/1.1`, ...Object.entries(all).map((header) => header.join(': ')), '', text].join('\r\n')
}
