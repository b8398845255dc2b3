import type { ApolloCache } from '@apollo/client'
import { isStale, refusalOf } from '#client/access/refusal.ts'
import { screenQuery } from '#client/access/screenQuery.ts'
import { tellFailure } from '#client/access/tellFailure.ts'
import { useRepeatKey } from '#client/access/useRepeatKey.ts'
import {
  type RenovationLineFragment,
  type RenovationPartsFragment,
  type SaveRenovationInput,
  useDeleteRenovationMutation,
  useRenovationQuery,
  useRenovationsQuery,
  useSaveRenovationMutation,
} from '#client/generated/graphql.ts'

export type RenovationLine = RenovationLineFragment
export type Renovation = RenovationPartsFragment
export type RenovationInput = Omit<SaveRenovationInput, 'estateId'>
export type RenovationPicture = NonNullable<Renovation['pictures']>['edges'][number]['node']
export type RenovationDocument = NonNullable<Renovation['documents']>[number]

/** The renovations of an estate, latest year first, page by page. */
export function useRenovations(estateId: string) {
  const { data, previousData, error, loading, refetch, fetchMore } = useRenovationsQuery({ variables: { estateId }, ...screenQuery })
  const { renovations: list } = data ?? previousData ?? {}
  return {
    renovations: list?.edges.map(({ node }) => node),
    totalCount: list?.totalCount ?? 0,
    hasMore: list?.pageInfo.hasNextPage ?? false,
    error: list ? undefined : error,
    loading,
    retry: () => void refetch(),
    more: () => void fetchMore({ variables: { after: list?.pageInfo.endCursor } }),
  }
}

/** The list has another renovation, or one stands elsewhere in it or under another picture. */
function listChanged(cache: ApolloCache) {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'renovations' })
}

/** Saves a new renovation or a change, and answers its id. */
export function useSaveRenovation(estateId: string) {
  const [call] = useSaveRenovationMutation()
  const keyFor = useRepeatKey()
  return async (renovation: RenovationInput) => {
    const input = { estateId, ...renovation }
    const context = { tell: false, headers: { 'Idempotency-Key': keyFor(input) } }
    try {
      const { data } = await call({ variables: { input }, context, update: listChanged })
      return data!.saveRenovation.id
    } catch (failure) {
      if (!isStale(failure)) tellFailure(refusalOf(failure) ?? failure)
      throw failure
    }
  }
}

/** One renovation with its papers and pictures. */
export function useRenovation(estateId: string, renovationId: string) {
  const { data, previousData, error, loading, refetch } = useRenovationQuery({ variables: { estateId, renovationId }, ...screenQuery })
  const [removeCall] = useDeleteRenovationMutation()
  const { estate, renovation } = data ?? previousData ?? {}
  return {
    renovation: renovation ?? undefined,
    owner: estate?.contactName,
    /** The estate is there, the renovation is not. */
    isMissing: !!estate && !renovation && !loading,
    error: renovation || estate ? undefined : error,
    retry: () => void refetch(),
    /** As it is now; nothing where somebody has deleted it. */
    newest: async () => (await refetch()).data?.renovation ?? undefined,
    remove: () => removeCall({ variables: { estateId, renovationId }, update: listChanged }),
  }
}
