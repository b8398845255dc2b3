import type { Readable } from 'node:stream'

export interface StoredContent {
  size: number
  sha256: Buffer
}

export interface ContentFacts {
  key: string
  size: number
  changedAt: Date
}

/** Where the contents of files lie. An object appears whole or not at all, and is never changed. */
export interface FileStore {
  /** A folder on a disk of this machine, for what is not whole yet. */
  readonly scratch: string
  /** Kept safe before it answers. Whatever goes wrong, nothing of it stays. */
  put(key: string, source: Readable): Promise<StoredContent>
  /** `end` is included. */
  read(key: string, range?: { start: number; end: number }): Promise<Readable>
  stat(key: string): Promise<ContentFacts | undefined>
  delete(key: string): Promise<void>
  list(): AsyncIterable<ContentFacts>
  /** Removes what was begun before that moment and never finished. */
  discardUnfinished(before: Date): Promise<void>
  /** Throws where nothing can be kept. */
  ready(): Promise<void>
}
