import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { DeleteBuildingMutation, DeleteBuildingMutationVariables } from '../types.ts'

export const DeleteBuildingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteBuilding"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"estateId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"buildingId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteBuilding"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"estateId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"estateId"}}},{"kind":"Argument","name":{"kind":"Name","value":"buildingId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"buildingId"}}}]}]}}],"__meta__":{"hash":"7c1a1dee595c536761414050399255aa8dcc61b26f758a9020bffe052a74f8b7"}} as unknown as TypedDocumentNode<DeleteBuildingMutation, DeleteBuildingMutationVariables> & { __meta__: { hash: string } }

export function useDeleteBuildingMutation(options?: useMutation.Options<DeleteBuildingMutation, DeleteBuildingMutationVariables>) {
  return useMutation(DeleteBuildingDocument, options)
}
