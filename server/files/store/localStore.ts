import { constants } from 'node:fs'
import { access, mkdir, open, readdir, rm, stat, statfs } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import type { ContentFacts, FileStore, StoredContent } from '#server/kernel/fileStore.ts'
import { checkedKey, isKey } from './content.ts'
import { discardParts } from './scratch.ts'
import { isMissingFile, writeFile } from './writtenFile.ts'

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
    return writeFile(source, { scratch: this.scratch, file: this.#place(id), root: this.#folder })
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
      if (isMissingFile(error)) return undefined
      throw error
    }
  }

  async delete(id: string) {
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

const foldersIn = async (folder: string) => (await readdir(folder).catch(() => [])).filter((name) => /^[0-9a-f]{2}$/.test(name))
