import { useEffect } from 'react'
import { useIdentity } from '#client/access/identity.ts'
import { learnEmailState } from '#client/access/session.ts'

const learn = () => void learnEmailState().catch(() => undefined)

/**
 * How it stands with the address of whoever is here, the same in all tabs: one that learns otherwise says so, and the
 * others ask. What was proven on another device is seen once one comes back.
 */
export function useEmailState() {
  const { userId, email, emailState } = useIdentity() ?? {}
  useEffect(() => {
    if (!userId || !emailState || typeof BroadcastChannel === 'undefined') return undefined
    const tabs = new BroadcastChannel(`email:${userId}`)
    tabs.addEventListener('message', ({ data }) => data !== emailState && learn())
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none: it is the site's own
    tabs.postMessage(emailState)
    return () => tabs.close()
  }, [userId, emailState])
  useEffect(() => {
    if (emailState !== 'WAITING') return undefined
    const look = () => document.visibilityState === 'visible' && learn()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [emailState])
  return { email, emailState }
}
