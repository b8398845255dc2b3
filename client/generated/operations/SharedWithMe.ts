import { type SkipToken, useQuery } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { SharedWithMeQuery, SharedWithMeQueryVariables } from '../types.ts'

export const SharedWithMeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SharedWithMe"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"estateId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"estate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"estateId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"estateId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"guestLevel"}},{"kind":"Field","name":{"kind":"Name","value":"sharedBy"}},{"kind":"Field","name":{"kind":"Name","value":"sharedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"05b67d26d2a83124ab2266842b3147f8c7ac3ce32567f3fa2023e87853341c1d"}} as unknown as TypedDocumentNode<SharedWithMeQuery, SharedWithMeQueryVariables> & { __meta__: { hash: string } }

type WholeOptions = useQuery.Options<SharedWithMeQuery, SharedWithMeQueryVariables> & { returnPartialData?: false }

export function useSharedWithMeQuery(options: WholeOptions | SkipToken) {
  return useQuery(SharedWithMeDocument, options)
}
