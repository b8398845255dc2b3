import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { RemoveSignInLinkMutation, RemoveSignInLinkMutationVariables } from '../types.ts'

export const RemoveSignInLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveSignInLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeSignInLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}],"__meta__":{"hash":"1560cbfc83ab27710b2fcc99f7f95b38f27dcb2dc2b2621b580207b1e113976e"}} as unknown as TypedDocumentNode<RemoveSignInLinkMutation, RemoveSignInLinkMutationVariables> & { __meta__: { hash: string } }

export function useRemoveSignInLinkMutation(options?: useMutation.Options<RemoveSignInLinkMutation, RemoveSignInLinkMutationVariables>) {
  return useMutation(RemoveSignInLinkDocument, options)
}
