import { shownData } from '#client/access/pagesOf.ts'
import { screenQuery } from '#client/access/screenQuery.ts'
import { useEstateDebtsQuery, useEstateValueQuery, useSaveEstateValueMutation } from '#client/generated/graphql.ts'
import { inputOf, type ValueValues } from './valueForm.ts'

/** What an estate is worth; and, for whoever may change it, what is owed. */
export function useEstateValue(estateId: string, mayChange: boolean) {
  const asked = useEstateValueQuery({ variables: { estateId }, ...screenQuery })
  const debts = useEstateDebtsQuery({ variables: { estateId }, skip: !mayChange, context: { tell: false } })
  const [saveValue] = useSaveEstateValueMutation()
  const estate = shownData(asked)?.estate
  const value = estate?.value

  async function save(values: ValueValues, version: number) {
    await saveValue({ variables: { input: { estateId, version, ...inputOf(values) } }, context: { tell: false } })
  }
  return {
    value,
    debts: debts.data?.estateValue ?? undefined,
    isWhole: !mayChange || debts.data !== undefined,
    error: (estate ? undefined : asked.error) ?? (debts.data ? undefined : debts.error),
    retry: () => void Promise.all([asked.refetch(), mayChange && debts.refetch()]),
    save,
    newest: async () => {
      const [read, owed] = await Promise.all([asked.refetch(), debts.refetch()])
      return { value: read.data?.estate?.value ?? undefined, debts: owed.data?.estateValue ?? undefined }
    },
  }
}
