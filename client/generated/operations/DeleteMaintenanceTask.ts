import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { DeleteMaintenanceTaskMutation, DeleteMaintenanceTaskMutationVariables } from '../types.ts'

export const DeleteMaintenanceTaskDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteMaintenanceTask"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"estateId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"taskId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteMaintenanceTask"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"estateId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"estateId"}}},{"kind":"Argument","name":{"kind":"Name","value":"taskId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"taskId"}}}]}]}}],"__meta__":{"hash":"a07f871764033cf79a6ebd6acb3113c6d893b7d35ab9b2c5a56f2e684c1aa2e9"}} as unknown as TypedDocumentNode<DeleteMaintenanceTaskMutation, DeleteMaintenanceTaskMutationVariables> & { __meta__: { hash: string } }

export function useDeleteMaintenanceTaskMutation(options?: useMutation.Options<DeleteMaintenanceTaskMutation, DeleteMaintenanceTaskMutationVariables>) {
  return useMutation(DeleteMaintenanceTaskDocument, options)
}
