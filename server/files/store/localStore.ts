import { constants, createWriteStream } from 'node:fs'
import { access, mkdir, open, readdir, rename, rm, stat, statfs } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ContentFacts, FileStore, StoredContent } from '#server/kernel/fileStore.ts'
import { checkedKey, Incoming, isKey } from './content.ts'
import { discardParts, scratchFile } from './scratch.ts'

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'

/** Bytes without which a file of a usual size has no room any more. */
const oneUpload = 32 * 1_048_576

/** Contents as files in a folder, spread over 256 folders by the random end of their ids. */
export class LocalStore implements FileStore {
  readonly scratch: string
  readonly #folder: string
  readonly #leastFree: number

  constructor(folder: string, { leastFree = oneUpload }: { leastFree?: number } = {}) {
    this.#folder = folder
    this.#leastFree = leastFree
    this.scratch = path.join(folder, 'tmp')
  }

  async put(id: string, source: Readable): Promise<StoredContent> {
    const place = this.#place(id)
    await using part = await scratchFile(this.scratch)
    const stored = await write(part.path, source)
    await mkdir(path.dirname(place), { recursive: true })
    await rename(part.path, place)
    // The name is safe only when the folder that holds it is.
    await flush(path.dirname(place))
    await flush(this.#folder)
    return stored
  }

  async read(id: string, range?: { start: number; end: number }) {
    const file = await open(this.#place(id), 'r')
    return file.createReadStream({ ...range, highWaterMark: 262_144 })
  }

  async stat(id: string): Promise<ContentFacts | undefined> {
    try {
      const { size, mtime } = await stat(this.#place(id))
      return { key: id, size, changedAt: mtime }
    } catch (error) {
      if (isMissing(error)) return undefined
      throw error
    }
  }

  delete(id: string) {
    return rm(this.#place(id), { force: true })
  }

  async *list() {
    for (const folder of await foldersIn(this.#folder)) {
      for (const name of await readdir(path.join(this.#folder, folder))) {
        const facts = isKey(name) ? await this.stat(name) : undefined
        if (facts) yield facts
      }
    }
  }

  discardUnfinished(before: Date) {
    return discardParts(this.scratch, before)
  }

  async ready() {
    await mkdir(this.scratch, { recursive: true })
    await access(this.scratch, constants.W_OK)
    const { bavail, bsize } = await statfs(this.scratch)
    if (bavail * bsize < this.#leastFree) throw Object.assign(new Error('the disk of the files is full'), { code: 'ENOSPC' })
  }

  #place(id: string) {
    return path.join(this.#folder, checkedKey(id).slice(34, 36), id)
  }
}

async function write(file: string, source: Readable): Promise<StoredContent> {
  const incoming = new Incoming(source)
  await pipeline(incoming.chunks(), createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }))
  return incoming.stored()
}

async function flush(folder: string) {
  const opened = await open(folder, 'r')
  try {
    await opened.sync()
  } finally {
    await opened.close()
  }
}

const foldersIn = async (folder: string) => (await readdir(folder).catch(() => [])).filter((name) => /^[0-9a-f]{2}$/.test(name))
