import { fetched } from '#client/ui/fetched.tsx'
import { useEmailState } from './useEmailState.ts'

/** For the few who have not shown yet that the address is theirs. */
const EmailLine = fetched(async () => (await import('./EmailLine.tsx')).EmailLine, null)

/** One calm line until whoever is signed in has shown that the address is theirs. */
export function EmailBanner() {
  const { email, emailState } = useEmailState()
  if (!email || !emailState || emailState === 'PROVEN') return null
  return <EmailLine email={email} isLost={emailState === 'LOST'} />
}
