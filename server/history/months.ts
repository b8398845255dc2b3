import { careAtOnce, caretakerOf } from '#server/access/caretaker.ts'
import { ofEverybody } from '#server/access/heldSql.ts'
import { nothingGoesAway } from '#server/files/standstill.offer.ts'
import type { App } from '#server/kernel/app.ts'
import { there } from '#server/kernel/errors.ts'
import type { Job } from '#server/kernel/job.ts'

/** A product that stands still for a quarter of a year finds its month there. */
const monthsAhead = 3

const unforeseen = ofEverybody('select exists (select from audit_months.unforeseen) "areThere"')
const add = ofEverybody('select add_audit_months($1)')
/** A backup that has begun reads to its end first: rows that lie elsewhere since are not seen in its snapshot. */
const holdStill = ofEverybody(`select pg_advisory_xact_lock(${nothingGoesAway})`)
const place = ofEverybody('select place_unforeseen_entries()::float8 entries')

/** The months of the log that are to come; what came without one has its own from then on. */
export async function prepareMonths({ db, log }: Pick<App, 'db' | 'log'>) {
  const care = caretakerOf({ db })
  const [lost] = await care.query<{ areThere: boolean }>(unforeseen)
  if (there(lost).areThere) {
    const entries = await careAtOnce({ db }, async (alone) => {
      await alone.query(holdStill)
      const [placed] = await alone.query<{ entries: number }>(place)
      return there(placed).entries
    })
    log.warn({ entries }, 'entries of the audit log lay outside of its months, and were given theirs')
  }
  await care.query(add, monthsAhead)
}

export const preparesMonths: Job = { queue: 'audit-months', at: '10 4 * * *', does: prepareMonths }
