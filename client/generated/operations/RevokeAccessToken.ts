import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { RevokeAccessTokenMutation, RevokeAccessTokenMutationVariables } from '../types.ts'

export const RevokeAccessTokenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeAccessToken"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeAccessToken"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}],"__meta__":{"hash":"a5853025aeed51c90e7c66644a20a94293d9b0b170096f3024bae86d6a2f846c"}} as unknown as TypedDocumentNode<RevokeAccessTokenMutation, RevokeAccessTokenMutationVariables> & { __meta__: { hash: string } }

export function useRevokeAccessTokenMutation(options?: useMutation.Options<RevokeAccessTokenMutation, RevokeAccessTokenMutationVariables>) {
  return useMutation(RevokeAccessTokenDocument, options)
}
