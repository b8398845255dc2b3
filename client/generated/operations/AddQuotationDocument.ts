import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { AddQuotationDocumentMutation, AddQuotationDocumentMutationVariables } from '../types.ts'

export const AddQuotationDocumentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddQuotationDocument"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddQuotationDocumentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addQuotationDocument"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"1938fb3b3e578d4f27811540d50af81b0421525049e7ef54324885973528cba9"}} as unknown as TypedDocumentNode<AddQuotationDocumentMutation, AddQuotationDocumentMutationVariables> & { __meta__: { hash: string } }

export function useAddQuotationDocumentMutation(options?: useMutation.Options<AddQuotationDocumentMutation, AddQuotationDocumentMutationVariables>) {
  return useMutation(AddQuotationDocumentDocument, options)
}
