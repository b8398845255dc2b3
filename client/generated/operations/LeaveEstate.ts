import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { LeaveEstateMutation, LeaveEstateMutationVariables } from '../types.ts'

export const LeaveEstateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LeaveEstate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"estateId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leaveEstate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"estateId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"estateId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"d3f0e6d3d9a25bf16c3d569999b5e732f79db1e256bb2d3bd67536cbb08bcc43"}} as unknown as TypedDocumentNode<LeaveEstateMutation, LeaveEstateMutationVariables> & { __meta__: { hash: string } }

export function useLeaveEstateMutation(options?: useMutation.Options<LeaveEstateMutation, LeaveEstateMutationVariables>) {
  return useMutation(LeaveEstateDocument, options)
}
