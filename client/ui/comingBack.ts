/** Shorter than that, nobody was away. */
const awayFor = 30_000

/** In front of somebody, and with a line. */
export const isInFront = () => document.visibilityState === 'visible' && navigator.onLine

/** Tells each time that this may have changed; answers how to stop. */
export function watchFront(look: () => void) {
  document.addEventListener('visibilitychange', look)
  window.addEventListener('online', look)
  window.addEventListener('offline', look)
  return () => {
    document.removeEventListener('visibilitychange', look)
    window.removeEventListener('online', look)
    window.removeEventListener('offline', look)
  }
}

/**
 * Asks once each time that the page is in front again, with a line, after it was not for a while. What goes away meanwhile
 * calls it off, and is still owed the answer when it comes back, however soon.
 */
export function whenBack(ask: (calledOff: AbortSignal) => Promise<unknown>) {
  let awaySince = isInFront() ? undefined : Date.now()
  let underWay: AbortController | undefined
  function leave() {
    awaySince ??= Date.now()
    underWay?.abort()
    underWay = undefined
  }
  function comeBack() {
    if (awaySince === undefined || underWay) return
    if (Date.now() - awaySince < awayFor) {
      awaySince = undefined
      return
    }
    const asking = new AbortController()
    underWay = asking
    const end = () => {
      if (underWay !== asking) return
      underWay = undefined
      awaySince = undefined
    }
    ask(asking.signal).then(end, end)
  }
  const stop = watchFront(() => (isInFront() ? comeBack() : leave()))
  return () => {
    stop()
    underWay?.abort()
  }
}
