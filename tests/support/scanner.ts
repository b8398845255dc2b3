import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'

export const malicious = 'X5O!P%@AP[4-PZX54(P^)7CC)7}$STAND-IN-FOR-THE-TEST-FILE'

type Fault = 'none' | 'silent' | 'nonsense' | 'endless'
const saying: Readonly<Record<Exclude<Fault, 'none'>, (socket: Socket) => unknown>> = {
  silent: () => undefined,
  nonsense: (socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'),
  endless: (socket) => socket.write(Buffer.alloc(1_000_000, 'x')),
}

/** Speaks as clamd does: a content in pieces, each after its length, then one verdict. */
export async function startScanner() {
  let fault: Fault = 'none'
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket))
    let come = Buffer.alloc(0)
    socket.on('data', (piece: Buffer) => {
      come = Buffer.concat([come, piece])
      const content = contentOf(come)
      if (content && fault !== 'none') saying[fault](socket)
      else if (content) socket.end(`${content.includes(malicious) ? 'stream: Eicar-Test-Signature FOUND' : 'stream: OK'}\0`)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    does: (next: Fault) => void (fault = next),
    async stop() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Once all of it has come. */
function contentOf(come: Buffer): Buffer | undefined {
  const command = 'zINSTREAM\0'
  if (come.subarray(0, command.length).toString() !== command) return undefined
  const pieces: Buffer[] = []
  for (let at = command.length; at + 4 <= come.length;) {
    const length = come.readUInt32BE(at)
    if (length === 0) return Buffer.concat(pieces)
    pieces.push(come.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return undefined
}
