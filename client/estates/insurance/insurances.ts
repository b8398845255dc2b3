import { collection, type RecordOf } from '#client/data/collection.ts'
import { DeleteInsuranceDocument, InsurancesDocument, SaveInsuranceDocument, type SaveInsuranceInput } from '#client/generated/graphql.ts'

export const insurances = collection({
  texts: 'estates.insurance',
  address: 'insurance',
  list: InsurancesDocument,
  at: ({ estate }) => estate?.insurances,
  nameOf: ({ customName, company }) => customName ?? company,
  save: ({ estateId }, input: Omit<SaveInsuranceInput, 'estateId'>) => ({
    mutation: SaveInsuranceDocument,
    variables: { input: { estateId, ...input } },
  }),
  remove: ({ estateId }, { id }) => ({ mutation: DeleteInsuranceDocument, variables: { estateId, id } }),
  listed: ['Estate.insurances'],
  changes: ['Query.documentSearch'],
})
export type Insurance = RecordOf<typeof insurances>
