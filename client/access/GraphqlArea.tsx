import type { ApolloClient } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { useEffect } from 'react'
import { Outlet } from 'react-router-dom'
import { whenBack } from '#client/ui/comingBack.ts'

/** Screens that ask by this client. When they come back to the front, what they show is asked for anew. */
export function GraphqlArea({ client }: { client: ApolloClient }) {
  useEffect(
    () =>
      whenBack(async (calledOff) => {
        const { askAnew } = await import('./askAnew.ts')
        await askAnew(client, calledOff)
      }),
    [client],
  )
  return (
    <ApolloProvider client={client}>
      <Outlet />
    </ApolloProvider>
  )
}
