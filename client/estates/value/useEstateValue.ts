import { shownData } from '#client/access/pagesOf.ts'
import { screenQuery } from '#client/access/screenQuery.ts'
import { useNewest } from '#client/data/useNewest.ts'
import { useSend } from '#client/data/useSend.ts'
import {
  DeleteValueEstimateDocument,
  EstateDebtsDocument,
  EstateValueDocument,
  SaveEstateValueDocument,
  useEstateDebtsQuery,
  useEstateValueQuery,
} from '#client/generated/graphql.ts'
import { inputOf, type ValueValues } from './valueForm.ts'

/** What follows from the estimates is for the server to say. */
const followsFromEstimates = ['EstateValue.estimates', 'EstateValue.estimatedValue', 'EstateValue.valuedAt', 'EstateValue.equity'] as const

/** What an estate is worth; and, for whoever may change it, what is owed. */
export function useEstateValue(estateId: string, mayChange: boolean) {
  const asked = useEstateValueQuery({ variables: { estateId }, ...screenQuery })
  const debts = useEstateDebtsQuery({ variables: { estateId }, skip: !mayChange, context: { tell: false } })
  const send = useSend()
  const readNewest = useNewest()
  const estate = shownData(asked)?.estate
  const owed = shownData(debts)
  const value = estate?.value

  return {
    value,
    debts: owed?.estateValue ?? undefined,
    isWhole: !mayChange || owed !== undefined,
    error: (estate ? undefined : asked.error) ?? (owed ? undefined : debts.error),
    retry: () => void Promise.all([asked.refetch(), mayChange && debts.refetch()]),
    save: (values: ValueValues) => send({ mutation: SaveEstateValueDocument, variables: { input: { estateId, ...inputOf(values) } } }),
    removeEstimate: (id: string) => send({ mutation: DeleteValueEstimateDocument, variables: { estateId, id } }, followsFromEstimates),
    newest: async () => {
      const [read, owes] = await Promise.all([readNewest(EstateValueDocument, { estateId }), readNewest(EstateDebtsDocument, { estateId })])
      return { value: read?.estate?.value ?? undefined, debts: owes?.estateValue ?? undefined }
    },
  }
}
