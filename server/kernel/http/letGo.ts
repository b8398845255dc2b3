import type { IncomingMessage } from 'node:http'

/** Less than this is sooner read to its end than a connection is made anew. */
const worthReading = 1_048_576
/** As long as a sender may take to notice that it has been answered. */
const patience = 2000

/** After an answer that did not wait for the whole request: the rest is not read, and its sender is cut off. */
export function letGo(request: IncomingMessage) {
  if (request.complete || request.readableEnded) return
  let left = worthReading
  request.unpipe()
  request.on('data', (chunk: Buffer) => {
    left -= chunk.length
    if (left < 0) request.pause()
  })
  request.resume()
  const cut = setTimeout(() => request.destroy(), patience).unref()
  request.once('close', () => clearTimeout(cut))
}
