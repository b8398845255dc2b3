import { Counter } from 'prom-client'
import type { App } from './app.ts'
import { asAppError } from './errors.ts'

const every = 10_000

/** Of the process, as all of it is told in one place. */
export const notesDropped = new Counter({
  name: 'notes_dropped_total',
  help: 'Batches of what was noted in memory that could not be written, and were let go.',
  labelNames: ['of'],
  registers: [],
})

/** Whether it may go better the next time. What can't be written at all is let go: it would keep all that comes after it from being written. */
export const isForLater = (error: unknown) => asAppError(error).details?.reason === 'busy'

/** Writes what was noted in memory, one write after the other. What it answers ends it, after all is written. */
export function writeNowAndThen({ log }: Pick<App, 'log'>, name: string, write: () => Promise<unknown>): () => Promise<void> {
  let writing: Promise<unknown> = Promise.resolve()
  const start = () => {
    writing = writing.then(write).catch((error: unknown) => {
      const isKept = isForLater(error)
      if (!isKept) notesDropped.inc({ of: name })
      log.error({ err: error, isKept }, name)
    })
  }
  const timer = setInterval(start, every).unref()
  return async () => {
    clearInterval(timer)
    start()
    await writing
  }
}
