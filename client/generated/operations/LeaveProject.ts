import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { LeaveProjectMutation, LeaveProjectMutationVariables } from '../types.ts'

export const LeaveProjectDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LeaveProject"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leaveProject"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"projectId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"18cb9330a4296bcf39566c4dd8b97e2a304f620225a321bcde02a57d102e58c7"}} as unknown as TypedDocumentNode<LeaveProjectMutation, LeaveProjectMutationVariables> & { __meta__: { hash: string } }

export function useLeaveProjectMutation(options?: useMutation.Options<LeaveProjectMutation, LeaveProjectMutationVariables>) {
  return useMutation(LeaveProjectDocument, options)
}
