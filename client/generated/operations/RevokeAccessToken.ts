import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { RevokeAccessTokenMutation, RevokeAccessTokenMutationVariables } from '../types.ts'

export const RevokeAccessTokenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeAccessToken"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeAccessToken"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"4d9ae5860312f72adadcf2f1f99154c0c7c48f0ecf78d047d347c250ecb04859"}} as unknown as TypedDocumentNode<RevokeAccessTokenMutation, RevokeAccessTokenMutationVariables> & { __meta__: { hash: string } }

export function useRevokeAccessTokenMutation(options?: useMutation.Options<RevokeAccessTokenMutation, RevokeAccessTokenMutationVariables>) {
  return useMutation(RevokeAccessTokenDocument, options)
}
