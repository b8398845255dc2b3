import { ApolloProvider } from '@apollo/client/react'
import { Outlet } from 'react-router-dom'
import { privateClient } from '#client/access/apollo.ts'
import { useIdentity } from '#client/access/identity.ts'
import { useIsSwitching } from './frame/useSession.ts'

/** Everything behind the sign-in. Another account gets screens and a cache of its own. */
export function PrivateArea() {
  const identity = useIdentity()
  const isSwitching = useIsSwitching()
  if (!identity || identity.isAnonymous || isSwitching) return null
  return (
    <ApolloProvider key={`${identity.userId}/${identity.selectedAccountId}`} client={privateClient()}>
      <Outlet />
    </ApolloProvider>
  )
}
