import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { ChangeDoneTaskMutation, ChangeDoneTaskMutationVariables } from '../types.ts'

export const ChangeDoneTaskDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeDoneTask"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeDoneTaskInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeDoneTask"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"2fe803e82f962d1624e72dc8c33f7fcbb36746a6c773bc92452a6681801dbb72"}} as unknown as TypedDocumentNode<ChangeDoneTaskMutation, ChangeDoneTaskMutationVariables> & { __meta__: { hash: string } }

export function useChangeDoneTaskMutation(options?: useMutation.Options<ChangeDoneTaskMutation, ChangeDoneTaskMutationVariables>) {
  return useMutation(ChangeDoneTaskDocument, options)
}
