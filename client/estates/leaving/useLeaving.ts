import { shownData, shownOf } from '#client/access/pagesOf.ts'
import { screenQuery } from '#client/access/screenQuery.tsx'
import { useSend } from '#client/data/useSend.ts'
import {
  type EstateOwnershipQuery,
  EndOwnershipDocument,
  RemoveEstateDocument,
  RestoreEstateDocument,
  useEstateOwnershipQuery,
} from '#client/generated/graphql.ts'

/** How an owner can be rid of an estate: beside others they leave it, alone they remove it or give a claim back. */
export type WayOut = 'leave' | 'giveBack' | 'remove'

const lists = ['Query.estates', 'Query.removedEstates'] as const

export function useLeaving(estateId: string) {
  const query = useEstateOwnershipQuery({ variables: { estateId }, ...screenQuery })
  const estate = shownData(query)?.estate ?? undefined
  const send = useSend()
  return {
    ...shownOf(estate && { address: estate.addressLine1, ways: waysOf(estate) }, query),
    take: (way: WayOut): Promise<unknown> =>
      way === 'remove'
        ? send({ mutation: RemoveEstateDocument, variables: { estateId } }, lists)
        : send({ mutation: EndOwnershipDocument, variables: { estateId } }, lists),
  }
}

function waysOf({ owners }: NonNullable<EstateOwnershipQuery['estate']>): WayOut[] {
  if ((owners?.totalCount ?? 0) > 1) return ['leave']
  return owners?.edges[0]?.node.wasClaimed ? ['giveBack', 'remove'] : ['remove']
}

/** Has an estate back that was removed within the last thirty days. */
export function useRestore(estateId: string) {
  const send = useSend()
  return () => send({ mutation: RestoreEstateDocument, variables: { estateId } }, lists)
}
