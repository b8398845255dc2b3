import type pg from 'pg'
import type { FileStore } from '#server/kernel/fileStore.ts'
import type { BackupKey } from '../backupKey.ts'
import { type Content, copyContent, keepAdded } from '../contents.ts'
import type { Part } from '../manifest.ts'
import { hashOf } from '../parts.ts'
import type { BackupPlace } from '../place/backupPlace.ts'

/** An id tells when its content was begun. Most have their row within minutes; a copy that somebody asked for waits its turn. */
const latestRowMs = 24 * 3_600_000
const atOnce = 500
const next = `select id, size, sha256 from stored_content where id > $1 order by id limit ${atOnce}`

const firstIdAt = (ms: number) =>
  ms
    .toString(16)
    .padStart(12, '0')
    .replace(/^(.{8})(.{4})$/, '$1-$2-7000-8000-000000000000')

interface Bringing {
  place: BackupPlace
  key: BackupKey
  files: FileStore
}

/** Contents of files that have come since, each before the log that speaks of it. */
export class AddedContents {
  readonly #given: Bringing
  #brought = new Set<string>()

  constructor(given: Bringing) {
    this.#given = given
  }

  /** All that rows speak of now and that came since a moment. */
  async bring(client: pg.Client, since: Date) {
    const seen = new Set<string>()
    const parts: Part[] = []
    let last = firstIdAt(since.getTime() - latestRowMs)
    for (;;) {
      const { rows } = await client.query<Content>(next, [last])
      for (const content of rows) {
        seen.add(content.id)
        const part = this.#brought.has(content.id) ? undefined : await this.#bringOne(content)
        if (part) parts.push(part)
      }
      if (rows.length < atOnce) break
      last = rows.at(-1)!.id
    }
    if (parts.length) await keepAdded(this.#given.place, new Date(), parts)
    // Those before are named already, and asked for no more.
    this.#brought = seen
  }

  /** Named also where it lies there: whoever named it before may be removed first. One that the store has lost is not. */
  async #bringOne(content: Content): Promise<Part | undefined> {
    const { place, key } = this.#given
    const name = key.nameOf(content.sha256)
    const there = await place.stat(name)
    const kept = there ? { bytes: there.bytes, sha256: await this.#hashOf(name, content) } : await copyContent(this.#given, content)
    return kept && { name, ...kept }
  }

  /** In the clear its own hash is the content's. */
  async #hashOf(name: string, { sha256 }: Content) {
    const { place, key } = this.#given
    return key.mark === undefined ? sha256.toString('hex') : hashOf(await place.read(name))
  }
}
