import type { ApolloCache } from '@apollo/client'
import { screenQuery } from '#client/access/screenQuery.ts'
import { useSending } from '#client/access/useSending.ts'
import { type EstateClaimsQuery, useApproveClaimMutation, useDenyClaimMutation, useEstateClaimsQuery } from '#client/generated/graphql.ts'

export type EstateClaim = EstateClaimsQuery['estateClaims'][number]

/** Who owns the estate, and what is theirs, may be another after an answer. */
function ownersChanged(cache: ApolloCache, estateId: string) {
  for (const fieldName of ['estateClaims', 'estateViewers', 'estateOwners']) cache.evict({ id: 'ROOT_QUERY', fieldName })
  cache.evict({ id: cache.identify({ __typename: 'Estate', id: estateId }), fieldName: 'owners' })
}

/** Who says that an estate is theirs too, and the answer. */
export function useClaims(estateId: string) {
  const { data, error, refetch } = useEstateClaimsQuery({ variables: { estateId }, ...screenQuery })
  const [approve] = useApproveClaimMutation()
  const [deny] = useDenyClaimMutation()
  const send = useSending()
  const update = (cache: ApolloCache) => ownersChanged(cache, estateId)
  const answer = async (id: string, isApproved: boolean) => {
    const variables = { estateId, id }
    await send({ ...variables, isApproved }, async (context) => {
      await (isApproved ? approve({ variables, context, update }) : deny({ variables, context, update }))
    })
  }
  return { claims: data?.estateClaims, error: data ? undefined : error, retry: () => void refetch(), answer }
}
