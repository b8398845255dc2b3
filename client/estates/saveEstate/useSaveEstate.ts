import type { ApolloCache } from '@apollo/client'
import { refusalOf } from '#client/access/refusal.ts'
import { useRepeatKey } from '#client/access/useRepeatKey.ts'
import { useCreateEstateMutation, useEstateFormQuery, useUpdateEstateMutation } from '#client/generated/graphql.ts'
import { type EstateValues, inputOf, newInputOf } from './estateForm.ts'

/** The lists have another estate, or know it by another address. */
export const listsChanged = (cache: ApolloCache) => void cache.evict({ id: 'ROOT_QUERY', fieldName: 'estates' })

/** Adds an estate and answers its id. */
export function useCreateEstate() {
  const [create] = useCreateEstateMutation()
  const keyFor = useRepeatKey()
  return async (values: EstateValues) => {
    const input = newInputOf(values)
    const context = { headers: { 'Idempotency-Key': keyFor(input) } }
    const { data } = await create({ variables: { input }, context, update: listsChanged })
    return data!.createEstate.id
  }
}

export function useModifyEstate(estateId: string) {
  const { data, error, refetch } = useEstateFormQuery({ variables: { estateId }, fetchPolicy: 'network-only', context: { tell: false } })
  const [update] = useUpdateEstateMutation()
  const keyFor = useRepeatKey()
  const estate = data?.estate ?? undefined

  async function save(values: EstateValues) {
    const input = { estateId, version: estate!.version, ...inputOf(values) }
    const context = { headers: { 'Idempotency-Key': keyFor(input) } }
    try {
      await update({ variables: { input }, context, update: listsChanged })
    } catch (failure) {
      // What was typed stays, and is saved over what the other one has changed only when asked once more.
      if (refusalOf(failure)?.reason === 'stale') await refetch()
      throw failure
    }
  }
  return { estate, error: estate ? undefined : error, retry: () => void refetch(), save }
}
