import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { LeaveEstateMutation, LeaveEstateMutationVariables } from '../types.ts'

export const LeaveEstateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LeaveEstate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"estateId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leaveEstate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"estateId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"estateId"}}}]}]}}],"__meta__":{"hash":"e7b0fb0ceda135574a24087c533e324cfdc9a6e2e4f49d1bbd8c109664322916"}} as unknown as TypedDocumentNode<LeaveEstateMutation, LeaveEstateMutationVariables> & { __meta__: { hash: string } }

export function useLeaveEstateMutation(options?: useMutation.Options<LeaveEstateMutation, LeaveEstateMutationVariables>) {
  return useMutation(LeaveEstateDocument, options)
}
