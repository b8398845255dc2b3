import type { IncomingMessage } from 'node:http'
import { PassThrough, type Readable } from 'node:stream'
import { filesAway } from '#server/kernel/errors.ts'

/** A content on its way from a store, which may break off, or keep silent for as long as nobody ends it. */
export function comingIn(body: IncomingMessage, longestSilence: number): Readable {
  const content = new PassThrough()
  const breakOff = (error: unknown) => content.destroy(filesAway(error))
  let before = -1
  const watch = setInterval(() => {
    const { bytesRead } = body.socket
    // What lies here waits for its reader, and not for the store.
    if (bytesRead === before && !body.readableLength) breakOff(new Error('the store keeps silent'))
    before = bytesRead
  }, longestSilence / 2).unref()
  body.on('error', breakOff).once('end', () => clearInterval(watch))
  content.once('close', () => {
    clearInterval(watch)
    body.destroy()
  })
  return body.pipe(content)
}
