import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { BlockUserAccountMutation, BlockUserAccountMutationVariables } from '../types.ts'

export const BlockUserAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BlockUserAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BlockUserAccountInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"blockUserAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"blockedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"ca29e1a7b86cbba3c7eeaf768af2e1c07fe6b5688e0a307ff47dfd601b4d9f35"}} as unknown as TypedDocumentNode<BlockUserAccountMutation, BlockUserAccountMutationVariables> & { __meta__: { hash: string } }

export function useBlockUserAccountMutation(options?: useMutation.Options<BlockUserAccountMutation, BlockUserAccountMutationVariables>) {
  return useMutation(BlockUserAccountDocument, options)
}
