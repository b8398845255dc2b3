import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { RemoveSignInLinkMutation, RemoveSignInLinkMutationVariables } from '../types.ts'

export const RemoveSignInLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveSignInLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeSignInLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"6a1d6c0bd4ab585f0f54868aecb376285dddc09eaa7e841b6cbba5c183629a57"}} as unknown as TypedDocumentNode<RemoveSignInLinkMutation, RemoveSignInLinkMutationVariables> & { __meta__: { hash: string } }

export function useRemoveSignInLinkMutation(options?: useMutation.Options<RemoveSignInLinkMutation, RemoveSignInLinkMutationVariables>) {
  return useMutation(RemoveSignInLinkDocument, options)
}
