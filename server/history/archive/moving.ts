import { careAtOnce, type Caretaker, caretakerOf } from '#server/access/caretaker.ts'
import { ofEverybody } from '#server/access/heldSql.ts'
import { nothingGoesAway } from '#server/files/standstill.offer.ts'
import type { App } from '#server/kernel/app.ts'
import { there } from '#server/kernel/errors.ts'
import { uuidv7 } from '#server/kernel/ids.ts'
import type { Job } from '#server/kernel/job.ts'
import type { Seal } from '../chain.ts'
import { AuditArchive } from './auditArchive.entity.ts'
import { readMonth, writtenMonth } from './monthFile.ts'
import { sealsOfMonth } from './sealsOfMonth.ts'

interface Part {
  name: string
  endsAt: Date
  beginsAt: Date | null
}

const oldParts = ofEverybody(`select "name", nullif(begins_at, '-infinity') "beginsAt", ends_at "endsAt" from audit_month
  where ends_at <= (date_trunc('month', now() at time zone 'UTC') - make_interval(months => $1)) at time zone 'UTC' order by begins_at`)
/** Month by month, by the index. */
const monthsOf = ofEverybody(`with recursive held as (
    (select at from audit_entry where at >= coalesce($1::timestamptz, '-infinity') and at < $2::timestamptz order by at limit 1)
    union all
    select (select e.at from audit_entry e where e.at >= (date_trunc('month', h.at at time zone 'UTC') + interval '1 month') at time zone 'UTC'
      and e.at < $2::timestamptz order by e.at limit 1) from held h where h.at is not null)
  select date_trunc('month', at at time zone 'UTC')::date::text "month" from held where at is not null`)
const written = ofEverybody('select id, sha256, moved_at is not null "isMoved" from audit_archive where month = $1')
const forget = ofEverybody('delete from audit_archive where month = $1 and moved_at is null')

type Moving = Pick<App, 'db' | 'files' | 'log' | 'config'>

/**
 * Moves the months that are old enough into the store of files. A month is written, read back and held against its seals
 * before its part is dropped, and both are so in one transaction: whatever ends it midway leaves the month in the
 * database, in the store, or in both.
 */
export async function moveOldMonths({ db, files, log, config }: Moving) {
  const months = config.auditMonths
  if (months === undefined) return
  const care = caretakerOf({ db })
  for (const part of await care.query<Part>(oldParts, months)) {
    const held = await care.query<{ month: string }>(monthsOf, part.beginsAt, part.endsAt)
    for (const { month } of held) await keepMonth({ care, files }, month)
    await dropPart(
      db,
      part,
      held.map(({ month }) => month),
    )
    log.info({ part: part.name, months: held.length }, 'audit log moved to the store of files')
  }
}

/** What an earlier night has written is held against its seals again, and written anew where it is not right. */
async function keepMonth({ care, files }: { care: Caretaker; files: App['files'] }, month: string) {
  const seals = await sealsOfMonth(care, month)
  const [before] = await care.query<{ id: string; sha256: Buffer; isMoved: boolean }>(written, month)
  if (before?.isMoved) throw new Error(`The month ${month} of the audit log lies in the archive already.`)
  if (before && (await isRight(files, before, seals))) return
  await care.query(forget, month)
  const id = uuidv7()
  const { size, sha256 } = await files.put(id, writtenMonth(care, month, seals))
  if (!(await isRight(files, { id, sha256 }, seals)))
    throw new Error(`The month ${month} of the audit log could not be read back as it was written.`)
  const [first, last] = [there(seals[0]), there(seals.at(-1))]
  const entryCount = seals.reduce((sum, { entries }) => sum + entries, 0)
  const content = { size: String(size), sha256, entryCount, firstHash: first.hash, lastHash: last.hash }
  await care.rows(AuditArchive).add({ id, month, ...content })
}

async function isRight(files: App['files'], { id, sha256 }: { id: string; sha256: Buffer }, seals: readonly Seal[]) {
  const read = await readMonth(files, id, seals).catch(() => undefined)
  return (
    read !== undefined &&
    read.sha256.equals(sha256) &&
    seals.every(({ day, entries, hash }) => read.days.get(day)?.entries === entries && read.days.get(day)!.hash.equals(hash))
  )
}

/** Whoever writes commands waits for as long at the most, a few times. */
const patience = ofEverybody(`select set_config('lock_timeout', '2s', true)`)
/** A backup that has begun reads the part to its end first. */
const holdStill = ofEverybody(`select pg_advisory_xact_lock(${nothingGoesAway})`)
const drop = ofEverybody('select drop_audit_part($1, $2::date[])')

async function dropPart(db: App['db'], { name }: Part, months: readonly string[], tries = 5): Promise<void> {
  try {
    await careAtOnce({ db }, async (care) => {
      await care.query(patience)
      await care.query(holdStill)
      await care.query(drop, name, months)
    })
  } catch (error) {
    if (tries === 1 || (error as { code?: unknown }).code !== lockNotAvailable) throw error
    await dropPart(db, { name } as Part, months, tries - 1)
  }
}
const lockNotAvailable = '55P03'

export const movesMonths: Job = {
  queue: 'audit-archive',
  at: '0 5 * * *',
  isOff: ({ auditMonths }) => auditMonths === undefined,
  does: moveOldMonths,
}
