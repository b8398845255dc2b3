import { createWriteStream } from 'node:fs'
import { chmod, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

const block = 512
const folder = '5'
const file = '0'

const text = (header: Buffer, start: number, length: number) => header.toString('latin1', start, start + length).replace(/\0.*$/s, '')
const padded = (size: number) => Math.ceil(size / block) * block

/** Takes what PostgreSQL packed out into a folder: files and folders, and nothing else. */
export async function unpack(source: Readable, into: string) {
  const pieces = new Pieces(source)
  for (;;) {
    const header = await pieces.whole(block)
    if (!header || header.every((byte) => byte === 0)) break
    const name = path.join(into, path.normalize(`/${text(header, 0, 100)}`))
    const size = Number.parseInt(text(header, 124, 12), 8) || 0
    const type = text(header, 156, 1)
    if (type === folder) await mkdir(name, { recursive: true, mode: 0o700 })
    else if (type === file) await pipeline(Readable.from(pieces.stretch(size)), createWriteStream(name, { mode: 0o600 }))
    else throw new Error(`The base holds ${name}, which is neither a file nor a folder.`)
    await pieces.whole(padded(size) - size)
  }
  await pieces.rest()
  await chmod(into, 0o700)
}

/** A stream that is read in pieces of wished sizes. */
class Pieces {
  readonly #chunks: AsyncIterator<Buffer>
  #left: Buffer = Buffer.alloc(0)

  constructor(source: Readable) {
    this.#chunks = source[Symbol.asyncIterator]() as AsyncIterator<Buffer>
  }

  async *stretch(size: number) {
    for (let wanted = size; wanted > 0;) {
      if (!this.#left.length && !(await this.#more())) throw new Error('The base ends too early.')
      const piece = this.#left.subarray(0, wanted)
      this.#left = this.#left.subarray(piece.length)
      wanted -= piece.length
      yield piece
    }
  }

  /** Nothing where the stream is at its end. */
  async whole(size: number): Promise<Buffer | undefined> {
    if (!this.#left.length && size && !(await this.#more())) return undefined
    const pieces = []
    for await (const piece of this.stretch(size)) pieces.push(piece)
    return Buffer.concat(pieces)
  }

  /** To its end, where it is held against its sums. */
  async rest() {
    while (await this.#more());
  }

  async #more() {
    const { done, value } = await this.#chunks.next()
    this.#left = done ? Buffer.alloc(0) : value
    return !done
  }
}
