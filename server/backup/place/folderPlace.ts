import { createWriteStream } from 'node:fs'
import { access, constants, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Incoming } from '#server/files/store/content.ts'
import { scratchFile } from '#server/files/store/scratch.ts'
import { type BackupPlace, checkedPart, isPart, type Kept, type PartFacts } from './backupPlace.ts'

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'
const contents = 'content.'

/** Backups in a folder; contents of files are spread over 256 folders. */
export class FolderPlace implements BackupPlace {
  readonly address: string
  readonly #scratch: string

  constructor(folder: string) {
    this.address = folder
    this.#scratch = path.join(folder, 'unfinished')
  }

  async put(name: string, source: Readable): Promise<Kept> {
    const place = this.#place(name)
    const incoming = new Incoming(source)
    await using part = await scratchFile(this.#scratch)
    await pipeline(incoming.chunks(), createWriteStream(part.path, { flags: 'wx', mode: 0o600, flush: true }))
    await mkdir(path.dirname(place), { recursive: true, mode: 0o700 })
    await rename(part.path, place)
    await flush(path.dirname(place))
    const { size, sha256 } = incoming.stored()
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
      if (isMissing(error)) return undefined
      throw error
    }
  }

  delete(name: string) {
    return rm(this.#place(name), { force: true })
  }

  async *list() {
    const there = await readdir(this.address).catch((error: unknown) => {
      if (isMissing(error)) return []
      throw error
    })
    for (const entry of there) {
      const names = /^[0-9a-f]{2}$/.test(entry) ? await readdir(path.join(this.address, entry)) : [entry]
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
    return checked.startsWith(contents)
      ? path.join(this.address, checked.slice(contents.length, contents.length + 2), checked)
      : path.join(this.address, checked)
  }
}

/** A name is safe only when the folder that holds it is. */
async function flush(folder: string) {
  const opened = await open(folder, 'r')
  try {
    await opened.sync()
  } finally {
    await opened.close()
  }
}
