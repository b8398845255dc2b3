import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { DeleteInsuranceMutation, DeleteInsuranceMutationVariables } from '../types.ts'

export const DeleteInsuranceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteInsurance"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"estateId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteInsurance"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"estateId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"estateId"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}],"__meta__":{"hash":"ecd190872aa27350318fb4edc7dcc0b8efe900fa0996bb8abc5d83499947cd95"}} as unknown as TypedDocumentNode<DeleteInsuranceMutation, DeleteInsuranceMutationVariables> & { __meta__: { hash: string } }

export function useDeleteInsuranceMutation(options?: useMutation.Options<DeleteInsuranceMutation, DeleteInsuranceMutationVariables>) {
  return useMutation(DeleteInsuranceDocument, options)
}
