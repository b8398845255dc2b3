import type { Readable } from 'node:stream'
import { isUuid } from '#schema/uuid.ts'
import type { Caretaker } from '#server/access/caretaker.ts'
import type { ContentFacts, FileStore, StoredContent } from '#server/kernel/fileStore.ts'
import { StagedContent } from './stagedContent.entity.ts'

/** Writes down what is about to be stored, before any of it is: where nothing can be recorded, nothing is taken in. */
export class RecordingStore implements FileStore {
  readonly #store: FileStore
  readonly #caretaker: Caretaker

  constructor(store: FileStore, caretaker: Caretaker) {
    this.#store = store
    this.#caretaker = caretaker
  }

  get scratch() {
    return this.#store.scratch
  }

  async put(key: string, source: Readable): Promise<StoredContent> {
    // The sizes of a picture go with it.
    if (isUuid(key)) await this.#caretaker.rows(StagedContent).addOnce({ id: key })
    return this.#store.put(key, source)
  }

  read(key: string, range?: { start: number; end: number }) {
    return this.#store.read(key, range)
  }
  stat(key: string): Promise<ContentFacts | undefined> {
    return this.#store.stat(key)
  }
  delete(key: string) {
    return this.#store.delete(key)
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
}
