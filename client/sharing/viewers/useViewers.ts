import { pagesOf, shownData, shownOf } from '#client/access/pagesOf.ts'
import { screenQuery } from '#client/access/screenQuery.tsx'
import { useSend } from '#client/data/useSend.ts'
import {
  type EstateViewersQuery,
  type SupportAccessesQuery,
  DeleteAccessLinkDocument,
  EndSupportAccessDocument,
  useEstateViewersQuery,
  useSupportAccessesQuery,
} from '#client/generated/graphql.ts'

export type ViewingOwner = EstateViewersQuery['estateViewers']['owners'][number]
export type ViewingCompany = EstateViewersQuery['estateViewers']['companies'][number]
export type ViewingToken = EstateViewersQuery['estateViewers']['tokens'][number]
export type SupportAccess = SupportAccessesQuery['supportAccesses']['edges'][number]['node']

/** Who sees an estate without being its guest: by owning it, by what their company does there, by a token. */
export function useViewers(estateId: string) {
  const query = useEstateViewersQuery({ variables: { estateId }, ...screenQuery })
  const send = useSend()
  return {
    ...shownOf(shownData(query)?.estateViewers, query),
    endCompany: (linkId: string) => send({ mutation: DeleteAccessLinkDocument, variables: { estateId, linkId } }, ['Query.estateViewers']),
  }
}

const shownAtFirst = 5

/** When those who run the system looked into an estate. */
export function useSupportAccesses(estateId: string) {
  const query = useSupportAccessesQuery({ variables: { estateId, first: shownAtFirst }, ...screenQuery })
  const { nodes: accesses, ...list } = pagesOf(shownData(query)?.supportAccesses, query)
  const send = useSend()
  return { accesses, ...list, end: (id: string) => send({ mutation: EndSupportAccessDocument, variables: { estateId, id } }) }
}
