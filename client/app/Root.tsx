import { type ReactNode, useEffect, useState } from 'react'
import { withTexts } from '#client/messages/arriving.ts'
import { LeaveGuard } from '#client/ui/form/LeaveGuard.tsx'
import { whenFirstNotice } from '#client/ui/notify.ts'
import { Frame } from './frame/Frame.tsx'
import { pastesSoundText } from './soundPaste.ts'

/** What stays when everything else changes. */
export function Root() {
  const notifications = useNotifications()
  useEffect(pastesSoundText, [])
  return (
    <>
      <Frame />
      <LeaveGuard />
      {notifications}
    </>
  )
}

/**
 * Where notices are shown is fetched with the first of them, or as soon as somebody types: how that went must be told even
 * when the network is gone by then. What cannot be fetched is tried again, and the notices wait.
 */
function useNotifications() {
  const [shown, setShown] = useState<ReactNode>()
  useEffect(() => {
    const load = () =>
      void withTexts(import('./Notifications.tsx'), 'errors').then(
        ({ Notifications }) => setShown(<Notifications />),
        () => undefined,
      )
    const unsubscribe = whenFirstNotice(load)
    document.addEventListener('input', load, { once: true })
    window.addEventListener('online', load)
    return () => {
      unsubscribe()
      document.removeEventListener('input', load)
      window.removeEventListener('online', load)
    }
  }, [])
  return shown
}
