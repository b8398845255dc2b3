import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { DeleteValueEstimateMutation, DeleteValueEstimateMutationVariables } from '../types.ts'

export const DeleteValueEstimateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteValueEstimate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"estateId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteValueEstimate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"estateId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"estateId"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}],"__meta__":{"hash":"05cb15a9da0aa54265df7e0fe47354d6c591bb1d835b032229f8f906459d8cfa"}} as unknown as TypedDocumentNode<DeleteValueEstimateMutation, DeleteValueEstimateMutationVariables> & { __meta__: { hash: string } }

export function useDeleteValueEstimateMutation(options?: useMutation.Options<DeleteValueEstimateMutation, DeleteValueEstimateMutationVariables>) {
  return useMutation(DeleteValueEstimateDocument, options)
}
