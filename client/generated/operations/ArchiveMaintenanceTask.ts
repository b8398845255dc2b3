import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { ArchiveMaintenanceTaskMutation, ArchiveMaintenanceTaskMutationVariables } from '../types.ts'

export const ArchiveMaintenanceTaskDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ArchiveMaintenanceTask"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ArchiveMaintenanceTaskInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"archiveMaintenanceTask"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"awaitsConfirmation"}},{"kind":"Field","name":{"kind":"Name","value":"taskId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"3c1529a07c8466b46b510aec1996d34de143a04bb2bdd46b5503fac4724b5d09"}} as unknown as TypedDocumentNode<ArchiveMaintenanceTaskMutation, ArchiveMaintenanceTaskMutationVariables> & { __meta__: { hash: string } }

export function useArchiveMaintenanceTaskMutation(options?: useMutation.Options<ArchiveMaintenanceTaskMutation, ArchiveMaintenanceTaskMutationVariables>) {
  return useMutation(ArchiveMaintenanceTaskDocument, options)
}
