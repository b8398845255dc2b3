import type { Holder } from './holder.ts'

export interface Restarts {
  /** Told each time it runs again. */
  restarted: (() => void) | undefined
  /** Told once, when it is not started any more: whoever watches the process has to. */
  lost: ((error: unknown) => void) | undefined
  /** Times in ten minutes. */
  most: number | undefined
  /** Whether the last death tells nothing against another start. */
  isExcused: (() => boolean) | undefined
}

const window = 600_000
const mostRestarts = 5

/** Starts a server anew that dies, which is seen by the connection that is held to it. What it answers ends that, after what has begun. */
export function keepAlive(
  holder: () => Holder,
  again: () => Promise<unknown>,
  { restarted, lost, most = mostRestarts, isExcused = () => false }: Partial<Restarts> = {},
): () => Promise<void> {
  let isMeant = false
  let starting: Promise<unknown> = Promise.resolve()
  let deaths: number[] = []

  const watch = () => holder().client.once('end', died)

  function died() {
    if (isMeant) return
    const now = performance.now()
    deaths = deaths.filter((at) => now - at < window)
    if (!isExcused()) deaths.push(now)
    if (deaths.length > most) {
      lost?.(new Error(`PostgreSQL died ${deaths.length} times in ten minutes.`))
      return
    }
    starting = again().then(
      () => {
        restarted?.()
        if (!isMeant) watch()
      },
      (error: unknown) => {
        if (!isMeant) lost?.(error)
      },
    )
  }

  watch()
  return async () => {
    isMeant = true
    await starting
  }
}
