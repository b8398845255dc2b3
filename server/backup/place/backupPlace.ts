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

/** The contents of files, each under what it holds; the rest under the backup it belongs to. */
const names = /^(?:content\.[0-9a-f]{64}|key\.[0-9a-f]{16}\.age|\d{8}T\d{9}Z-[0-9a-f]{6}\.[0-9a-z_.-]{1,120})$/

/** What else lies in that place is not ours. */
export const isPart = (name: string) => names.test(name)

export function checkedPart(name: string): string {
  if (!isPart(name)) throw new Error(`${name} is no part of a backup.`)
  return name
}
