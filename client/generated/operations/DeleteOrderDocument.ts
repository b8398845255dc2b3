import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { DeleteOrderDocumentMutation, DeleteOrderDocumentMutationVariables } from '../types.ts'

export const DeleteOrderDocumentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteOrderDocument"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteOrderDocumentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteOrderDocument"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"2c2762d897cdfa0778f2eb532088e2fa11723d9fd2f3590de9f120c4ddfd1447"}} as unknown as TypedDocumentNode<DeleteOrderDocumentMutation, DeleteOrderDocumentMutationVariables> & { __meta__: { hash: string } }

export function useDeleteOrderDocumentMutation(options?: useMutation.Options<DeleteOrderDocumentMutation, DeleteOrderDocumentMutationVariables>) {
  return useMutation(DeleteOrderDocumentDocument, options)
}
