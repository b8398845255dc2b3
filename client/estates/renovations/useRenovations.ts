import { pagesOf, shownData } from '#client/access/pagesOf.ts'
import { screenQuery } from '#client/access/screenQuery.tsx'
import { useNewest } from '#client/data/useNewest.ts'
import { useSend } from '#client/data/useSend.ts'
import {
  RenovationDocument as AskedRenovation,
  type RenovationLineFragment,
  type RenovationPartsFragment,
  type SaveRenovationInput,
  DeleteRenovationDocument,
  useRenovationQuery,
  useRenovationsQuery,
  SaveRenovationDocument,
} from '#client/generated/graphql.ts'

export type RenovationLine = RenovationLineFragment
export type Renovation = RenovationPartsFragment
export type RenovationInput = Omit<SaveRenovationInput, 'estateId'>
export type RenovationPicture = NonNullable<Renovation['pictures']>['edges'][number]['node']
export type RenovationDocument = NonNullable<Renovation['documents']>[number]

/** What goes on at an estate and what was done, latest year first, page by page. */
export function useRenovations(estateId: string) {
  const asked = useRenovationsQuery({ variables: { estateId }, ...screenQuery })
  return pagesOf(shownData(asked)?.renovationProjects, asked)
}

/** The list has another renovation, or one stands elsewhere in it or under another picture. */
const listed = ['Query.renovations', 'Query.renovationProjects'] as const

/** Saves a new renovation or a change, and answers its id. */
export function useSaveRenovation(estateId: string) {
  const send = useSend()
  return async (renovation: RenovationInput) => {
    const input = { estateId, ...renovation }
    const data = await send({ mutation: SaveRenovationDocument, variables: { input } }, listed)
    return data.saveRenovation.id
  }
}

/** One renovation with its papers and pictures. */
export function useRenovation(estateId: string, renovationId: string) {
  const { data, previousData, error, loading, refetch } = useRenovationQuery({ variables: { estateId, renovationId }, ...screenQuery })
  const readNewest = useNewest()
  const send = useSend()
  const { estate, renovation } = data ?? previousData ?? {}
  return {
    renovation: renovation ?? undefined,
    owner: estate?.contactName,
    /** The estate is there, the renovation is not. */
    isMissing: !!estate && !renovation && !loading,
    error: renovation || estate ? undefined : error,
    retry: () => void refetch(),
    /** As it is now; nothing where somebody has deleted it. */
    newest: async () => (await readNewest(AskedRenovation, { estateId, renovationId }))?.renovation ?? undefined,
    remove: () => send({ mutation: DeleteRenovationDocument, variables: { estateId, renovationId } }, listed),
  }
}
