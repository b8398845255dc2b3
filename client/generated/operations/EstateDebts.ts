import { type SkipToken, useQuery } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { EstateDebtsQuery, EstateDebtsQueryVariables } from '../types.ts'

export const EstateDebtsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EstateDebts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"estateId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"estateValue"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"estateId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"estateId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EstateDebts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EstateDebts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EstateValue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loan"}},{"kind":"Field","name":{"kind":"Name","value":"sharedDebt"}},{"kind":"Field","name":{"kind":"Name","value":"monthlySharedCost"}},{"kind":"Field","name":{"kind":"Name","value":"equity"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}],"__meta__":{"hash":"c5bd521200bdf30a5ac7f7f7f111a07a24af340be8f477f06e1ad6477910fde8"}} as unknown as TypedDocumentNode<EstateDebtsQuery, EstateDebtsQueryVariables> & { __meta__: { hash: string } }

type WholeOptions = useQuery.Options<EstateDebtsQuery, EstateDebtsQueryVariables> & { returnPartialData?: false }

export function useEstateDebtsQuery(options: WholeOptions | SkipToken) {
  return useQuery(EstateDebtsDocument, options)
}
