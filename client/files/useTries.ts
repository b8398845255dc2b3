import { useEffect, useState } from 'react'
import { isSignedIn, whenIdentity } from '#client/access/identity.ts'

/**
 * A picture that could not be had, since the session was over or the network gone, is tried again once somebody is here: when
 * they sign in, and when they come back to this tab, for they may have signed in beside it.
 */
export function useTries() {
  const [isFailed, setFailed] = useState(false)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (!isFailed) return undefined
    const again = () => {
      setFailed(false)
      setTries((before) => before + 1)
    }
    const stop = whenIdentity(() => isSignedIn() && again())
    const calls = ['focus', 'online'] as const
    for (const call of calls) window.addEventListener(call, again)
    return () => {
      stop()
      for (const call of calls) window.removeEventListener(call, again)
    }
  }, [isFailed])
  return { isFailed, tries, fail: () => setFailed(true) }
}
