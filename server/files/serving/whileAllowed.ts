import { Readable } from 'node:stream'

/** What takes longer than this to hand out is asked about again, as often. */
const askEveryMs = 1000

/** A content on its way, cut off once its reader may not have it any more. What is handed out in an instant costs nothing. */
export function whileAllowed(content: Readable, length: number, mayStill: () => Promise<unknown>): Readable {
  async function* parts() {
    let askedAt = performance.now()
    let left = length
    for await (const part of content as AsyncIterable<Buffer>) {
      if (performance.now() - askedAt > askEveryMs) {
        await mayStill()
        askedAt = performance.now()
      }
      left -= part.length
      yield part
    }
    // Its reader was told how much would come, and would wait for the rest.
    if (left) throw new Error('a content is not as long as its store says')
  }
  return Readable.from(parts(), { objectMode: false }).once('close', () => content.destroy())
}
