import { ApolloProvider } from '@apollo/client/react'
import { Outlet, useParams } from 'react-router-dom'
import { publicLinkClient } from '#client/access/apollo.ts'

/** Everything below asks as the link, whoever is signed in, and is not for search engines. */
export function PublicLinkArea() {
  const { publicLinkKey = '' } = useParams()
  return (
    <ApolloProvider client={publicLinkClient(publicLinkKey)}>
      <meta name="robots" content="noindex" />
      <Outlet />
    </ApolloProvider>
  )
}
