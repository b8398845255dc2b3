import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { Readable } from 'node:stream'
import { AppError } from '#server/kernel/errors.ts'
import type { Search } from '#server/kernel/upload.ts'

/** A scanner that has said nothing for so long is not going to. */
const patience = 30_000
/** A verdict is a line. */
const longestVerdict = 4096
const unanswered = (cause: unknown) => new AppError('cannotHandleTheRequest', { reason: 'unscanned' }, { cause, retryAfter: 10 })

/** Asks the scanner there about each content; without one there is nobody to ask. */
export const searching =
  (scanner: URL | undefined, timeout = patience): Search =>
  (content) =>
    scanner ? Readable.from(passing(content, scanner, timeout), { objectMode: false }) : content

async function* passing(source: Readable, { hostname, port }: URL, timeout: number) {
  const socket = connect({ host: hostname, port: Number(port || 3310), timeout })
  socket.on('timeout', () => socket.destroy(new Error('the scanner keeps silent')))
  const verdict = verdictOf(socket)
  try {
    await scanned(socket, verdict, Buffer.from('zINSTREAM\0'))
    for await (const chunk of source as AsyncIterable<Buffer>) {
      if (!chunk.length) continue // to clamd, nothing is the end
      await scanned(socket, verdict, sized(chunk))
      yield chunk
    }
    await scanned(socket, verdict, sized(Buffer.alloc(0)))
    judge(await verdict)
  } finally {
    socket.destroy()
    source.destroy()
  }
}

/** What clamd reads: how long a piece is, and the piece. */
function sized(chunk: Buffer) {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(chunk.length)
  return Buffer.concat([length, chunk])
}

/** No faster than it reads. One that has its verdict early reads no further. */
async function scanned(socket: Socket, verdict: Promise<string>, bytes: Buffer) {
  if (!socket.write(bytes)) await Promise.race([once(socket, 'drain').catch(() => undefined), verdict.then(judge)])
}

function verdictOf(socket: Socket): Promise<string> {
  const answer = (async () => {
    let said = ''
    for await (const piece of socket as AsyncIterable<Buffer>) {
      said += piece.toString('latin1')
      const end = said.indexOf('\0')
      if (end >= 0) return said.slice(0, end).trim()
      if (said.length > longestVerdict) break
    }
    return said.trim()
  })().catch((error: unknown) => {
    throw unanswered(error)
  })
  answer.catch(() => undefined) // its sender may give up first
  return answer
}

function judge(verdict: string) {
  if (verdict.endsWith('FOUND')) throw new AppError('unsupportedFileFormat', { reason: 'infected' }, { cause: new Error(verdict) })
  if (!verdict.endsWith('OK')) throw unanswered(new Error(`the scanner said: ${verdict.slice(0, 100) || 'nothing'}`))
}
