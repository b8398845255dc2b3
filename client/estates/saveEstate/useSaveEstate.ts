import { isStale } from '#client/access/refusal.ts'
import { useSend } from '#client/data/useSend.ts'
import { CreateEstateDocument, UpdateEstateDocument, useEstateFormQuery } from '#client/generated/graphql.ts'
import { type EstateValues, inputOf, newInputOf } from './estateForm.ts'

/** The lists have another estate, or know it by another address. */
export const estateLists = ['Query.estates'] as const

/** Adds an estate and answers its id. */
export function useCreateEstate() {
  const send = useSend()
  return async (values: EstateValues) => {
    const { createEstate } = await send({ mutation: CreateEstateDocument, variables: { input: newInputOf(values) } }, estateLists)
    return createEstate.id
  }
}

export function useModifyEstate(estateId: string) {
  const { data, error, refetch } = useEstateFormQuery({ variables: { estateId }, fetchPolicy: 'network-only', context: { tell: false } })
  // The form itself says nothing of somebody who saved first.
  const send = useSend(() => false)
  const estate = data?.estate ?? undefined

  async function save(values: EstateValues) {
    const input = { estateId, version: estate!.version, ...inputOf(values) }
    try {
      await send({ mutation: UpdateEstateDocument, variables: { input } }, estateLists)
    } catch (failure) {
      // What was typed stays, and is saved over what the other one has changed only when asked once more.
      if (isStale(failure)) await refetch()
      throw failure
    }
  }
  return { estate, error: estate ? undefined : error, retry: () => void refetch(), save }
}
