import { createHash } from 'node:crypto'
import { type Caretaker, caretakerOf } from '#server/access/caretaker.ts'
import { ofEverybody } from '#server/access/heldSql.ts'
import type { App } from '#server/kernel/app.ts'
import { there } from '#server/kernel/errors.ts'
import type { Job } from '#server/kernel/job.ts'
import { AuditSeal } from './auditSeal.entity.ts'

interface Seal {
  day: string
  entries: number
  previous: Buffer | null
  hash: Buffer
}
/** `changed`: its entries are not those that were sealed. `broken`: its seal does not follow from the day before. */
export interface LogFinding {
  kind: 'changed' | 'broken'
  day: string
}

const atOnce = 1000
/** What was begun before midnight is done by then. */
const slack = `interval '1 hour'`

const lastSeal = ofEverybody('select day::text, hash from audit_seal order by day desc limit 1')
const firstEntry = ofEverybody(`select (at at time zone 'UTC')::date::text "day" from audit_entry order by at limit 1`)
const daysAfter = ofEverybody(
  `select d::date::text "day" from generate_series($1::date, ((now() - ${slack}) at time zone 'UTC')::date - 1, interval '1 day') d`,
)
const seals = ofEverybody('select day::text, entries, previous, hash from audit_seal where day > $1 order by day limit $2')
/** An entry as one text, in the order of the columns as they were when seals began. */
const entriesOf =
  ofEverybody(`select id, at::text, jsonb_build_array(id, extract(epoch from at), user_id, account_id, address, request_id, operation,
    estate_id, record_id, outcome, changed_fields)::text told from audit_entry
  where at >= $1::date::timestamp at time zone 'UTC' and at < ($1::date + 1)::timestamp at time zone 'UTC' and (at, id) > ($2, $3)
  order by at, id limit ${atOnce}`)
const earlier = ofEverybody(
  `select (at at time zone 'UTC')::date::text "day" from audit_entry where at < $1::date::timestamp at time zone 'UTC' order by at limit 1`,
)

/** Seals the days that are over and have no seal yet, oldest first, from the first entry on. */
export async function sealDays({ db, log }: Pick<App, 'db' | 'log'>) {
  const care = caretakerOf({ db })
  const [last] = await care.query<Pick<Seal, 'day' | 'hash'>>(lastSeal)
  const [first] = await care.query<{ day: string }>(firstEntry)
  if (!last && !first) return
  let previous = last?.hash ?? null
  const days = await care.query<{ day: string }>(daysAfter, last ? dayAfter(last.day) : there(first).day)
  for (const { day } of days) {
    const { entries, hash } = await hashOf(care, day, previous)
    await care.rows(AuditSeal).addOnce({ day, entries, previous, hash })
    // Outside of the database as well: whoever could rewrite the whole chain there does not reach this.
    log.info({ day, entries, hash: hash.toString('hex') }, 'audit log sealed')
    previous = hash
  }
}

export const sealsDays: Job = { queue: 'audit-seal', at: '30 4 * * *', does: sealDays }

/** Holds the log against its seals, and answers until which day it is sealed. */
export async function* logFindings(care: Caretaker): AsyncGenerator<LogFinding, string | undefined> {
  let last: Seal | undefined
  for (;;) {
    const next = await care.query<Seal>(seals, last?.day ?? '-infinity', atOnce)
    for (const seal of next) {
      if (!last) {
        const [before] = await care.query<{ day: string }>(earlier, seal.day)
        if (before) yield { kind: 'changed', day: before.day }
      }
      const follows = last ? seal.day === dayAfter(last.day) && seal.previous?.equals(last.hash) : seal.previous === null
      if (!follows) yield { kind: 'broken', day: seal.day }
      const { entries, hash } = await hashOf(care, seal.day, seal.previous)
      if (entries !== seal.entries || !hash.equals(seal.hash)) yield { kind: 'changed', day: seal.day }
      last = seal
    }
    if (next.length < atOnce) return last?.day
  }
}

async function hashOf(care: Caretaker, day: string, previous: Buffer | null) {
  const hash = createHash('sha256')
    .update(previous ?? Buffer.alloc(0))
    .update(day)
  let entries = 0
  let after = ['-infinity', '00000000-0000-0000-0000-000000000000']
  for (;;) {
    const rows = await care.query<{ id: string; at: string; told: string }>(entriesOf, day, ...after)
    for (const { told } of rows) hash.update(`\n${told}`)
    entries += rows.length
    if (rows.length < atOnce) return { entries, hash: hash.digest() }
    const { at, id } = rows.at(-1)!
    after = [at, id]
  }
}

const dayAfter = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)
