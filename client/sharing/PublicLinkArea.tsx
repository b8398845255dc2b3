import { useParams } from 'react-router-dom'
import { publicLinkClient } from '#client/access/apollo.ts'
import { GraphqlArea } from '#client/access/GraphqlArea.tsx'

/** Everything below asks as the link, whoever is signed in, and is not for search engines. */
export function PublicLinkArea() {
  const { publicLinkKey = '' } = useParams()
  return (
    <>
      <meta name="robots" content="noindex" />
      <GraphqlArea client={publicLinkClient(publicLinkKey)} />
    </>
  )
}
