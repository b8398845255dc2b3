import type { Caretaker } from '#server/access/caretaker.ts'
import { ofEverybody } from '#server/access/heldSql.ts'
import type { FileStore } from '#server/kernel/fileStore.ts'
import { monthOf, type Seal } from '../chain.ts'
import { type ReadMonth, readMonth } from './monthFile.ts'
import { sealsOfMonth } from './sealsOfMonth.ts'

const moved = ofEverybody('select id from audit_archive where month = $1 and moved_at is not null')

/** What of the log lies in the store alone, read a month at a time as the days go by. */
export class MovedMonths {
  readonly #care: Caretaker
  readonly #files: Pick<FileStore, 'read'>
  #month: string | undefined
  #read: ReadMonth | 'unreadable' | undefined

  constructor(care: Caretaker, files: Pick<FileStore, 'read'>) {
    this.#care = care
    this.#files = files
  }

  /** How it stands with a day whose entries are not in the database; nothing more is said of a month that can't be read. */
  async faultOf({ day, entries, hash }: Seal): Promise<'changed' | 'unreadable' | undefined> {
    const isNew = monthOf(day) !== this.#month
    if (isNew) await this.#open(monthOf(day))
    if (this.#read === 'unreadable') return isNew ? 'unreadable' : undefined
    const held = this.#read?.days.get(day)
    return held?.entries === entries && held.hash.equals(hash) ? undefined : 'changed'
  }

  async #open(month: string) {
    const [archived] = await this.#care.query<{ id: string }>(moved, month)
    // Looked up anew for the next day where it is being moved at this moment.
    this.#month = archived && month
    const seals = await sealsOfMonth(this.#care, month)
    this.#read = archived && (await readMonth(this.#files, archived.id, seals).catch(() => 'unreadable' as const))
  }
}
