import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { ArchiveMaintenanceTaskMutation, ArchiveMaintenanceTaskMutationVariables } from '../types.ts'

export const ArchiveMaintenanceTaskDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ArchiveMaintenanceTask"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ArchiveMaintenanceTaskInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"archiveMaintenanceTask"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"awaitsConfirmation"}},{"kind":"Field","name":{"kind":"Name","value":"taskId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"3a2974e04ed9ec29045e863d35cab11db832264bc1cbf9bdf86360d75488ede2"}} as unknown as TypedDocumentNode<ArchiveMaintenanceTaskMutation, ArchiveMaintenanceTaskMutationVariables> & { __meta__: { hash: string } }

export function useArchiveMaintenanceTaskMutation(options?: useMutation.Options<ArchiveMaintenanceTaskMutation, ArchiveMaintenanceTaskMutationVariables>) {
  return useMutation(ArchiveMaintenanceTaskDocument, options)
}
