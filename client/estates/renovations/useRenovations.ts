import type { ApolloCache } from '@apollo/client'
import { pagesOf, shownData } from '#client/access/pagesOf.ts'
import { screenQuery } from '#client/access/screenQuery.ts'
import { useSending } from '#client/access/useSending.ts'
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
  const asked = useRenovationsQuery({ variables: { estateId }, ...screenQuery })
  const { nodes: renovations, ...list } = pagesOf(shownData(asked)?.renovations, asked)
  return { renovations, ...list }
}

/** The list has another renovation, or one stands elsewhere in it or under another picture. */
function listChanged(cache: ApolloCache) {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'renovations' })
}

/** Saves a new renovation or a change, and answers its id. */
export function useSaveRenovation(estateId: string) {
  const [call] = useSaveRenovationMutation()
  const sending = useSending()
  return async (renovation: RenovationInput) => {
    const input = { estateId, ...renovation }
    const { data } = await sending(input, (context) => call({ variables: { input }, context, update: listChanged }))
    return data!.saveRenovation.id
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
