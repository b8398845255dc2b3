import { type Caretaker, caretakerOf } from '#server/access/caretaker.ts'
import { ofEverybody } from '#server/access/heldSql.ts'
import type { App } from '#server/kernel/app.ts'
import { there } from '#server/kernel/errors.ts'
import type { FileStore } from '#server/kernel/fileStore.ts'
import type { Job } from '#server/kernel/job.ts'
import { MovedMonths } from './archive/movedMonths.ts'
import { AuditSeal } from './auditSeal.entity.ts'
import { dayAfter, dayBefore, hashOfDay, type Seal } from './chain.ts'

/**
 * `changed`: its entries are not those that were sealed. `broken`: its seal does not follow from the day before. `unreadable`: its
 * month lies in the store of files, and can't be read there to its end.
 */
export interface LogFinding {
  kind: 'changed' | 'broken' | 'unreadable'
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
    const { entries, hash } = await hashOfDay(care, day, previous)
    await care.rows(AuditSeal).addOnce({ day, entries, previous, hash })
    // Outside of the database as well: whoever could rewrite the whole chain there does not reach this.
    log.info({ day, entries, hash: hash.toString('hex') }, 'audit log sealed')
    previous = hash
  }
}

export const sealsDays: Job = { queue: 'audit-seal', at: '30 4 * * *', does: sealDays }

export const beforeAllDays = '-infinity'

/** Holds the log against its seals, what was moved and what was not alike, a day after the other from one on. */
export async function* heldDays(
  care: Caretaker,
  files: Pick<FileStore, 'read'>,
  after = beforeAllDays,
): AsyncGenerator<{ day: string; kinds: LogFinding['kind'][] }> {
  let last = after === beforeAllDays ? undefined : (await care.query<Seal>(seals, dayBefore(after), 1))[0]
  const moved = new MovedMonths(care, files)
  for (;;) {
    const next = await care.query<Seal>(seals, last?.day ?? after, atOnce)
    for (const seal of next) {
      if (!last) {
        const [before] = await care.query<{ day: string }>(earlier, seal.day)
        if (before) yield { day: before.day, kinds: ['changed'] }
      }
      const follows = last ? seal.day === dayAfter(last.day) && seal.previous?.equals(last.hash) : seal.previous === null
      const kind = await faultOf(care, moved, seal)
      yield { day: seal.day, kinds: [...(follows ? [] : ['broken' as const]), ...(kind ? [kind] : [])] }
      last = seal
    }
    if (next.length < atOnce) return
  }
}

/** All days; answers until which day the log is sealed. */
export async function* logFindings(care: Caretaker, files: Pick<FileStore, 'read'>): AsyncGenerator<LogFinding, string | undefined> {
  let last: string | undefined
  for await (const { day, kinds } of heldDays(care, files)) {
    for (const kind of kinds) yield { kind, day }
    last = day
  }
  return last
}

/** A day that is not in the database as it was sealed lies in the store, and only there. */
async function faultOf(care: Caretaker, moved: MovedMonths, seal: Seal) {
  const { entries, hash } = await hashOfDay(care, seal.day, seal.previous)
  if (entries === seal.entries && hash.equals(seal.hash)) return undefined
  return entries ? 'changed' : moved.faultOf(seal)
}
