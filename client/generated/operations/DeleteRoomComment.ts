import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { DeleteRoomCommentMutation, DeleteRoomCommentMutationVariables } from '../types.ts'

export const DeleteRoomCommentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteRoomComment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"estateId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteRoomComment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"estateId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"estateId"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}],"__meta__":{"hash":"c9f601e77ae644c17125fa0e90a6b1086a2e723ddd54060781c8a6f31c57c5a6"}} as unknown as TypedDocumentNode<DeleteRoomCommentMutation, DeleteRoomCommentMutationVariables> & { __meta__: { hash: string } }

export function useDeleteRoomCommentMutation(options?: useMutation.Options<DeleteRoomCommentMutation, DeleteRoomCommentMutationVariables>) {
  return useMutation(DeleteRoomCommentDocument, options)
}
