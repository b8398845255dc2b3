import { takeCare } from '#server/access/caretaker.ts'
import { ofEverybody } from '#server/access/heldSql.ts'
import type { App } from '#server/kernel/app.ts'
import type { Reading } from '#server/kernel/http/readings.ts'
import type { Job } from '#server/kernel/job.ts'
import { backupLate } from '#server/mail/templates/backupLate.ts'
import { administrators } from '../administrators.ts'

const longestHours = 36

/** Where there is none yet, since the day from which one is taken each night. */
const age = `select max(taken_at) "takenAt",
    extract(epoch from now() - coalesce(max(taken_at), (select created_on from pgboss.schedule where name = 'backup')))::float8 age from backup_run`
const newest = ofEverybody(age)
const archived = `select extract(epoch from now() - coalesce(archived_until, failing_since))::float8 age, waiting_bytes waiting,
    failure is not null failed from backup_archive`

interface Newest {
  takenAt: Date | null
  age: number | null
}

/** Tells those who look after the system that the newest backup is older than a day and a half. */
export const tellOfLateBackup = (app: Pick<App, 'db' | 'outbox'>) =>
  takeCare(app, async (care, mail) => {
    const [{ takenAt, age: seconds } = { takenAt: null, age: null }] = await care.query<Newest>(newest)
    if ((seconds ?? 0) <= longestHours * 3600) return
    for (const { email, language, firstName } of await administrators(care))
      await mail(backupLate.mail(email, language, { name: firstName, takenAt: takenAt?.toISOString() ?? null }))
  })

/** Once a day, where backups are wanted. */
export const tellsOfLateBackup: Job = {
  queue: 'backup-late',
  at: '0 8 * * *',
  isOff: ({ backupUrl }) => backupUrl === undefined,
  does: tellOfLateBackup,
}

/** For whoever watches; nothing where none is taken by itself and none was taken. */
export const backupFigures = ({ db }: Pick<App, 'db'>): Reading => ({
  of: 'backups',
  metrics: {
    backup_age_seconds: ['How long ago the moment is that the newest backup shows; before the first, since it is waited for.'],
    backup_failed: ['Whether the last backup failed.'],
    backup_archive_age_seconds: ['How long ago the moment is until which the database is archived, where it is.'],
    backup_archive_waiting_bytes: ['What had waited to be archived when that last failed.'],
    backup_archive_failed: ['Whether the last attempt to archive failed.'],
  },
  async read() {
    const [found]: Newest[] = await db.query(age)
    const [last]: { failed: boolean }[] = await db.query(
      'select failure is not null failed from backup_run order by finished_at desc limit 1',
    )
    const [archive]: { age: number; waiting: number; failed: boolean }[] = await db.query(archived)
    return {
      backup_age_seconds: found?.age == null ? [] : [{ value: found.age }],
      backup_failed: [{ value: last?.failed ? 1 : 0 }],
      backup_archive_age_seconds: archive ? [{ value: archive.age }] : [],
      backup_archive_waiting_bytes: archive ? [{ value: archive.waiting }] : [],
      backup_archive_failed: archive ? [{ value: archive.failed ? 1 : 0 }] : [],
    }
  },
})
