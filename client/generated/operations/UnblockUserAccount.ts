import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { UnblockUserAccountMutation, UnblockUserAccountMutationVariables } from '../types.ts'

export const UnblockUserAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UnblockUserAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UnblockUserAccountInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unblockUserAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"blockedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"638b769b4a7391b4f8049f21c84240e1013581d68a547b621dd7f170609ac547"}} as unknown as TypedDocumentNode<UnblockUserAccountMutation, UnblockUserAccountMutationVariables> & { __meta__: { hash: string } }

export function useUnblockUserAccountMutation(options?: useMutation.Options<UnblockUserAccountMutation, UnblockUserAccountMutationVariables>) {
  return useMutation(UnblockUserAccountDocument, options)
}
