import { useEffect } from 'react'
import { privateClient } from '#client/access/apollo.ts'
import { GraphqlArea } from '#client/access/GraphqlArea.tsx'
import { useIdentity } from '#client/access/identity.ts'
import { isAnythingWaiting } from '#client/ui/kept.ts'
import { useIsSwitching } from './frame/useSession.ts'

/** Everything behind the sign-in. Another account gets screens and a cache of its own. */
export function PrivateArea() {
  const identity = useIdentity()
  const isSwitching = useIsSwitching()
  const who = identity && !identity.isAnonymous ? `${identity.userId}/${identity.selectedAccountId}` : undefined
  useEffect(() => {
    if (who && isAnythingWaiting()) void import('#client/projects/waiting/sending.ts').then(({ takeUpWaiting }) => takeUpWaiting())
  }, [who])
  if (!identity || identity.isAnonymous || isSwitching) return null
  return <GraphqlArea key={who} client={privateClient()} />
}
