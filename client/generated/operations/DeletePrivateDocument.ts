import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { DeletePrivateDocumentMutation, DeletePrivateDocumentMutationVariables } from '../types.ts'

export const DeletePrivateDocumentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeletePrivateDocument"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"estateId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletePrivateDocument"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"estateId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"estateId"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}],"__meta__":{"hash":"0e08c06d70ed1a039eecc5a018bda463c83f88c71858ce1fef90752c6fb25443"}} as unknown as TypedDocumentNode<DeletePrivateDocumentMutation, DeletePrivateDocumentMutationVariables> & { __meta__: { hash: string } }

export function useDeletePrivateDocumentMutation(options?: useMutation.Options<DeletePrivateDocumentMutation, DeletePrivateDocumentMutationVariables>) {
  return useMutation(DeletePrivateDocumentDocument, options)
}
