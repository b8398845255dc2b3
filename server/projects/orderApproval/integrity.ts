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

export const beforeAllApprovals = '00000000-0000-0000-0000-000000000000'

/** Holds each approval after an id against its hashes: what was agreed is what was kept then, and so is the paper of it. */
export async function* heldApprovals(care: Caretaker, after = beforeAllApprovals): AsyncGenerator<{ id: string; isWhole: boolean }> {
  let last = after
  for (;;) {
    const agreements = await care.query<Agreement>(next, last)
    for (const { id, content, contentHash, fileHash, storedHash } of agreements) {
      const isWhole = hash('sha256', content, 'buffer').equals(contentHash) && (!storedHash || storedHash.equals(fileHash))
      yield { id, isWhole }
      last = id
    }
    if (agreements.length < atOnce) return
  }
}

/** All of them; answers how many there are. */
export async function* approvalFindings(care: Caretaker): AsyncGenerator<{ kind: 'forged'; id: string }, number> {
  let count = 0
  for await (const { id, isWhole } of heldApprovals(care)) {
    if (!isWhole) yield { kind: 'forged', id }
    count++
  }
  return count
}
