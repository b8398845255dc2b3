import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { LeaveAccessLinkMutation, LeaveAccessLinkMutationVariables } from '../types.ts'

export const LeaveAccessLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LeaveAccessLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"estateId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"linkId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteAccessLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"estateId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"estateId"}}},{"kind":"Argument","name":{"kind":"Name","value":"linkId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"linkId"}}}]}]}}],"__meta__":{"hash":"bff0691ce77429e5786837b22740eea85519c09fcf371aa185fea11f20d7077d"}} as unknown as TypedDocumentNode<LeaveAccessLinkMutation, LeaveAccessLinkMutationVariables> & { __meta__: { hash: string } }

export function useLeaveAccessLinkMutation(options?: useMutation.Options<LeaveAccessLinkMutation, LeaveAccessLinkMutationVariables>) {
  return useMutation(LeaveAccessLinkDocument, options)
}
