import type { Readable } from 'node:stream'
import { asAppError } from '#server/kernel/errors.ts'
import type { FileStore } from '#server/kernel/fileStore.ts'
import type { Reading } from '#server/kernel/http/readings.ts'

type Counted = 'put' | 'read' | 'stat' | 'delete'

/** Counts what the store itself could not do; what was sent to it, and by whom, is no fault of its. */
export class MeasuredStore implements FileStore {
  readonly #store: FileStore
  readonly #failures: Record<Counted, number> = { put: 0, read: 0, stat: 0, delete: 0 }

  constructor(store: FileStore) {
    this.#store = store
  }

  get scratch() {
    return this.#store.scratch
  }

  put(key: string, source: Readable) {
    return this.#counted('put', this.#store.put(key, source))
  }
  read(key: string, range?: { start: number; end: number }) {
    return this.#counted('read', this.#store.read(key, range))
  }
  stat(key: string) {
    return this.#counted('stat', this.#store.stat(key))
  }
  delete(key: string) {
    return this.#counted('delete', this.#store.delete(key))
  }
  list() {
    return this.#store.list()
  }
  discardUnfinished(before: Date) {
    return this.#store.discardUnfinished(before)
  }
  ready() {
    return this.#store.ready()
  }

  get figures(): Reading {
    return {
      of: 'store',
      metrics: {
        file_store_answers: ['Whether the store of files answers and can keep something.'],
        file_store_answer_seconds: ['How long it took to.'],
        file_store_failures: ['What it could not do in this process.', 'operation'],
      },
      read: async () => {
        const before = performance.now()
        const answers = await this.#store.ready().then(
          () => 1,
          () => 0,
        )
        return {
          file_store_answers: [{ value: answers }],
          file_store_answer_seconds: [{ value: (performance.now() - before) / 1000 }],
          file_store_failures: Object.entries(this.#failures).map(([operation, value]) => ({ labels: { operation }, value })),
        }
      },
    }
  }

  async #counted<T>(operation: Counted, work: Promise<T>): Promise<T> {
    try {
      return await work
    } catch (error) {
      if (asAppError(error).status >= 500) this.#failures[operation]++
      throw error
    }
  }
}
