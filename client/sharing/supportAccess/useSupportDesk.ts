import { shownData, shownOf } from '#client/access/pagesOf.ts'
import { useSend } from '#client/data/useSend.ts'
import {
  CloseSupportAccessDocument,
  OpenSupportAccessDocument,
  type SupportEstatesQuery,
  type OpenSupportAccessesQuery,
  useSupportEstatesQuery,
} from '#client/generated/graphql.ts'

export type FoundEstate = SupportEstatesQuery['supportEstates']['estates'][number]
export type OpenAccess = OpenSupportAccessesQuery['openSupportAccesses'][number]

/** As many as the server wants to see before it searches. */
const shortest = 3

export function useSupportEstates(searchValue: string) {
  const isAsked = searchValue.length >= shortest
  const query = useSupportEstatesQuery({ variables: { searchValue }, skip: !isAsked, context: { tell: false } })
  return { isAsked, ...shownOf(shownData(query)?.supportEstates, query) }
}

const opened = ['Query.openSupportAccesses'] as const

export function useOpenSupportAccess(estateId: string) {
  const send = useSend()
  return ({ reason }: { reason: string }) => send({ mutation: OpenSupportAccessDocument, variables: { estateId, reason } }, opened)
}

export function useCloseSupportAccess() {
  const send = useSend()
  return (id: string) => send({ mutation: CloseSupportAccessDocument, variables: { id } }, opened)
}
