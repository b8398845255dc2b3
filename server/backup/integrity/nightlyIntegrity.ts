import { takeCare } from '#server/access/caretaker.ts'
import { ofEverybody } from '#server/access/heldSql.ts'
import { administrators } from '#server/administration/administrators.ts'
import { noteRun } from '#server/administration/operating/integrityRuns.ts'
import type { App } from '#server/kernel/app.ts'
import type { Reading } from '#server/kernel/http/readings.ts'
import type { Job } from '#server/kernel/job.ts'
import { damaged } from '#server/mail/templates/damaged.ts'
import { begin, instalment, type Position } from './instalment.ts'

const queue = 'integrity'
const atNight = '30 1 * * *'

/** Another one is further on: of one that was taken up twice, or of the night before. */
const isUnderWay = `select from pgboss.job where name = $1 and state < 'completed' and data is not null and data is distinct from $2::jsonb limit 1`
const note = ofEverybody(noteRun)
const last = ofEverybody('select difference_count "differenceCount" from integrity_run order by finished_at desc limit 1')

/** Holds all that is kept against what was written down of it, an instalment after the other. */
export async function holdTogether(app: App, position: Position | null, ending: AbortSignal) {
  const others: unknown[] = await app.db.query(isUnderWay, [queue, position && JSON.stringify(position)])
  if (others.length) return
  const at = position ?? begin()
  const next = await instalment(app, at, ending)
  if (typeof next === 'object') await app.jobs.send(app.db.manager, queue, next)
  else await noteEnd(app, at.startedAt, next)
}

/** Whoever looks after the system is told once of what has come, not each night until it is mended. */
const noteEnd = (app: Pick<App, 'db' | 'outbox'>, startedAt: string, differences: number) =>
  takeCare(app, async (care, mail) => {
    const [before] = await care.query<{ differenceCount: number }>(last)
    await care.query(note, startedAt, differences)
    if (differences <= (before?.differenceCount ?? 0)) return
    for (const { email, language, firstName } of await administrators(care))
      await mail(damaged.mail(email, language, { name: firstName, count: differences }))
  })

export const jobs: readonly Job[] = [{ queue, at: atNight, does: holdTogether }]

const newest =
  'select extract(epoch from now() - finished_at)::float8 age, difference_count::float8 differences from integrity_run order by finished_at desc limit 1'

/** For whoever watches; nothing before the first look has come to its end. */
const integrityFigures = ({ db }: Pick<App, 'db'>): Reading => ({
  of: 'integrity',
  metrics: {
    integrity_age_seconds: ['How long ago all that is kept was held against what was written down of it.'],
    integrity_differences: ['In how much it was not as it was kept.'],
  },
  async read() {
    const [run]: { age: number; differences: number }[] = await db.query(newest)
    return {
      integrity_age_seconds: run ? [{ value: run.age }] : [],
      integrity_differences: run ? [{ value: run.differences }] : [],
    }
  },
})
export const figures = [integrityFigures]
