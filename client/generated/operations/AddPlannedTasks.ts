import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { AddPlannedTasksMutation, AddPlannedTasksMutationVariables } from '../types.ts'

export const AddPlannedTasksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddPlannedTasks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddPlannedTasksInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addPlannedTasks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"taskCount"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"98cc97ada9e075dca0c3842cb34dd2baa08b1f28ae0819cf7eea3123edea99be"}} as unknown as TypedDocumentNode<AddPlannedTasksMutation, AddPlannedTasksMutationVariables> & { __meta__: { hash: string } }

export function useAddPlannedTasksMutation(options?: useMutation.Options<AddPlannedTasksMutation, AddPlannedTasksMutationVariables>) {
  return useMutation(AddPlannedTasksDocument, options)
}
