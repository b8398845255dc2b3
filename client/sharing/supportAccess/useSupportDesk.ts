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
  const { data, previousData, error, refetch } = useSupportEstatesQuery({
    variables: { searchValue },
    skip: !isAsked,
    context: { tell: false },
  })
  const matches = isAsked ? (data ?? previousData)?.supportEstates : undefined
  return { isAsked, matches, error: matches ? undefined : error, retry: () => void refetch() }
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
