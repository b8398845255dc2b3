import { hash } from 'node:crypto'
import type { Caretaker } from '#server/access/caretaker.ts'
import { ofEverybody } from '#server/access/heldSql.ts'

const atOnce = 500
const next = ofEverybody(`select a.id, a.content, a.content_hash "contentHash", a.file_hash "fileHash", f.sha256 "storedHash"
  from order_approval a left join file f on f.id = a.file_id where a.id > $1 order by a.id limit ${atOnce}`)

interface Agreement {
  id: string
  content: string
  contentHash: Buffer
  fileHash: Buffer
  /** Of the paper as it lies there; none where it went with its estate. */
  storedHash: Buffer | null
}

/** Holds each approval against its hashes: what was agreed is what was kept then, and so is the paper of it. */
export async function* approvalFindings(care: Caretaker): AsyncGenerator<{ kind: 'forged'; id: string }, number> {
  let last = '00000000-0000-0000-0000-000000000000'
  for (let count = 0; ;) {
    const agreements = await care.query<Agreement>(next, last)
    for (const { id, content, contentHash, fileHash, storedHash } of agreements) {
      const isWhole = hash('sha256', content, 'buffer').equals(contentHash) && (!storedHash || storedHash.equals(fileHash))
      if (!isWhole) yield { kind: 'forged', id }
      last = id
    }
    count += agreements.length
    if (agreements.length < atOnce) return count
  }
}
