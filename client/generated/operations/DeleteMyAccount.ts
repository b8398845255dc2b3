import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { DeleteMyAccountMutation, DeleteMyAccountMutationVariables } from '../types.ts'

export const DeleteMyAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteMyAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteMyAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}]}]}}],"__meta__":{"hash":"7fc63ac8e1ea34d52ce770b836f04c51066def0e417b2acf6954d1e2edfdb551"}} as unknown as TypedDocumentNode<DeleteMyAccountMutation, DeleteMyAccountMutationVariables> & { __meta__: { hash: string } }

export function useDeleteMyAccountMutation(options?: useMutation.Options<DeleteMyAccountMutation, DeleteMyAccountMutationVariables>) {
  return useMutation(DeleteMyAccountDocument, options)
}
