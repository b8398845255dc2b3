import { type SkipToken, useQuery } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { RefusedSendersQuery, RefusedSendersQueryVariables } from '../types.ts'

export const RefusedSendersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RefusedSenders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusedSenders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"23f388db73ee1262f03555b542285ca1e6f71348ca8c3ddcd843830d2803c925"}} as unknown as TypedDocumentNode<RefusedSendersQuery, RefusedSendersQueryVariables> & { __meta__: { hash: string } }

type WholeOptions = useQuery.Options<RefusedSendersQuery, RefusedSendersQueryVariables> & { returnPartialData?: false }

export function useRefusedSendersQuery(options?: WholeOptions | SkipToken) {
  return useQuery(RefusedSendersDocument, options ?? {})
}
