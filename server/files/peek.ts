import { Readable } from 'node:stream'

/** Enough to know a format by. */
const longestHead = 65_536

/** The beginning of a content, and the whole of it all the same. */
export async function peek(content: Readable): Promise<{ head: Buffer; whole: Readable }> {
  const chunks = content[Symbol.asyncIterator]() as AsyncIterator<Buffer>
  const read: Buffer[] = []
  for (let length = 0; length < longestHead;) {
    const { value, done } = await chunks.next()
    if (done) break
    read.push(value)
    length += value.length
  }
  const whole = async function* () {
    yield* read.splice(0)
    yield* { [Symbol.asyncIterator]: () => chunks }
  }
  return { head: Buffer.concat(read).subarray(0, longestHead), whole: Readable.from(whole(), { objectMode: false }) }
}
