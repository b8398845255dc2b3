import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { WithdrawClaimMutation, WithdrawClaimMutationVariables } from '../types.ts'

export const WithdrawClaimDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawClaim"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawClaim"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}],"__meta__":{"hash":"ba22641cb2a8098f58671df00bc17ebebeafb3eeb5fc1d9e7de6a7b3e47d914f"}} as unknown as TypedDocumentNode<WithdrawClaimMutation, WithdrawClaimMutationVariables> & { __meta__: { hash: string } }

export function useWithdrawClaimMutation(options?: useMutation.Options<WithdrawClaimMutation, WithdrawClaimMutationVariables>) {
  return useMutation(WithdrawClaimDocument, options)
}
