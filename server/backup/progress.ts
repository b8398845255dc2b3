import { PassThrough } from 'node:stream'

const everyMs = process.stderr.isTTY ? 1000 : 10_000
const mb = (bytes: number) => `${(bytes / 1e6).toFixed(bytes < 1e7 ? 1 : 0)} MB`

/** Says on the way how far it has come, and how fast. */
export class Progress {
  readonly #started = performance.now()
  #last = this.#started
  #bytes = 0
  #done = 0
  #of = 0
  #what = ''

  begin(what: string, of: number) {
    this.#what = what
    this.#of = of
    this.#done = 0
  }

  done() {
    this.#done++
    this.#tell()
  }

  bytes(count: number) {
    this.#bytes += count
    this.#tell()
  }

  /** Counts what passes. */
  counting() {
    const counter = new PassThrough()
    counter.on('data', (chunk: Buffer) => this.bytes(chunk.length))
    // Who listens makes it flow, and whoever reads it is to say when.
    return counter.pause()
  }

  #tell() {
    const now = performance.now()
    if (now - this.#last < everyMs) return
    this.#last = now
    const speed = this.#bytes / ((now - this.#started) / 1000)
    process.stderr.write(`${this.#what} ${this.#done} of ${this.#of}, ${mb(this.#bytes)}, ${mb(speed)}/s\n`)
  }
}
