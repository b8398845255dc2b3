const patience = 30_000
/** A terminal and a parent both hand on one Ctrl-C; only what comes later is another wish. */
const sameWish = 500

/** Answers whether this was the first wish. */
export type Stop = (code: number, how?: { atOnce?: boolean }) => boolean

/** Serves on until whoever sends calls here has had time to learn of it, or the signal cuts it short. */
export type Drain = (cut: AbortSignal) => Promise<unknown>

/**
 * Lets calls go elsewhere and running work end, then leaves. A second signal ends the waiting for calls; the next one, or
 * half a minute, cuts short what runs. What hangs on the process, such as the embedded database, is ended on the way out in
 * any case.
 */
export function stopsWith(close: () => Promise<void>, report: (error: unknown) => void, drain: Drain = async () => undefined): Stop {
  const cut = new AbortController()
  let wished = 0
  let isClosing = false
  async function leave(code: number, atOnce: boolean) {
    try {
      if (!atOnce) await drain(cut.signal)
      isClosing = true
      setTimeout(() => process.exit(code || 1), patience).unref()
      await close()
      process.exit(code)
    } catch (error) {
      report(error)
      process.exit(1)
    }
  }
  return (code, { atOnce = code !== 0 } = {}) => {
    const before = wished
    const now = Date.now()
    if (now - before <= sameWish) return false
    wished = now
    if (!before) void leave(code, atOnce)
    else if (isClosing) process.exit(code || 1)
    else cut.abort()
    return !before
  }
}

/** Signals, the end of the process that started us, and faults that nobody caught. */
export function stopWhenAsked(stop: Stop, report: (error: unknown) => void) {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop(0))
  // Whoever looked after us is gone: nobody is left to send calls elsewhere.
  const atOnce = () => stop(0, { atOnce: true })
  process.on('SIGHUP', atOnce)
  process.once('disconnect', atOnce)
  process.channel?.unref()
  // Whoever read our lines may be gone first; that is no fault.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
  // A promise that nobody waited for has done its harm; the calls of others go on.
  process.on('unhandledRejection', (error: unknown) => report(error))
  process.on('uncaughtException', (error: unknown) => {
    report(error)
    stop(1)
  })
}
