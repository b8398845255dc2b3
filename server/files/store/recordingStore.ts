import type { Readable } from 'node:stream'
import { isUuid } from '#schema/uuid.ts'
import type { Caretaker } from '#server/access/caretaker.ts'
import type { FileStore } from '#server/kernel/fileStore.ts'
import { PassingStore } from './passingStore.ts'
import { StagedContent } from './stagedContent.entity.ts'

/** Writes down what is about to be stored, before any of it is: where nothing can be recorded, nothing is taken in. */
export class RecordingStore extends PassingStore {
  readonly #caretaker: Caretaker

  constructor(store: FileStore, caretaker: Caretaker) {
    super(store)
    this.#caretaker = caretaker
  }

  override async put(key: string, source: Readable) {
    // The sizes of a picture go with it.
    if (isUuid(key)) await this.#caretaker.rows(StagedContent).addOnce({ id: key })
    return super.put(key, source)
  }
}
