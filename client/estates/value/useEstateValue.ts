import type { ApolloCache } from '@apollo/client'
import { shownData } from '#client/access/pagesOf.ts'
import { screenQuery } from '#client/access/screenQuery.ts'
import {
  useDeleteValueEstimateMutation,
  useEstateDebtsQuery,
  useEstateValueQuery,
  useSaveEstateValueMutation,
} from '#client/generated/graphql.ts'
import { inputOf, type ValueValues } from './valueForm.ts'

/** What an estate is worth; and, for whoever may change it, what is owed. */
export function useEstateValue(estateId: string, mayChange: boolean) {
  const asked = useEstateValueQuery({ variables: { estateId }, ...screenQuery })
  const debts = useEstateDebtsQuery({ variables: { estateId }, skip: !mayChange, context: { tell: false } })
  const [saveValue] = useSaveEstateValueMutation()
  const [deleteEstimate] = useDeleteValueEstimateMutation()
  const estate = shownData(asked)?.estate
  const owed = shownData(debts)
  const value = estate?.value

  async function save(values: ValueValues, version: number) {
    await saveValue({ variables: { input: { estateId, version, ...inputOf(values) } }, context: { tell: false } })
  }
  return {
    value,
    debts: owed?.estateValue ?? undefined,
    isWhole: !mayChange || owed !== undefined,
    error: (estate ? undefined : asked.error) ?? (owed ? undefined : debts.error),
    retry: () => void Promise.all([asked.refetch(), mayChange && debts.refetch()]),
    save,
    /** Goes through even when it is the last thing that the page does. */
    removeEstimate: (id: string) =>
      deleteEstimate({ variables: { estateId, id }, context: { keepalive: true }, update: (cache) => readAgain(cache, estateId) }),
    newest: async () => {
      const [read, owes] = await Promise.all([asked.refetch(), debts.refetch()])
      return { value: read.data?.estate?.value ?? undefined, debts: owes.data?.estateValue ?? undefined }
    },
  }
}

/** What follows from the estimates is for the server to say. */
function readAgain(cache: ApolloCache, estateId: string) {
  const id = cache.identify({ __typename: 'EstateValue', id: estateId })!
  for (const fieldName of ['estimates', 'estimatedValue', 'valuedAt', 'equity']) cache.evict({ id, fieldName })
}
