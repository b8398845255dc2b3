import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { DeleteQuotationDocumentMutation, DeleteQuotationDocumentMutationVariables } from '../types.ts'

export const DeleteQuotationDocumentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteQuotationDocument"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteQuotationDocumentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteQuotationDocument"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"5c125f12d6d402e47d546ba1b2b4e3d597ee10eb358efda96bd0c140ec8e7c45"}} as unknown as TypedDocumentNode<DeleteQuotationDocumentMutation, DeleteQuotationDocumentMutationVariables> & { __meta__: { hash: string } }

export function useDeleteQuotationDocumentMutation(options?: useMutation.Options<DeleteQuotationDocumentMutation, DeleteQuotationDocumentMutationVariables>) {
  return useMutation(DeleteQuotationDocumentDocument, options)
}
