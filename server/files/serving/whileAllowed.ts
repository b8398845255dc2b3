import { Readable } from 'node:stream'

/** What takes longer than this to hand out is asked about again, as often. */
const askEveryMs = 1000

/** A content on its way, cut off once its reader may not have it any more. What is handed out in an instant costs nothing. */
export function whileAllowed(content: Readable, mayStill: () => Promise<unknown>): Readable {
  async function* parts() {
    let askedAt = performance.now()
    for await (const part of content as AsyncIterable<Buffer>) {
      if (performance.now() - askedAt > askEveryMs) {
        await mayStill()
        askedAt = performance.now()
      }
      yield part
    }
  }
  return Readable.from(parts(), { objectMode: false }).once('close', () => content.destroy())
}
