import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { DeleteOrderMutation, DeleteOrderMutationVariables } from '../types.ts'

export const DeleteOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteOrderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"b99b46380569e6e3ab511c0c76c9b58e81ac2a3778f03fba68fded13c205fbb5"}} as unknown as TypedDocumentNode<DeleteOrderMutation, DeleteOrderMutationVariables> & { __meta__: { hash: string } }

export function useDeleteOrderMutation(options?: useMutation.Options<DeleteOrderMutation, DeleteOrderMutationVariables>) {
  return useMutation(DeleteOrderDocument, options)
}
