const patience = 30_000
/** A terminal and a parent both hand on one Ctrl-C; only what comes later is a second wish. */
const sameWish = 500

/** Answers whether this was the first wish. */
export type Stop = (code: number) => boolean

/**
 * Lets running work end, then leaves. A second signal, or half a minute, cuts it short; what hangs on the process, such as
 * the embedded database, is ended on the way out in either case.
 */
export function stopsWith(close: () => Promise<void>, report: (error: unknown) => void): Stop {
  let since = 0
  return (code) => {
    if (since) {
      if (Date.now() - since > sameWish) process.exit(code || 1)
      return false
    }
    since = Date.now()
    setTimeout(() => process.exit(code || 1), patience).unref()
    close().then(
      () => process.exit(code),
      (error: unknown) => {
        report(error)
        process.exit(1)
      },
    )
    return true
  }
}

/** Signals, the end of the process that started us, and faults that nobody caught. */
export function stopWhenAsked(stop: Stop, report: (error: unknown) => void) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(0))
  process.once('disconnect', () => stop(0))
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
