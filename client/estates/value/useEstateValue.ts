import type { Own } from '#client/access/own.ts'
import { shownData, shownOf } from '#client/access/pagesOf.ts'
import { useNewest } from '#client/data/useNewest.ts'
import { useSend } from '#client/data/useSend.ts'
import {
  DeleteValueEstimateDocument,
  EstateDebtsDocument,
  SaveEstateValueDocument,
  useEstateDebtsQuery,
} from '#client/generated/graphql.ts'
import type { Value, ValueInput } from './valueForm.ts'

/** What follows from the estimates is for the server to say. */
const followsFromEstimates = ['EstateValue.estimates', 'EstateValue.estimatedValue', 'EstateValue.valuedAt', 'EstateValue.equity'] as const

/** What is owed on an estate, and what is done with its value, for whoever may change it. */
export function useEstateValue(estateId: string, own: Own<Value>, mayChange: boolean) {
  const query = useEstateDebtsQuery({ variables: { estateId }, skip: !mayChange, context: { tell: false } })
  const send = useSend()
  const readNewest = useNewest()
  const debts = shownOf(mayChange ? shownData(query) : { estateValue: null }, query)

  return {
    debts,
    save: (input: ValueInput) => send({ mutation: SaveEstateValueDocument, variables: { input: { estateId, ...input } } }),
    removeEstimate: (id: string) => send({ mutation: DeleteValueEstimateDocument, variables: { estateId, id } }, followsFromEstimates),
    newest: async () => {
      const [value, owes] = await Promise.all([own.newest(), readNewest(EstateDebtsDocument, { estateId })])
      return { value, debts: owes?.estateValue ?? undefined }
    },
  }
}
