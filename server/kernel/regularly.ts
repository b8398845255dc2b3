import type { Logger } from 'pino'

export const hour = 3_600_000

interface Turns {
  name: string
  every: number
  /** A turn more: when it starts, or when it is ended. */
  also: 'first' | 'last'
  failed?: (error: unknown) => void
}

/** Does `work` in turns; one that would begin while another runs is left out. What it answers ends it, and waits for the turn that runs. */
export function regularly(
  { log }: { log: Logger },
  { name, every, also, failed }: Turns,
  work: () => Promise<unknown>,
): () => Promise<void> {
  let running: Promise<unknown> | undefined
  const turn = () =>
    (running ??= Promise.resolve()
      .then(work)
      .catch(failed ?? ((error: unknown) => log.error({ err: error }, name)))
      .finally(() => (running = undefined)))
  if (also === 'first') void turn()
  const timer = setInterval(turn, every).unref()
  return async () => {
    clearInterval(timer)
    await running
    if (also === 'last') await turn()
  }
}

/** At the start, and every hour from then on. */
export const hourly = (app: { log: Logger }, name: string, work: () => Promise<unknown>) =>
  regularly(app, { name, every: hour, also: 'first' }, work)
