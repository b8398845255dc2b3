import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { SettleClaimMutation, SettleClaimMutationVariables } from '../types.ts'

export const SettleClaimDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SettleClaim"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SettleClaimInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settleClaim"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}],"__meta__":{"hash":"cbd4350e36d5e5d3fa2ae00f86d925ee4ab0b26a69c288fc9a9baaa65f8fe1e6"}} as unknown as TypedDocumentNode<SettleClaimMutation, SettleClaimMutationVariables> & { __meta__: { hash: string } }

export function useSettleClaimMutation(options?: useMutation.Options<SettleClaimMutation, SettleClaimMutationVariables>) {
  return useMutation(SettleClaimDocument, options)
}
