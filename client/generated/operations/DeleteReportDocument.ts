import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { DeleteReportDocumentMutation, DeleteReportDocumentMutationVariables } from '../types.ts'

export const DeleteReportDocumentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteReportDocument"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"estateId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteReportDocument"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"estateId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"estateId"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}],"__meta__":{"hash":"ef8ec7e4b7e3609ce89240c227d950429e5f126025f7e19b3a2cd24467fc2adf"}} as unknown as TypedDocumentNode<DeleteReportDocumentMutation, DeleteReportDocumentMutationVariables> & { __meta__: { hash: string } }

export function useDeleteReportDocumentMutation(options?: useMutation.Options<DeleteReportDocumentMutation, DeleteReportDocumentMutationVariables>) {
  return useMutation(DeleteReportDocumentDocument, options)
}
