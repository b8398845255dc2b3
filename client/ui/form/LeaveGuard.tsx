import { useEffect } from 'react'
import { type Location, useBlocker } from 'react-router-dom'
import { fetched } from '../fetched.tsx'
import { hasUnsaved } from './unsaved.ts'

const LeaveDialog = fetched(async () => (await import('./LeaveDialog.tsx')).LeaveDialog)

const addressOf = ({ pathname, search }: Location) => pathname + search

/**
 * Holds the visitor back while a form would lose something: on a link, on Back, and when the page closes.
 * There is one for all forms, since a router asks one only.
 */
export function LeaveGuard() {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => hasUnsaved() && addressOf(currentLocation) !== addressOf(nextLocation))
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (hasUnsaved()) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [])
  if (blocker.state !== 'blocked') return null
  return <LeaveDialog onClose={blocker.reset} onGo={blocker.proceed} />
}
