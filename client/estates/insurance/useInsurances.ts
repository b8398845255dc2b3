import { shownData } from '#client/access/pagesOf.ts'
import { screenQuery } from '#client/access/screenQuery.ts'
import { usePapers } from '#client/estates/papers/usePapers.ts'
import {
  type InsurancePartsFragment,
  InsurancesFromDocument,
  type SaveInsuranceInput,
  useDeleteInsuranceMutation,
  useInsurancesQuery,
  useSaveInsuranceMutation,
} from '#client/generated/graphql.ts'

export type Insurance = InsurancePartsFragment
export type InsuranceInput = Omit<SaveInsuranceInput, 'estateId'>

export function useInsurances(estateId: string) {
  const asked = useInsurancesQuery({ variables: { estateId }, ...screenQuery })
  const [save] = useSaveInsuranceMutation()
  const [remove] = useDeleteInsuranceMutation()

  const estate = shownData(asked)?.estate

  return usePapers<Insurance, InsuranceInput>({
    estateId,
    field: 'insurances',
    asked,
    estate,
    list: estate?.insurances,
    save: (input, options) => save({ variables: { input }, ...options }),
    remove: (id, options) => remove({ variables: { estateId, id }, ...options }),
    async readFrom(after) {
      const variables = { estateId, after }
      return (await asked.client.query({ query: InsurancesFromDocument, variables, fetchPolicy: 'network-only' })).data?.insurances
    },
  })
}
