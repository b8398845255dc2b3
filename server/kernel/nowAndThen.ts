import type { App } from './app.ts'

const every = 10_000

/** Writes what was noted in memory, one write after the other. What it answers ends it, after all is written. */
export function writeNowAndThen({ log }: Pick<App, 'log'>, name: string, write: () => Promise<unknown>): () => Promise<void> {
  let writing: Promise<unknown> = Promise.resolve()
  const start = () => {
    writing = writing.then(write).catch((error: unknown) => log.error({ err: error }, name))
  }
  const timer = setInterval(start, every).unref()
  return async () => {
    clearInterval(timer)
    start()
    await writing
  }
}
