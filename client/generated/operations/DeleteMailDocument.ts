import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { DeleteMailDocumentMutation, DeleteMailDocumentMutationVariables } from '../types.ts'

export const DeleteMailDocumentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteMailDocument"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"estateId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"documentId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteMailboxDocument"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"estateId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"estateId"}}},{"kind":"Argument","name":{"kind":"Name","value":"documentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"documentId"}}}]}]}}],"__meta__":{"hash":"5552052322fefcc38de0fbac3fada3d6911b39c3d730ab80a5b68b9465194535"}} as unknown as TypedDocumentNode<DeleteMailDocumentMutation, DeleteMailDocumentMutationVariables> & { __meta__: { hash: string } }

export function useDeleteMailDocumentMutation(options?: useMutation.Options<DeleteMailDocumentMutation, DeleteMailDocumentMutationVariables>) {
  return useMutation(DeleteMailDocumentDocument, options)
}
