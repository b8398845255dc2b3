import { access, constants, mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { isMissingFile, writeFile } from '#server/files/store/writtenFile.ts'
import type { BackupPlace, Kept, PartFacts } from './backupPlace.ts'
import { checkedPart, isArchived, isContent, isPart } from './names.ts'

const contents = 'content.'
/** Thousands a day. */
const archive = 'archive'

/** Backups in a folder; contents of files are spread over 256 folders, and what is archived has its own. */
export class FolderPlace implements BackupPlace {
  readonly address: string
  readonly #scratch: string

  constructor(folder: string) {
    this.address = folder
    this.#scratch = path.join(folder, 'unfinished')
  }

  async put(name: string, source: Readable): Promise<Kept> {
    const { size, sha256 } = await writeFile(source, { scratch: this.#scratch, file: this.#place(name), root: this.address })
    return { bytes: size, sha256: sha256.toString('hex') }
  }

  async read(name: string) {
    const file = await open(this.#place(name), 'r')
    return file.createReadStream({ highWaterMark: 262_144 })
  }

  async stat(name: string): Promise<PartFacts | undefined> {
    try {
      return { name, bytes: (await stat(this.#place(name))).size }
    } catch (error) {
      if (isMissingFile(error)) return undefined
      throw error
    }
  }

  delete(name: string) {
    return rm(this.#place(name), { force: true })
  }

  async *list() {
    const there = await readdir(this.address).catch((error: unknown) => {
      if (isMissingFile(error)) return []
      throw error
    })
    for (const entry of there) {
      const names = /^(?:[0-9a-f]{2}|archive)$/.test(entry) ? await readdir(path.join(this.address, entry)) : [entry]
      for (const name of names.filter(isPart)) {
        const facts = await this.stat(name)
        if (facts) yield facts
      }
    }
  }

  discardUnfinished() {
    return rm(this.#scratch, { recursive: true, force: true })
  }

  async ready() {
    await mkdir(this.#scratch, { recursive: true, mode: 0o700 })
    await access(this.#scratch, constants.W_OK)
  }

  #place(name: string) {
    const checked = checkedPart(name)
    const folder = isContent(checked) ? checked.slice(contents.length, contents.length + 2) : isArchived(checked) ? archive : ''
    return path.join(this.address, folder, checked)
  }
}
