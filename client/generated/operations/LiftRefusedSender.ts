import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { LiftRefusedSenderMutation, LiftRefusedSenderMutationVariables } from '../types.ts'

export const LiftRefusedSenderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LiftRefusedSender"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"refusalId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"liftRefusedSender"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"refusalId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"refusalId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"21160d510dccf47e48f1d10f832334b9a8b9972fc71acbfbb7433a8886c821fb"}} as unknown as TypedDocumentNode<LiftRefusedSenderMutation, LiftRefusedSenderMutationVariables> & { __meta__: { hash: string } }

export function useLiftRefusedSenderMutation(options?: useMutation.Options<LiftRefusedSenderMutation, LiftRefusedSenderMutationVariables>) {
  return useMutation(LiftRefusedSenderDocument, options)
}
