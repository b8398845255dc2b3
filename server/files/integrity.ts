import { createHash } from 'node:crypto'
import type { DataSource } from 'typeorm'
import type { FileStore } from '#server/kernel/fileStore.ts'
import { batches, fileIdOf, withoutRow } from './sweep.ts'

export interface Finding {
  /** `missing`: a row without its content. `damaged`: a content that is not what its row says. `unused`: a content without a row, and none to come. */
  kind: 'missing' | 'damaged' | 'unused'
  id: string
}

type Rows = { id: string; size: number; sha256: Buffer }[]

const atOnce = 500
const next = 'select id, size, sha256 from stored_content where id > $1 order by id limit $2'

interface Kept {
  db: DataSource
  files: FileStore
}

export const beforeAllFiles = '00000000-0000-0000-0000-000000000000'

/** Reads the content of every row after an id, one after the other. */
export async function* heldFiles({ db, files }: Kept, after = beforeAllFiles): AsyncGenerator<{ id: string; kind?: Finding['kind'] }> {
  let last = after
  for (;;) {
    const rows: Rows = await db.query(next, [last, atOnce])
    for (const row of rows) {
      const kind = await faultOf(files, row)
      yield { id: row.id, ...(kind && { kind }) }
    }
    if (rows.length < atOnce) return
    last = rows.at(-1)!.id
  }
}

/** Holds rows and contents against each other, reading every content. */
export async function* findings({ db, files }: Kept): AsyncGenerator<Finding> {
  for await (const { id, kind } of heldFiles({ db, files })) if (kind) yield { kind, id }
  for await (const facts of batches(files.list())) {
    const unused = await withoutRow(
      db,
      facts.map(({ key }) => key),
    )
    const staged = await underWay(db, unused)
    for (const id of unused) if (!staged.has(fileIdOf(id))) yield { kind: 'unused', id }
  }
}

/** Those that were begun lately: a row comes, or they go within the hour. */
async function underWay(db: DataSource, keys: readonly string[]) {
  const rows: { id: string }[] = await db.query('select id from staged_content where id = any($1::uuid[])', [keys.map(fileIdOf)])
  return new Set(rows.map(({ id }) => id))
}

async function faultOf(files: FileStore, { id, size, sha256 }: Rows[number]) {
  const facts = await files.stat(id)
  if (!facts) return 'missing'
  if (facts.size !== size) return 'damaged'
  const hash = createHash('sha256')
  for await (const chunk of await files.read(id)) hash.update(chunk as Buffer)
  return hash.digest().equals(sha256) ? undefined : 'damaged'
}
