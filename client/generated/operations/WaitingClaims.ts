import { type SkipToken, useLazyQuery, useQuery } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { WaitingClaimsQuery, WaitingClaimsQueryVariables } from '../types.ts'

export const WaitingClaimsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WaitingClaims"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"searchValue"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waitingClaims"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"searchValue"},"value":{"kind":"Variable","name":{"kind":"Name","value":"searchValue"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WaitingClaimParts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaitingClaimParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitingClaim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"estateId"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine1"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine2"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"evidence"}},{"kind":"Field","name":{"kind":"Name","value":"shareNumerator"}},{"kind":"Field","name":{"kind":"Name","value":"shareDenominator"}},{"kind":"Field","name":{"kind":"Name","value":"isEmailProven"}},{"kind":"Field","name":{"kind":"Name","value":"isIdentityProven"}},{"kind":"Field","name":{"kind":"Name","value":"electronicIdAskedAt"}},{"kind":"Field","name":{"kind":"Name","value":"owners"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"letterAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}],"__meta__":{"hash":"54a37c3d097eab1d4457a4f8db8c94b801d864edcaf968b2e7af859aa500d0f4"}} as unknown as TypedDocumentNode<WaitingClaimsQuery, WaitingClaimsQueryVariables> & { __meta__: { hash: string } }

type WholeOptions = useQuery.Options<WaitingClaimsQuery, WaitingClaimsQueryVariables> & { returnPartialData?: false }

export function useWaitingClaimsQuery(options?: WholeOptions | SkipToken) {
  return useQuery(WaitingClaimsDocument, options ?? {})
}

export function useWaitingClaimsLazyQuery(options?: useLazyQuery.Options<WaitingClaimsQuery, WaitingClaimsQueryVariables>) {
  return useLazyQuery(WaitingClaimsDocument, options)
}
