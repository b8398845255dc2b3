import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { AskElectronicIdMutation, AskElectronicIdMutationVariables } from '../types.ts'

export const AskElectronicIdDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AskElectronicId"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AskElectronicIdInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"askElectronicId"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"electronicIdAskedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"837ed2c2ea3eb5a1dad240a990173bdd18a06722ce9004186ff056cd58dd2695"}} as unknown as TypedDocumentNode<AskElectronicIdMutation, AskElectronicIdMutationVariables> & { __meta__: { hash: string } }

export function useAskElectronicIdMutation(options?: useMutation.Options<AskElectronicIdMutation, AskElectronicIdMutationVariables>) {
  return useMutation(AskElectronicIdDocument, options)
}
