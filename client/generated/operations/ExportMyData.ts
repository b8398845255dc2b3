import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { ExportMyDataMutation, ExportMyDataMutationVariables } from '../types.ts'

export const ExportMyDataDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExportMyData"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportMyData"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"askedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isReady"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"8d522e23725ed65903cb255b9fe396ecbd24d77b3bb556e24cdf0afdce55e726"}} as unknown as TypedDocumentNode<ExportMyDataMutation, ExportMyDataMutationVariables> & { __meta__: { hash: string } }

export function useExportMyDataMutation(options?: useMutation.Options<ExportMyDataMutation, ExportMyDataMutationVariables>) {
  return useMutation(ExportMyDataDocument, options)
}
