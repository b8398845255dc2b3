import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { DeleteMaintenanceAreaMutation, DeleteMaintenanceAreaMutationVariables } from '../types.ts'

export const DeleteMaintenanceAreaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteMaintenanceArea"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"estateId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"areaId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteMaintenanceArea"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"estateId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"estateId"}}},{"kind":"Argument","name":{"kind":"Name","value":"areaId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"areaId"}}}]}]}}],"__meta__":{"hash":"16ba2a0f34f5ff667da77f8059bf460853dd188e322be5dc3e579fc44b98a553"}} as unknown as TypedDocumentNode<DeleteMaintenanceAreaMutation, DeleteMaintenanceAreaMutationVariables> & { __meta__: { hash: string } }

export function useDeleteMaintenanceAreaMutation(options?: useMutation.Options<DeleteMaintenanceAreaMutation, DeleteMaintenanceAreaMutationVariables>) {
  return useMutation(DeleteMaintenanceAreaDocument, options)
}
