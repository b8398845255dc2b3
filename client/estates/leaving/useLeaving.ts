import { screenQuery } from '#client/access/screenQuery.tsx'
import { useSend } from '#client/data/useSend.ts'
import { EndOwnershipDocument, RemoveEstateDocument, RestoreEstateDocument, useEstateOwnershipQuery } from '#client/generated/graphql.ts'

/** How an owner can be rid of an estate: beside others they leave it, alone they remove it or give a claim back. */
export type WayOut = 'leave' | 'giveBack' | 'remove'

const lists = ['Query.estates', 'Query.removedEstates'] as const

export function useLeaving(estateId: string) {
  const { data, error, refetch } = useEstateOwnershipQuery({ variables: { estateId }, ...screenQuery })
  const send = useSend()
  const estate = data?.estate ?? undefined
  return {
    address: estate?.addressLine1,
    ways: estate && waysOut(estate.owners?.totalCount ?? 0, Boolean(estate.owners?.edges[0]?.node.wasClaimed)),
    error: estate ? undefined : error,
    retry: () => void refetch(),
    take: (way: WayOut): Promise<unknown> =>
      way === 'remove'
        ? send({ mutation: RemoveEstateDocument, variables: { estateId } }, lists)
        : send({ mutation: EndOwnershipDocument, variables: { estateId } }, lists),
  }
}

const waysOut = (owners: number, isClaimed: boolean): WayOut[] => (owners > 1 ? ['leave'] : isClaimed ? ['giveBack', 'remove'] : ['remove'])

/** Has an estate back that was removed within the last thirty days. */
export function useRestore(estateId: string) {
  const send = useSend()
  return () => send({ mutation: RestoreEstateDocument, variables: { estateId } }, lists)
}
