import { useSend } from '#client/data/useSend.ts'
import { CreateEstateDocument, type CreateEstateInput, UpdateEstateDocument } from '#client/generated/graphql.ts'

/** The lists have another estate, or know it by another address. */
export const estateLists = ['Query.estates'] as const

/** Adds an estate and answers its id. */
export function useCreateEstate() {
  const send = useSend()
  return async (input: CreateEstateInput) => {
    const { createEstate } = await send({ mutation: CreateEstateDocument, variables: { input } }, estateLists)
    return createEstate.id
  }
}

/** Saves what was changed of an estate. */
export function useModifyEstate(estateId: string) {
  const send = useSend()
  return (changed: CreateEstateInput, version: number) =>
    send({ mutation: UpdateEstateDocument, variables: { input: { estateId, version, ...changed } } }, estateLists)
}
