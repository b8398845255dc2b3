import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { DeleteRenovationMutation, DeleteRenovationMutationVariables } from '../types.ts'

export const DeleteRenovationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteRenovation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"estateId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"renovationId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteRenovation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"estateId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"estateId"}}},{"kind":"Argument","name":{"kind":"Name","value":"renovationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"renovationId"}}}]}]}}],"__meta__":{"hash":"415ba456eaa2d7890da55114137863f2de146b2740d5e38f1c6823d33fb55ecb"}} as unknown as TypedDocumentNode<DeleteRenovationMutation, DeleteRenovationMutationVariables> & { __meta__: { hash: string } }

export function useDeleteRenovationMutation(options?: useMutation.Options<DeleteRenovationMutation, DeleteRenovationMutationVariables>) {
  return useMutation(DeleteRenovationDocument, options)
}
