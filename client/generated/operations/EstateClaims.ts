import { type SkipToken, useLazyQuery, useQuery } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { EstateClaimsQuery, EstateClaimsQueryVariables } from '../types.ts'

export const EstateClaimsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EstateClaims"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"estateId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"estateClaims"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"estateId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"estateId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"evidence"}},{"kind":"Field","name":{"kind":"Name","value":"isEmailProven"}},{"kind":"Field","name":{"kind":"Name","value":"isIdentityProven"}},{"kind":"Field","name":{"kind":"Name","value":"electronicIdAskedAt"}},{"kind":"Field","name":{"kind":"Name","value":"shareNumerator"}},{"kind":"Field","name":{"kind":"Name","value":"shareDenominator"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"sharesAfter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"numeratorBefore"}},{"kind":"Field","name":{"kind":"Name","value":"denominatorBefore"}},{"kind":"Field","name":{"kind":"Name","value":"numerator"}},{"kind":"Field","name":{"kind":"Name","value":"denominator"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"1e962b4851cd10c09b4e012015c519c49beca5e43d8afb98b3d76f7bc7114f68"}} as unknown as TypedDocumentNode<EstateClaimsQuery, EstateClaimsQueryVariables> & { __meta__: { hash: string } }

type WholeOptions = useQuery.Options<EstateClaimsQuery, EstateClaimsQueryVariables> & { returnPartialData?: false }

export function useEstateClaimsQuery(options: WholeOptions | SkipToken) {
  return useQuery(EstateClaimsDocument, options)
}

export function useEstateClaimsLazyQuery(options?: useLazyQuery.Options<EstateClaimsQuery, EstateClaimsQueryVariables>) {
  return useLazyQuery(EstateClaimsDocument, options)
}
