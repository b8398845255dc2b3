import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { EndUserSessionsMutation, EndUserSessionsMutationVariables } from '../types.ts'

export const EndUserSessionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndUserSessions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EndUserSessionsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endUserSessions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"blockedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"4eb3194007d0e8e1df0fec850be0f3ee2501bb0b9fdf139afe3b8517166dc01f"}} as unknown as TypedDocumentNode<EndUserSessionsMutation, EndUserSessionsMutationVariables> & { __meta__: { hash: string } }

export function useEndUserSessionsMutation(options?: useMutation.Options<EndUserSessionsMutation, EndUserSessionsMutationVariables>) {
  return useMutation(EndUserSessionsDocument, options)
}
