import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { WithdrawClaimMutation, WithdrawClaimMutationVariables } from '../types.ts'

export const WithdrawClaimDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawClaim"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawClaim"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"1ec23e3aec32b091a53c8e1de50a8e7ccbe00660fbe95a900f1f32b2fd68e98e"}} as unknown as TypedDocumentNode<WithdrawClaimMutation, WithdrawClaimMutationVariables> & { __meta__: { hash: string } }

export function useWithdrawClaimMutation(options?: useMutation.Options<WithdrawClaimMutation, WithdrawClaimMutationVariables>) {
  return useMutation(WithdrawClaimDocument, options)
}
