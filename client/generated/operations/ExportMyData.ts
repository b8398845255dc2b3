import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { ExportMyDataMutation, ExportMyDataMutationVariables } from '../types.ts'

export const ExportMyDataDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExportMyData"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportMyData"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"askedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isReady"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"17843ee9a97dd4e33e07521da100d6edc0d727cb732caf8860c3148577fd219e"}} as unknown as TypedDocumentNode<ExportMyDataMutation, ExportMyDataMutationVariables> & { __meta__: { hash: string } }

export function useExportMyDataMutation(options?: useMutation.Options<ExportMyDataMutation, ExportMyDataMutationVariables>) {
  return useMutation(ExportMyDataDocument, options)
}
