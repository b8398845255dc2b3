import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { DeleteMaintenanceSupplierMutation, DeleteMaintenanceSupplierMutationVariables } from '../types.ts'

export const DeleteMaintenanceSupplierDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteMaintenanceSupplier"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"estateId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"supplierId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteMaintenanceSupplier"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"estateId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"estateId"}}},{"kind":"Argument","name":{"kind":"Name","value":"supplierId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"supplierId"}}}]}]}}],"__meta__":{"hash":"908190ea81d38e48d5be5590362c587809edf0cabc243f60c583e815c9777bec"}} as unknown as TypedDocumentNode<DeleteMaintenanceSupplierMutation, DeleteMaintenanceSupplierMutationVariables> & { __meta__: { hash: string } }

export function useDeleteMaintenanceSupplierMutation(options?: useMutation.Options<DeleteMaintenanceSupplierMutation, DeleteMaintenanceSupplierMutationVariables>) {
  return useMutation(DeleteMaintenanceSupplierDocument, options)
}
