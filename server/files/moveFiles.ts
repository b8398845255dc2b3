import { PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { DataSource } from 'typeorm'
import type { FileStore } from '#server/kernel/fileStore.ts'

interface Row {
  id: string
  size: number
  sha256: Buffer
}
export interface Moved {
  id: string
  /** `there`: it lay in the new store already. `missing` and `damaged` speak of the old one. */
  outcome: 'moved' | 'there' | 'missing' | 'damaged'
}

const atOnce = 500
const next = 'select id, size, sha256 from stored_content where id > $1 order by id limit $2'
const stillThere = 'select from stored_content where id = $1'

/**
 * Copies every content that a row speaks of into another store, and takes nothing away from the first. What lies in
 * the new one already is passed over, so it can be ended and begun again at will; rows that come meanwhile are at the
 * end. Sizes of pictures stay behind: they are made anew when they are asked for.
 */
export async function* moveFiles(db: DataSource, from: FileStore, to: FileStore): AsyncGenerator<Moved> {
  let last = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const rows: Row[] = await db.query(next, [last, atOnce])
    if (!rows.length) return
    for (const row of rows) {
      const outcome = await moveOne(from, to, row)
      const isGone = outcome === 'missing' && !(await db.query<unknown[]>(stillThere, [row.id])).length
      if (!isGone) yield { id: row.id, outcome }
    }
    last = rows.at(-1)!.id
  }
}

async function moveOne(from: FileStore, to: FileStore, { id, size, sha256 }: Row): Promise<Moved['outcome']> {
  // A content appears whole or not at all, and is never changed.
  if ((await to.stat(id))?.size === size) return 'there'
  if (!(await from.stat(id))) return 'missing'
  const through = new PassThrough()
  const [stored] = await Promise.all([to.put(id, through), pipeline(await from.read(id), through)])
  if (stored.size === size && stored.sha256.equals(sha256)) return 'moved'
  await to.delete(id)
  return 'damaged'
}
