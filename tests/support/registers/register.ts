import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Answering = (request: IncomingMessage, response: ServerResponse, url: URL) => void

export const json =
  (body: unknown, status = 200): Answering =>
  (_, response) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
export const status =
  (code: number): Answering =>
  (_, response) =>
    void response.writeHead(code).end('<html>feil</html>')
export const garbage: Answering = (_, response) =>
  void response.writeHead(200, { 'content-type': 'application/json' }).end('{"adresser": [tull')
export const halfABody: Answering = (_, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' })
  response.write('{"adresser": [')
  setImmediate(() => response.destroy())
}
export const silence: Answering = () => undefined

/** A register outside, which answers as it is told to, and keeps what it was asked. */
export async function startRegister() {
  let answering: Answering = status(500)
  const asked: URL[] = []
  const server = createServer((request, response) => {
    const url = new URL(request.url!, 'http://register')
    asked.push(url)
    answering(request, response, url)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    answers: (as: Answering) => void (answering = as),
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
