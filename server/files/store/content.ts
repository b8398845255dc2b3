import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { StoredContent } from '#server/kernel/fileStore.ts'

const key = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?:\.[0-9a-z.]{1,20})?$/

/** The id of a file, with the name of a size where it is one. What else lies in a store is not ours. */
export const isKey = (name: string) => key.test(name)

export function checkedKey(name: string): string {
  if (!isKey(name)) throw new Error('no key of the file store')
  return name
}

/** A content on its way in. */
export class Incoming {
  /** Why its sender did not come to the end. */
  failure: unknown
  readonly #source: Readable
  readonly #hash = createHash('sha256')
  #size = 0

  constructor(source: Readable) {
    this.#source = source
  }

  async *chunks(): AsyncGenerator<Buffer> {
    const chunks = this.#source[Symbol.asyncIterator]() as AsyncIterator<Buffer, undefined>
    try {
      for (;;) {
        // Only here: what goes wrong between two chunks is the fault of who takes them.
        const { value, done } = await chunks.next().catch((error: unknown) => {
          this.failure = error
          throw error
        })
        if (done) return
        this.#hash.update(value)
        this.#size += value.length
        yield value
      }
    } finally {
      this.#source.destroy()
    }
  }

  /** Once all of it has come. */
  stored(): StoredContent {
    return { size: this.#size, sha256: this.#hash.digest() }
  }
}
