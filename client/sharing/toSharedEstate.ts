import { type LoaderFunctionArgs, replace } from 'react-router-dom'

/** Whoever was given nothing but the link is led to the estate that it shows. */
export async function toSharedEstate({ params: { publicLinkKey = '' } }: LoaderFunctionArgs) {
  const { publicLinkClient } = await import('#client/access/apollo.ts')
  const { SharedEstateDocument } = await import('#client/generated/operations/SharedEstate.ts')
  const home = `/public-link/${encodeURIComponent(publicLinkKey)}`
  const { data } = await publicLinkClient(publicLinkKey)
    .query({ query: SharedEstateDocument, context: { tell: false } })
    .catch(() => ({ data: undefined }))
  return replace(data?.sharedEstate ? `${home}/estate/${data.sharedEstate.id}` : `${home}/expired`)
}
