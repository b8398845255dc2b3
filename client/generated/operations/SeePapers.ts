import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { SeePapersMutation, SeePapersMutationVariables } from '../types.ts'

export const SeePapersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SeePapers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SeeProjectDocumentsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seeProjectDocuments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"unseenCount"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"5df2f101a50dd313bfb1a4bb63b4fc4f6fee276f98273e7e2c27a8c9a7f39d22"}} as unknown as TypedDocumentNode<SeePapersMutation, SeePapersMutationVariables> & { __meta__: { hash: string } }

export function useSeePapersMutation(options?: useMutation.Options<SeePapersMutation, SeePapersMutationVariables>) {
  return useMutation(SeePapersDocument, options)
}
