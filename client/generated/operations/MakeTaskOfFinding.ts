import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { MakeTaskOfFindingMutation, MakeTaskOfFindingMutationVariables } from '../types.ts'

export const MakeTaskOfFindingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MakeTaskOfFinding"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateMaintenanceTaskInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createMaintenanceTask"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"42c818b84acf69f1c149859105c40f25e6d538004e1986e7e7ac20e445d46d74"}} as unknown as TypedDocumentNode<MakeTaskOfFindingMutation, MakeTaskOfFindingMutationVariables> & { __meta__: { hash: string } }

export function useMakeTaskOfFindingMutation(options?: useMutation.Options<MakeTaskOfFindingMutation, MakeTaskOfFindingMutationVariables>) {
  return useMutation(MakeTaskOfFindingDocument, options)
}
