import { useSend } from '#client/data/useSend.ts'
import { useEstatePlace } from '#client/estates/estate/estatePlace.ts'
import {
  type RenovationLineFragment,
  type RenovationPartsFragment,
  type SaveRenovationInput,
  DeleteRenovationDocument,
  SaveRenovationDocument,
} from '#client/generated/graphql.ts'

export type RenovationLine = RenovationLineFragment
export type Renovation = RenovationPartsFragment
export type RenovationInput = Omit<SaveRenovationInput, 'estateId'>
export type RenovationPicture = NonNullable<Renovation['pictures']>['edges'][number]['node']
export type RenovationDocument = NonNullable<Renovation['documents']>[number]

/** The list has another renovation, or one stands elsewhere in it or under another picture. */
const listed = ['Query.renovations', 'Query.renovationProjects'] as const

/** Saves a new renovation or a change, and answers its id. */
export function useSaveRenovation() {
  const { estateId } = useEstatePlace()
  const send = useSend()
  return async (renovation: RenovationInput) => {
    const input = { estateId, ...renovation }
    const data = await send({ mutation: SaveRenovationDocument, variables: { input } }, listed)
    return data.saveRenovation.id
  }
}

export function useDeleteRenovation() {
  const { estateId } = useEstatePlace()
  const send = useSend()
  return (renovationId: string) => send({ mutation: DeleteRenovationDocument, variables: { estateId, renovationId } }, listed)
}
