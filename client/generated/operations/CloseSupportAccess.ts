import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { CloseSupportAccessMutation, CloseSupportAccessMutationVariables } from '../types.ts'

export const CloseSupportAccessDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CloseSupportAccess"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"closeSupportAccess"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"707f7d88f358880059c7e2fddd79b729f26e2d3f96318ce5130668a0369edda2"}} as unknown as TypedDocumentNode<CloseSupportAccessMutation, CloseSupportAccessMutationVariables> & { __meta__: { hash: string } }

export function useCloseSupportAccessMutation(options?: useMutation.Options<CloseSupportAccessMutation, CloseSupportAccessMutationVariables>) {
  return useMutation(CloseSupportAccessDocument, options)
}
