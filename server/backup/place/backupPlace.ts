import type { Readable } from 'node:stream'

/** What a part is as it lies there: encrypted where a key is given. */
export interface Kept {
  bytes: number
  sha256: string
}

export interface PartFacts {
  name: string
  bytes: number
}

/** Where backups lie. A part appears whole or not at all. */
export interface BackupPlace {
  /** For people: without keys. */
  readonly address: string
  put(name: string, source: Readable): Promise<Kept>
  read(name: string): Promise<Readable>
  stat(name: string): Promise<PartFacts | undefined>
  delete(name: string): Promise<void>
  list(): AsyncIterable<PartFacts>
  /** Removes what was begun and never became a part. */
  discardUnfinished(): Promise<void>
  /** Throws where nothing can be kept. */
  ready(): Promise<void>
}
