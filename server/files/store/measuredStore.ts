import type { Readable } from 'node:stream'
import { asAppError } from '#server/kernel/errors.ts'
import type { Reading } from '#server/kernel/http/readings.ts'
import { traced } from '#server/kernel/tracing.ts'
import { PassingStore } from './passingStore.ts'

type Counted = 'put' | 'read' | 'stat' | 'delete'

/** Counts what the store itself could not do; what was sent to it, and by whom, is no fault of its. */
export class MeasuredStore extends PassingStore {
  readonly #failures: Record<Counted, number> = { put: 0, read: 0, stat: 0, delete: 0 }

  override put(key: string, source: Readable) {
    return this.#counted('put', () => super.put(key, source))
  }
  override read(key: string, range?: { start: number; end: number }) {
    return this.#counted('read', () => super.read(key, range))
  }
  override stat(key: string) {
    return this.#counted('stat', () => super.stat(key))
  }
  override delete(key: string) {
    return this.#counted('delete', () => super.delete(key))
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
        const answers = await this.ready().then(
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

  async #counted<T>(operation: Counted, work: () => Promise<T>): Promise<T> {
    try {
      return await traced('store', operation, work)
    } catch (error) {
      if (asAppError(error).status >= 500) this.#failures[operation]++
      throw error
    }
  }
}
