import type { App } from './app.ts'

const hour = 3_600_000

/** Does `work` now and every hour from then on. What it answers ends it, after the last of it is done. */
export function hourly({ log }: Pick<App, 'log'>, name: string, work: () => Promise<unknown>): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve()
  const start = () => {
    running = work().catch((error: unknown) => log.error({ err: error }, name))
  }
  start()
  const timer = setInterval(start, hour).unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}
