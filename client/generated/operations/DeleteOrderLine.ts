import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { DeleteOrderLineMutation, DeleteOrderLineMutationVariables } from '../types.ts'

export const DeleteOrderLineDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteOrderLine"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteOrderLineInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteOrderLine"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"52d1f3ed3ee51bb773c8a384194d45e059c81c78e0e9bb2da8c4e599aee5661d"}} as unknown as TypedDocumentNode<DeleteOrderLineMutation, DeleteOrderLineMutationVariables> & { __meta__: { hash: string } }

export function useDeleteOrderLineMutation(options?: useMutation.Options<DeleteOrderLineMutation, DeleteOrderLineMutationVariables>) {
  return useMutation(DeleteOrderLineDocument, options)
}
