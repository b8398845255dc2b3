import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { ArchiveMaintenanceTaskMutation, ArchiveMaintenanceTaskMutationVariables } from '../types.ts'

export const ArchiveMaintenanceTaskDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ArchiveMaintenanceTask"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ArchiveMaintenanceTaskInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"archiveMaintenanceTask"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"taskId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"4f16146b9ff1ba5c2e877076273e8f7ef71964c2f2b14b7fcf3a71650d3964c3"}} as unknown as TypedDocumentNode<ArchiveMaintenanceTaskMutation, ArchiveMaintenanceTaskMutationVariables> & { __meta__: { hash: string } }

export function useArchiveMaintenanceTaskMutation(options?: useMutation.Options<ArchiveMaintenanceTaskMutation, ArchiveMaintenanceTaskMutationVariables>) {
  return useMutation(ArchiveMaintenanceTaskDocument, options)
}
