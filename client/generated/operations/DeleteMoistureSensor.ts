import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { DeleteMoistureSensorMutation, DeleteMoistureSensorMutationVariables } from '../types.ts'

export const DeleteMoistureSensorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteMoistureSensor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"estateId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteMoistureSensor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"estateId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"estateId"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}],"__meta__":{"hash":"fc08a9479fe8bd164c8186a8930f12c62938b0b2e65a6febdb6d67452bc34ca6"}} as unknown as TypedDocumentNode<DeleteMoistureSensorMutation, DeleteMoistureSensorMutationVariables> & { __meta__: { hash: string } }

export function useDeleteMoistureSensorMutation(options?: useMutation.Options<DeleteMoistureSensorMutation, DeleteMoistureSensorMutationVariables>) {
  return useMutation(DeleteMoistureSensorDocument, options)
}
