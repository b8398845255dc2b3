import { lazy, Suspense, useEffect, useState } from 'react'
import { LeaveGuard } from '#client/ui/form/LeaveGuard.tsx'
import { whenFirstNotice } from '#client/ui/notify.ts'
import { Frame } from './frame/Frame.tsx'

const Notifications = lazy(async () => ({ default: (await import('./Notifications.tsx')).Notifications }))

/** What stays when everything else changes. */
export function Root() {
  const [hasNotice, setHasNotice] = useState(false)
  useEffect(() => whenFirstNotice(() => setHasNotice(true)), [])
  return (
    <>
      <Frame />
      <LeaveGuard />
      {hasNotice && (
        <Suspense>
          <Notifications />
        </Suspense>
      )}
    </>
  )
}
