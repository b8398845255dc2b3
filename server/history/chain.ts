import { createHash } from 'node:crypto'
import type { Caretaker } from '#server/access/caretaker.ts'
import { ofEverybody } from '#server/access/heldSql.ts'

export interface Seal {
  day: string
  entries: number
  previous: Buffer | null
  hash: Buffer
}

const atOnce = 1000

/** An entry as one text, in the order of the columns as they were when seals began. */
const entriesOf =
  ofEverybody(`select id, at::text, jsonb_build_array(id, extract(epoch from at), user_id, account_id, address, request_id, operation,
    estate_id, record_id, outcome, changed_fields)::text entry from audit_entry
  where at >= $1::date::timestamp at time zone 'UTC' and at < ($1::date + 1)::timestamp at time zone 'UTC' and (at, id) > ($2, $3)
  order by at, id limit ${atOnce}`)

/** The entries of a day as they are sealed, in their order. */
export async function* entriesOfDay(care: Caretaker, day: string): AsyncGenerator<string> {
  let after = ['-infinity', '00000000-0000-0000-0000-000000000000']
  for (;;) {
    const rows = await care.query<{ id: string; at: string; entry: string }>(entriesOf, day, ...after)
    for (const { entry } of rows) yield entry
    if (rows.length < atOnce) return
    const { at, id } = rows.at(-1)!
    after = [at, id]
  }
}

/** The hash of a day and of the one before, entry by entry. */
export class DayHash {
  entries = 0
  readonly #hash
  constructor(day: string, previous: Buffer | null) {
    this.#hash = createHash('sha256')
      .update(previous ?? Buffer.alloc(0))
      .update(day)
  }
  add(entry: string) {
    this.#hash.update(`\n${entry}`)
    this.entries++
  }
  digest() {
    return this.#hash.digest()
  }
}

export async function hashOfDay(care: Caretaker, day: string, previous: Buffer | null) {
  const hash = new DayHash(day, previous)
  for await (const entry of entriesOfDay(care, day)) hash.add(entry)
  return { entries: hash.entries, hash: hash.digest() }
}

export const dayAfter = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)
export const dayBefore = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10)
export const monthOf = (day: string) => `${day.slice(0, 7)}-01`
