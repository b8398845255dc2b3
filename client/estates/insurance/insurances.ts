import { type NodeOf, records } from '#client/data/collection.ts'
import { DeleteInsuranceDocument, type InsurancesQuery, SaveInsuranceDocument, type SaveInsuranceInput } from '#client/generated/graphql.ts'

export type Insurance = NodeOf<NonNullable<InsurancesQuery['estate']>['insurances']>

export const insurances = records({
  texts: 'estates.insurance',
  address: 'insurance',
  nameOf: ({ customName, company }: Insurance) => customName ?? company,
  save: ({ estateId }: { estateId: string }, input: Omit<SaveInsuranceInput, 'estateId'>) => ({
    mutation: SaveInsuranceDocument,
    variables: { input: { estateId, ...input } },
  }),
  remove: ({ estateId }, { id }) => ({ mutation: DeleteInsuranceDocument, variables: { estateId, id } }),
  listed: ['Estate.insurances'],
  changes: ['Query.documentSearch'],
})
