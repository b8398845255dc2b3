import type { App } from './app.ts'

export const hour = 3_600_000

interface Turns {
  name: string
  every: number
  /** A turn more: when it starts, or when it is ended. */
  also: 'first' | 'last'
  failed?: (error: unknown) => void
}

/** Does `work` in turns of which none begins before the last is done. What it answers ends it, and waits for the turn that runs. */
export function regularly(
  { log }: Pick<App, 'log'>,
  { name, every, also, failed }: Turns,
  work: () => Promise<unknown>,
): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve()
  const turn = () => {
    running = running.then(work).catch(failed ?? ((error: unknown) => log.error({ err: error }, name)))
  }
  if (also === 'first') turn()
  const timer = setInterval(turn, every).unref()
  return async () => {
    clearInterval(timer)
    if (also === 'last') turn()
    await running
  }
}

/** At the start, and every hour from then on. */
export const hourly = (app: Pick<App, 'log'>, name: string, work: () => Promise<unknown>) =>
  regularly(app, { name, every: hour, also: 'first' }, work)
