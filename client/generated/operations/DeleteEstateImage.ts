import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { DeleteEstateImageMutation, DeleteEstateImageMutationVariables } from '../types.ts'

export const DeleteEstateImageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteEstateImage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"estateId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"fileId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteEstateImage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"estateId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"estateId"}}},{"kind":"Argument","name":{"kind":"Name","value":"fileId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"fileId"}}}]}]}}],"__meta__":{"hash":"8ec10e3f45a6fa9acff66d60f30fdba5ce072cfcc4dbeca9caec542ebb2167cc"}} as unknown as TypedDocumentNode<DeleteEstateImageMutation, DeleteEstateImageMutationVariables> & { __meta__: { hash: string } }

export function useDeleteEstateImageMutation(options?: useMutation.Options<DeleteEstateImageMutation, DeleteEstateImageMutationVariables>) {
  return useMutation(DeleteEstateImageDocument, options)
}
