import { useSending } from '#client/access/useSending.ts'
import {
  OpenSupportAccessesDocument,
  type SupportEstatesQuery,
  useCloseSupportAccessMutation,
  useOpenSupportAccessesQuery,
  useOpenSupportAccessMutation,
  useSupportEstatesQuery,
} from '#client/generated/graphql.ts'

export type FoundEstate = SupportEstatesQuery['supportEstates']['estates'][number]

/** As many as the server wants to see before it searches. */
const shortest = 3

export function useSupportEstates(searchValue: string) {
  const isAsked = searchValue.length >= shortest
  const { data, previousData, error, refetch } = useSupportEstatesQuery({
    variables: { searchValue },
    skip: !isAsked,
    context: { tell: false },
  })
  const found = isAsked ? (data ?? previousData)?.supportEstates : undefined
  return { isAsked, found, error: found ? undefined : error, retry: () => void refetch() }
}

/** What is open to the one who asks; never out of an old answer. */
export function useOpenSupportAccesses() {
  const { data, error, refetch } = useOpenSupportAccessesQuery({ fetchPolicy: 'cache-and-network', context: { tell: false } })
  return { opened: data?.openSupportAccesses, error: data ? undefined : error, retry: () => void refetch() }
}

const refetchQueries = [OpenSupportAccessesDocument]

export function useOpenSupportAccess(estateId: string) {
  const [open] = useOpenSupportAccessMutation()
  const send = useSending()
  return ({ reason }: { reason: string }) => {
    const variables = { estateId, reason }
    return send(variables, (context) => open({ variables, context, refetchQueries, awaitRefetchQueries: true }))
  }
}

export function useCloseSupportAccess() {
  const [close, { loading }] = useCloseSupportAccessMutation()
  return { isClosing: loading, close: (id: string) => close({ variables: { id }, refetchQueries, awaitRefetchQueries: true }) }
}
