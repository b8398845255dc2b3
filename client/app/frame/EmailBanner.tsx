import { lazy, Suspense } from 'react'
import { useEmailState } from './useEmailState.ts'

/** For the few who have not shown yet that the address is theirs. */
const EmailLine = lazy(async () => ({ default: (await import('./EmailLine.tsx')).EmailLine }))

/** One calm line until whoever is signed in has shown that the address is theirs. */
export function EmailBanner() {
  const { email, emailState } = useEmailState()
  if (!email || !emailState || emailState === 'PROVEN') return null
  return (
    <Suspense fallback={null}>
      <EmailLine email={email} isLost={emailState === 'LOST'} />
    </Suspense>
  )
}
