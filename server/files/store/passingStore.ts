import type { Readable } from 'node:stream'
import type { ContentFacts, FileStore, StoredContent } from '#server/kernel/fileStore.ts'

/** Hands everything on to another store: what does something about some of it says that alone. */
export class PassingStore implements FileStore {
  protected readonly store: FileStore

  constructor(store: FileStore) {
    this.store = store
  }

  get scratch() {
    return this.store.scratch
  }
  put(key: string, source: Readable): Promise<StoredContent> {
    return this.store.put(key, source)
  }
  read(key: string, range?: { start: number; end: number }) {
    return this.store.read(key, range)
  }
  stat(key: string): Promise<ContentFacts | undefined> {
    return this.store.stat(key)
  }
  delete(key: string) {
    return this.store.delete(key)
  }
  list() {
    return this.store.list()
  }
  discardUnfinished(before: Date) {
    return this.store.discardUnfinished(before)
  }
  ready() {
    return this.store.ready()
  }
}
