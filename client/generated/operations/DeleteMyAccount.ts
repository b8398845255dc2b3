import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { DeleteMyAccountMutation, DeleteMyAccountMutationVariables } from '../types.ts'

export const DeleteMyAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteMyAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteMyAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"809e1e84272c03e77e2e715fc9a9cd0ec05f6ce2d4a1be71ddadf812201e4c51"}} as unknown as TypedDocumentNode<DeleteMyAccountMutation, DeleteMyAccountMutationVariables> & { __meta__: { hash: string } }

export function useDeleteMyAccountMutation(options?: useMutation.Options<DeleteMyAccountMutation, DeleteMyAccountMutationVariables>) {
  return useMutation(DeleteMyAccountDocument, options)
}
