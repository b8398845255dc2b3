import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { CloseSupportAccessMutation, CloseSupportAccessMutationVariables } from '../types.ts'

export const CloseSupportAccessDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CloseSupportAccess"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"closeSupportAccess"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}],"__meta__":{"hash":"f15704ee7f2de2b8a78a534572ca909384f12c16d7b348a2a894f8f4fe071ee7"}} as unknown as TypedDocumentNode<CloseSupportAccessMutation, CloseSupportAccessMutationVariables> & { __meta__: { hash: string } }

export function useCloseSupportAccessMutation(options?: useMutation.Options<CloseSupportAccessMutation, CloseSupportAccessMutationVariables>) {
  return useMutation(CloseSupportAccessDocument, options)
}
