import { Counter } from 'prom-client'
import type { App } from './app.ts'
import { asAppError } from './errors.ts'
import { regularly } from './regularly.ts'

const every = 10_000

/** Of the process, as all of it is told in one place. */
export const notesDropped = new Counter({
  name: 'notes_dropped_total',
  help: 'Batches of what was noted in memory that could not be written, and were let go.',
  labelNames: ['of'],
  registers: [],
})

/** Whether it may go better the next time. What can't be written at all is let go: it would keep all that comes after it from being written. */
export const isForLater = (error: unknown) => asAppError(error).status === 503

/** Writes what was noted in memory, now and then and at the end. What it answers ends it. */
export const writeNowAndThen = ({ log }: Pick<App, 'log'>, name: string, write: () => Promise<unknown>): (() => Promise<void>) =>
  regularly({ log }, { name, every, also: 'last', failed: (error) => tell(log, name, error) }, write)

function tell(log: App['log'], name: string, error: unknown) {
  const isKept = isForLater(error)
  if (!isKept) notesDropped.inc({ of: name })
  log.error({ err: error, isKept }, name)
}
