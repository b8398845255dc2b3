import { type SkipToken, useLazyQuery, useQuery } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { EstateOwnersQuery, EstateOwnersQueryVariables } from '../types.ts'

export const EstateOwnersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EstateOwners"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"estateId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"estateOwners"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"estateId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"estateId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"claimStatus"}},{"kind":"Field","name":{"kind":"Name","value":"shareNumerator"}},{"kind":"Field","name":{"kind":"Name","value":"shareDenominator"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"0e0ff75a319b431158d6c4d8c87cfc6b17aac56457e3cf996610db5f878d5a2d"}} as unknown as TypedDocumentNode<EstateOwnersQuery, EstateOwnersQueryVariables> & { __meta__: { hash: string } }

type WholeOptions = useQuery.Options<EstateOwnersQuery, EstateOwnersQueryVariables> & { returnPartialData?: false }

export function useEstateOwnersQuery(options: WholeOptions | SkipToken) {
  return useQuery(EstateOwnersDocument, options)
}

export function useEstateOwnersLazyQuery(options?: useLazyQuery.Options<EstateOwnersQuery, EstateOwnersQueryVariables>) {
  return useLazyQuery(EstateOwnersDocument, options)
}
