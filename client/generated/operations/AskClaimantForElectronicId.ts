import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { AskClaimantForElectronicIdMutation, AskClaimantForElectronicIdMutationVariables } from '../types.ts'

export const AskClaimantForElectronicIdDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AskClaimantForElectronicId"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AskClaimantForElectronicIdInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"askClaimantForElectronicId"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"electronicIdAskedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"34d7e68426bed4c98bafbcbf1815ae4057482b5b28b6932121ce4a9a3da9cda0"}} as unknown as TypedDocumentNode<AskClaimantForElectronicIdMutation, AskClaimantForElectronicIdMutationVariables> & { __meta__: { hash: string } }

export function useAskClaimantForElectronicIdMutation(options?: useMutation.Options<AskClaimantForElectronicIdMutation, AskClaimantForElectronicIdMutationVariables>) {
  return useMutation(AskClaimantForElectronicIdDocument, options)
}
