import { useEffect } from 'react'
import { useBlocker } from 'react-router-dom'

/** Holds the visitor back while `mayLose` answers true: on a link, on Back, and when the page closes. */
export function useLeaveGuard(mayLose: () => boolean) {
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) => mayLose() && from.pathname + from.search !== to.pathname + to.search,
  )
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (mayLose()) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [mayLose])
  return blocker
}
