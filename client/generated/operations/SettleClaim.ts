import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { SettleClaimMutation, SettleClaimMutationVariables } from '../types.ts'

export const SettleClaimDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SettleClaim"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SettleClaimInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settleClaim"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"e3320942619af4a925157955fe6a8fbb473b1f4695487039df8ac2222f5335bd"}} as unknown as TypedDocumentNode<SettleClaimMutation, SettleClaimMutationVariables> & { __meta__: { hash: string } }

export function useSettleClaimMutation(options?: useMutation.Options<SettleClaimMutation, SettleClaimMutationVariables>) {
  return useMutation(SettleClaimDocument, options)
}
