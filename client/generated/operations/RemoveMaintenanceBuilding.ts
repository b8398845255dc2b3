import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { RemoveMaintenanceBuildingMutation, RemoveMaintenanceBuildingMutationVariables } from '../types.ts'

export const RemoveMaintenanceBuildingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveMaintenanceBuilding"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"estateId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"buildingId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeMaintenanceBuilding"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"estateId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"estateId"}}},{"kind":"Argument","name":{"kind":"Name","value":"buildingId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"buildingId"}}}]}]}}],"__meta__":{"hash":"301b32c191048e44504355b7ae5f63fb95755fe85d1dcd953759d7024d273813"}} as unknown as TypedDocumentNode<RemoveMaintenanceBuildingMutation, RemoveMaintenanceBuildingMutationVariables> & { __meta__: { hash: string } }

export function useRemoveMaintenanceBuildingMutation(options?: useMutation.Options<RemoveMaintenanceBuildingMutation, RemoveMaintenanceBuildingMutationVariables>) {
  return useMutation(RemoveMaintenanceBuildingDocument, options)
}
