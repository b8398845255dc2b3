import { type SkipToken, useLazyQuery, useQuery } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { SharedEstateQuery, SharedEstateQueryVariables } from '../types.ts'

export const SharedEstateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SharedEstate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sharedEstate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"8a0ce61ab6312a1dd399ff0650e91e78501acd4dfa1e4bdeb97a0530eb129a24"}} as unknown as TypedDocumentNode<SharedEstateQuery, SharedEstateQueryVariables> & { __meta__: { hash: string } }

type WholeOptions = useQuery.Options<SharedEstateQuery, SharedEstateQueryVariables> & { returnPartialData?: false }

export function useSharedEstateQuery(options?: WholeOptions | SkipToken) {
  return useQuery(SharedEstateDocument, options ?? {})
}

export function useSharedEstateLazyQuery(options?: useLazyQuery.Options<SharedEstateQuery, SharedEstateQueryVariables>) {
  return useLazyQuery(SharedEstateDocument, options)
}
