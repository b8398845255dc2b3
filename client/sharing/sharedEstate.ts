import { type LoaderFunctionArgs, replace, type RouteObject } from 'react-router-dom'
import { publicLinkClient } from '#client/access/apollo.ts'
import { SharedEstateDocument } from '#client/generated/graphql.ts'

const linkHome = (publicLinkKey: string) => `/public-link/${encodeURIComponent(publicLinkKey)}`

/** What a link leads to; nothing where it has expired. */
async function askedOfLink(publicLinkKey: string) {
  const { data } = await publicLinkClient(publicLinkKey)
    // One that is made for a project shows no estate, and says so of that alone.
    .query({ query: SharedEstateDocument, errorPolicy: 'all', context: { tell: false } })
    .catch(() => ({ data: undefined }))
  return data
}

/** An address below a link that need not name its estate: the one that the link shows is meant, and the address stays as it is. */
export const ofSharedEstate = (route: RouteObject): RouteObject => ({
  async loader({ params, request }: LoaderFunctionArgs) {
    if (params.estateId ?? new URL(request.url).searchParams.get('estateId')) return null
    const { publicLinkKey = '' } = params
    return (await askedOfLink(publicLinkKey))?.sharedEstate?.id ?? replace(`${linkHome(publicLinkKey)}/expired`)
  },
  shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
  lazy: async () => ({ Component: (await import('./OfSharedEstate.tsx')).OfSharedEstate }),
  children: [route],
})

/** Whoever was given nothing but the link is led to the estate that it shows, or to the one project that it is made for. */
export async function toSharedEstate({ params: { publicLinkKey = '' } }: LoaderFunctionArgs) {
  const home = linkHome(publicLinkKey)
  const shown = await askedOfLink(publicLinkKey)
  const project = shown?.sharedEstate ? undefined : shown?.sharedProjects.edges[0]?.node
  if (project) return replace(`${home}/project/${project.id}`)
  if (!shown?.sharedEstate) return replace(`${home}/expired`)
  return replace(`${home}/estate/${shown.sharedEstate.id}`)
}
