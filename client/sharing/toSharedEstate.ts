import { type LoaderFunctionArgs, replace } from 'react-router-dom'

/** Whoever was given nothing but the link is led to the estate that it shows, or to the one project that it is made for. */
export async function toSharedEstate({ params: { publicLinkKey = '' } }: LoaderFunctionArgs) {
  const { publicLinkClient } = await import('#client/access/apollo.ts')
  const { SharedEstateDocument } = await import('#client/generated/operations/SharedEstate.ts')
  const home = `/public-link/${encodeURIComponent(publicLinkKey)}`
  const { data } = await publicLinkClient(publicLinkKey)
    .query({ query: SharedEstateDocument, context: { tell: false } })
    .catch(() => ({ data: undefined }))
  const project = data?.sharedEstate ? undefined : data?.sharedProjects.edges[0]?.node
  if (project) return replace(`${home}/project/${project.id}`)
  return replace(data?.sharedEstate ? `${home}/estate/${data.sharedEstate.id}` : `${home}/expired`)
}
