import { type SkipToken, useLazyQuery, useQuery } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { WaitingClaimsQuery, WaitingClaimsQueryVariables } from '../types.ts'

export const WaitingClaimsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WaitingClaims"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waitingClaims"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"estateId"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine1"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine2"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"evidence"}},{"kind":"Field","name":{"kind":"Name","value":"shareNumerator"}},{"kind":"Field","name":{"kind":"Name","value":"shareDenominator"}},{"kind":"Field","name":{"kind":"Name","value":"owners"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"letterAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"3e7d327f39e41fae114572679f12e0bda8fac5fae695a72477e2f159bbc61ff0"}} as unknown as TypedDocumentNode<WaitingClaimsQuery, WaitingClaimsQueryVariables> & { __meta__: { hash: string } }

type WholeOptions = useQuery.Options<WaitingClaimsQuery, WaitingClaimsQueryVariables> & { returnPartialData?: false }

export function useWaitingClaimsQuery(options?: WholeOptions | SkipToken) {
  return useQuery(WaitingClaimsDocument, options ?? {})
}

export function useWaitingClaimsLazyQuery(options?: useLazyQuery.Options<WaitingClaimsQuery, WaitingClaimsQueryVariables>) {
  return useLazyQuery(WaitingClaimsDocument, options)
}
